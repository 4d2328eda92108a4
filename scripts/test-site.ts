import { browser, build, vitest } from './harness/test-steps'
import { runSuite } from './harness/test-suite'
import { readWords } from './harness/usage'

readWords('Usage: npm run test:site. It tests the whole site in a browser. test:browser runs single files.')

await runSuite([vitest('builds', '--project build'), build, browser('site')])
