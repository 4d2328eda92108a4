import { build, playwright, runSuite, vitest } from './harness/test-suite'

runSuite([
  vitest('builds', ['build']),
  build,
  playwright('site', 'tests/playwright.config.ts', 'test-results/browser.json', 'site'),
])
