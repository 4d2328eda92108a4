import { playwrightReport } from './harness/test-report'
import { build, runSuite, type Step } from './harness/test-suite'
import { readWords } from './harness/usage'

/** All components in one engine; without the engine they are skipped, and count as failed. */
const engine = (name: string): Step => ({
  name,
  command: `ENGINE=${name} playwright test --config tests/engines/playwright.config.ts`,
  report: () => playwrightReport(`test-results/${name}.json`),
})

const all = ['chromium', 'firefox', 'webkit']
const chosen = readWords(
  `Usage: npm run test:engines, or -- followed by some of ${all.join(', ')} to test in these alone.`,
  (word) => all.includes(word),
)
const names = chosen.length > 0 ? chosen : all
await runSuite([build, ...names.map(engine)])
