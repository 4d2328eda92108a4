import { playwrightReport } from './harness/test-report'
import { build, runSuite, type Step } from './harness/test-suite'

/** All components in one engine; without the engine they are skipped, and count as failed. */
const engine = (name: string): Step => ({
  name,
  command: `ENGINE=${name} playwright test --config tests/engines/playwright.config.ts`,
  report: () => playwrightReport(`test-results/${name}.json`),
})

/** `npm run test:engines -- firefox` runs one of them. */
const chosen = process.argv.slice(2)
const names = chosen.length > 0 ? chosen : ['chromium', 'firefox', 'webkit']
await runSuite([build, ...names.map(engine)])
