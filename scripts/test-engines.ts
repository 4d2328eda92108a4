import { build, playwright, runSuite } from './harness/test-suite'

runSuite([build, playwright('engines', 'tests/engines/playwright.config.ts', 'test-results/engines.json')])
