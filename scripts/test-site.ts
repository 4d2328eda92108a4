import { browser, build, vitest } from './harness/test-steps'
import { runSuite } from './harness/test-suite'

await runSuite([vitest('builds', ['build']), build, browser('site')])
