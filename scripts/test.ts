import { build, playwright, runSuite, vitest } from './harness/test-suite'

runSuite([
  { name: 'lint', command: 'npm run lint' },
  { name: 'typecheck', command: 'npm run typecheck' },
  { name: 'validate', command: 'npm run validate' },
  vitest('unit and server', ['unit', 'server']),
  build,
  playwright('components', 'tests/playwright.config.ts', 'test-results/browser.json', 'components'),
])
