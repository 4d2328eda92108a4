import { playwrightCount } from './harness/playwright-report'
import { build, runSuite } from './harness/test-suite'

runSuite([
  build,
  {
    name: 'take home',
    command: 'playwright test --config tests/take-home/playwright.config.ts',
    count: () => playwrightCount('test-results/take-home.json'),
  },
])
