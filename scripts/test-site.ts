import { browser, build, runSuite, vitest } from './harness/test-suite'

runSuite([vitest('builds', ['build']), build, browser('site')])
