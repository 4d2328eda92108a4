import { build, playwright } from './harness/test-steps'
import { runSuite } from './harness/test-suite'
import { readWords } from './harness/usage'

const [chosen] = readWords(
  'Usage: npm run test:take-home. It installs the components in fresh apps; with -- frameworks, in those of more frameworks, with each package manager.',
  (word) => word === 'frameworks',
)

await runSuite([
  build,
  playwright(
    'installed',
    '--config tests/take-home/playwright.config.ts',
    'test-results/take-home.json',
    chosen === undefined ? {} : { FRAMEWORKS: '1' },
  ),
])
