import { cssFolder, emotionFolder } from './harness/styling'
import { playwright } from './harness/test-steps'
import { runSuite } from './harness/test-suite'
import { readWords } from './harness/usage'

readWords('Usage: npm run test:stylings. It compares the components in both stylings.')

/** Tests of the site or of the components, with the components as they were written. */
const withEmotion = (name: string, words: string, report: string) =>
  playwright(`${name}, with Emotion`, `--config tests/${words}`, `test-results/${report}-emotion.json`, {
    STYLES: 'emotion',
  })

await runSuite([
  { name: 'build with CSS modules', command: `STYLES=css OUT_DIR=${cssFolder} npm run build` },
  { name: 'build with Emotion', command: `STYLES=emotion OUT_DIR=${emotionFolder} npm run build` },
  playwright('stylings', '--config tests/stylings/playwright.config.ts', 'test-results/stylings.json'),
  withEmotion('components', 'playwright.config.ts --project=components registry/', 'browser'),
  withEmotion(
    'other people’s pages',
    'engines/playwright.config.ts --project=Chromium consumer-class hostile components',
    'chromium',
  ),
])
