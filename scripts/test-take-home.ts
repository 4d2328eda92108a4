import { playwrightReport } from './harness/test-report'
import { build, runSuite } from './harness/test-suite'

await runSuite([
  build,
  {
    name: 'take home',
    command: 'playwright test --config tests/take-home/playwright.config.ts',
    report: () => playwrightReport('test-results/take-home.json'),
  },
])
