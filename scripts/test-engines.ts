import { build, playwright } from './harness/test-steps'
import { runSuite } from './harness/test-suite'

/** All components in one engine; without the engine they are skipped, and count as failed. */
const engine = (name: string) =>
  playwright(name, '--config tests/engines/playwright.config.ts', `test-results/${name}.json`, {
    ENGINE: name,
  })

/** `npm run test:engines -- firefox` runs one of them. */
const chosen = process.argv.slice(2)
const names = chosen.length > 0 ? chosen : ['chromium', 'firefox', 'webkit']
await runSuite([build, ...names.map(engine)])
