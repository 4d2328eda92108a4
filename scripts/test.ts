import { browser, build, vitest } from './harness/test-steps'
import { runSuite } from './harness/test-suite'

await runSuite([
  // Side by side, as each takes one core only.
  [
    { name: 'lint', command: 'npm run lint' },
    { name: 'typecheck', command: 'npm run typecheck' },
    { name: 'validate', command: 'npm run validate' },
  ],
  vitest('unit and server', ['unit', 'server']),
  build,
  browser('components'),
])
