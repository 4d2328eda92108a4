import { playwrightCount } from './harness/playwright-report'
import { build, runSuite, type Step } from './harness/test-suite'

/** All components in one engine; without the engine they are skipped, and count as failed. */
const engine = (name: string): Step => ({
  name,
  command: `ENGINE=${name} playwright test --config tests/engines/playwright.config.ts`,
  count: () => playwrightCount(`test-results/${name}.json`),
})

runSuite([build, engine('chromium'), engine('firefox'), engine('webkit')])
