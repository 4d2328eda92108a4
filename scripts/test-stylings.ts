import { cssFolder, emotionFolder } from './harness/styling'
import { playwright } from './harness/test-steps'
import { runSuite } from './harness/test-suite'
import { readWords } from './harness/usage'

readWords('Usage: npm run test:stylings. It compares the components in both stylings.')

/** Tests that take the components as they were written. */
const withEmotion = (name: string, words: string, report: string) =>
  playwright(name, `--config tests/${words}`, `test-results/${report}.json`, { STYLES: 'emotion' })

await runSuite([
  { name: 'build with CSS modules', command: `STYLES=css OUT_DIR=${cssFolder} npm run build` },
  { name: 'build with Emotion', command: `STYLES=emotion OUT_DIR=${emotionFolder} npm run build` },
  withEmotion('stylings', 'stylings/playwright.config.ts', 'stylings'),
  withEmotion(
    'components, with Emotion',
    'playwright.config.ts --project=components registry/',
    'browser-emotion',
  ),
  withEmotion(
    'other people’s pages, with Emotion',
    'engines/playwright.config.ts --project=Chromium consumer-class hostile components',
    'chromium-emotion',
  ),
])
