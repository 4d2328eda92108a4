import { playwrightReport } from './harness/test-report'
import { emotionFolder } from './harness/styling'
import { runSuite, type Step } from './harness/test-suite'
import { readWords } from './harness/usage'

readWords('Usage: npm run test:stylings. It compares the components in both stylings.')

/** Tests of the site or of the components, with the components as they were written. */
const withEmotion = (name: string, command: string, report: string): Step => ({
  name: `${name}, with Emotion`,
  command: `STYLES=emotion playwright test --config tests/${command}`,
  report: () => playwrightReport(`test-results/${report}.json`),
})

await runSuite([
  { name: 'build with CSS modules', command: 'STYLES=css npm run build' },
  { name: 'build with Emotion', command: `STYLES=emotion OUT_DIR=${emotionFolder} npm run build` },
  {
    name: 'stylings',
    command: 'playwright test --config tests/stylings/playwright.config.ts',
    report: () => playwrightReport('test-results/stylings.json'),
  },
  withEmotion('components', 'playwright.config.ts --project=components registry/', 'browser'),
  withEmotion(
    'other people’s pages',
    'engines/playwright.config.ts --project=Chromium consumer-class hostile components',
    'chromium',
  ),
])
