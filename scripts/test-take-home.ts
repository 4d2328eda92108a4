import { build, playwright } from './harness/test-steps'
import { runSuite } from './harness/test-suite'

await runSuite([
  build,
  playwright('take home', '--config tests/take-home/playwright.config.ts', 'test-results/take-home.json'),
])
