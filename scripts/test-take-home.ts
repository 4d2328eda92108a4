import { playwrightReport } from './harness/test-report'
import { build, runSuite } from './harness/test-suite'
import { readWords } from './harness/usage'

readWords('Usage: npm run test:take-home. It installs the components in fresh apps.')

await runSuite([
  build,
  {
    name: 'take home',
    command: 'playwright test --config tests/take-home/playwright.config.ts',
    report: () => playwrightReport('test-results/take-home.json'),
  },
])
