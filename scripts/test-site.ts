import { browser, build, runSuite, vitest } from './harness/test-suite'

await runSuite([vitest('builds', ['build']), build, browser('site')])
