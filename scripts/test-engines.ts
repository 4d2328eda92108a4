import { build, playwright } from './harness/test-steps'
import { runSuite } from './harness/test-suite'
import { readWords } from './harness/usage'

/** All components in one engine; without the engine they are skipped, and count as failed. */
const engine = (name: string) =>
  playwright(name, '--config tests/engines/playwright.config.ts', `test-results/${name}.json`, {
    ENGINE: name,
  })

const all = ['chromium', 'firefox', 'webkit']
const chosen = readWords(
  `Usage: npm run test:engines, or -- followed by some of ${all.join(', ')} to test in these alone.`,
  (word) => all.includes(word),
)
const names = chosen.length > 0 ? chosen : all
await runSuite([build, ...names.map(engine)])
