import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { testArguments } from '../scripts/harness/chromium'
import { unlimited } from '../scripts/harness/server-process'
import { nameWithStyling, siteFolder } from '../scripts/harness/styling'
import { chosenPort, chromium, dataFolder, shared } from './support/playwright-config'

/** The fonts of the browsers, which the workers start with this environment. */
process.env.FONTCONFIG_FILE = join(import.meta.dirname, 'support/fonts.conf')

// Not 5000, so that a site under development stays untouched.
const port = await chosenPort(5055)
const baseURL = `http://localhost:${port}`

/**
 * The browser tests: the built site, its real server, a real Chromium. `components` is what a change to a component can
 * break: its own tests, the glass of all of them, and the weight of the documents. `site` is all the rest.
 */
export default defineConfig({
  ...shared(nameWithStyling('browser')),
  testDir: '..',
  globalSetup: './browser/global-setup.ts',
  projects: [
    {
      name: 'components',
      testMatch: ['registry/*/*.browser.test.ts', 'tests/browser/{family,budgets,patterns}/*.test.ts'],
      // The tests of a file share what their worker has built for them.
      fullyParallel: false,
    },
    { name: 'site', testMatch: 'tests/browser/{site,pages}/*.test.ts', fullyParallel: true },
  ],
  use: {
    baseURL,
    permissions: ['clipboard-read', 'clipboard-write'],
    // Entrances cost seconds a page; a test that is about motion asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: chromium, args: testArguments },
  },
  webServer: {
    command: `node ${siteFolder}/server/index.js`,
    cwd: join(import.meta.dirname, '..'),
    url: `${baseURL}/healthz`,
    env: { PORT: String(port), SITE_URL: baseURL, DATA_DIR: dataFolder(), ...unlimited },
    reuseExistingServer: false,
  },
})
