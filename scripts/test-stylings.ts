import { playwrightCount } from './harness/playwright-report'
import { plainCssFolder } from './harness/styling'
import { runSuite, type Step } from './harness/test-suite'

/** Tests of the site or of the components, with the components' CSS modules in place of Emotion. */
const withCssModules = (name: string, command: string, report: string): Step => ({
  name: `${name}, with CSS modules`,
  command: `STYLES=css playwright test --config tests/${command}`,
  count: () => playwrightCount(`test-results/${report}.json`),
})

runSuite([
  { name: 'build with Emotion', command: 'STYLES=emotion npm run build' },
  { name: 'build with CSS modules', command: `STYLES=css OUT_DIR=${plainCssFolder} npm run build` },
  {
    name: 'stylings',
    command: 'playwright test --config tests/stylings/playwright.config.ts',
    count: () => playwrightCount('test-results/stylings.json'),
  },
  withCssModules('components', 'playwright.config.ts --project=components registry/', 'browser'),
  withCssModules(
    'other people’s pages',
    'engines/playwright.config.ts --project=Chromium consumer-class hostile components',
    'chromium',
  ),
])
