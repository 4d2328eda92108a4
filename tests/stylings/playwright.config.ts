import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { testArguments } from '../../scripts/harness/chromium'
import { cssFolder, emotionFolder } from '../../scripts/harness/styling'
import { chromium, dataFolder, shared } from '../support/playwright-config'
import { addressOf, ports } from './support/sites'

/** The server of a build. */
const serve = (styling: keyof typeof ports, folder: string) => ({
  command: `node ${folder}/server/index.js`,
  cwd: join(import.meta.dirname, '../..'),
  url: `${addressOf(styling)}/healthz`,
  env: {
    PORT: String(ports[styling]),
    DATA_DIR: join(dataFolder(), styling),
    WRITE_LIMIT: '0',
  },
  reuseExistingServer: false,
})

/** The site with Emotion beside the site with CSS modules: whatever is done to both, both look the same. */
export default defineConfig({
  ...shared('stylings'),
  testDir: '.',
  fullyParallel: true,
  // A test compares all of a page.
  timeout: 600_000,
  use: { launchOptions: { executablePath: chromium, args: testArguments } },
  webServer: [serve('emotion', emotionFolder), serve('css', cssFolder)],
})
