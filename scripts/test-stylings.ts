import { cssFolder, emotionFolder } from './harness/styling'
import { playwright, type Step } from './harness/test-steps'
import { runSuite } from './harness/test-suite'
import { readWords } from './harness/usage'

/** The word for the components' own tests, which take longer than all the rest. */
const word = 'components'

const chosen = readWords(
  `Usage: npm run test:stylings. It compares the components in both stylings. With -- ${word}, it runs their own tests with Emotion, too.`,
  (given) => given === word,
)

/** Tests that take the components as they were written. */
const withEmotion = (name: string, words: string, report: string) =>
  playwright(name, `--config tests/${words}`, `test-results/${report}.json`, { STYLES: 'emotion' })

/**
 * The tests of components, with Emotion. Elements and styles are compared separately, in every state and once the controls
 * are used, so this finds nothing else unless a component does something else with another style.
 */
const ownTests: Step = withEmotion(
  'components, with Emotion',
  'playwright.config.ts --project=components registry/',
  'browser-emotion',
)

await runSuite([
  { name: 'build with CSS modules', command: `STYLES=css OUT_DIR=${cssFolder} npm run build` },
  { name: 'build with Emotion', command: `STYLES=emotion OUT_DIR=${emotionFolder} npm run build` },
  withEmotion('stylings', 'stylings/playwright.config.ts', 'stylings'),
  withEmotion(
    'other people’s pages, with Emotion',
    'engines/playwright.config.ts --project=Chromium consumer-class hostile components',
    'chromium-emotion',
  ),
  ...(chosen.includes(word) ? [ownTests] : []),
])
