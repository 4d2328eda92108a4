import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumPath, testArguments } from '../../scripts/harness/chromium'
import { emotionFolder } from '../../scripts/harness/styling'
import { addressOf, ports } from './support/sites'

// The config is read by the runner and by each worker: all must agree on one folder and one browser.
process.env.TEST_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'vitrine-stylings-'))
process.env.CHROMIUM_PATH = await chromiumPath()

/** The server of a build. */
const serve = (styling: keyof typeof ports, folder: string) => ({
  command: `node ${folder}/server/index.js`,
  cwd: join(import.meta.dirname, '../..'),
  url: `${addressOf(styling)}/healthz`,
  env: {
    PORT: String(ports[styling]),
    DATA_DIR: join(process.env.TEST_DATA_DIR ?? '', styling),
    WRITE_LIMIT: '0',
  },
  reuseExistingServer: false,
})

/** The site with Emotion beside the site with CSS modules: whatever is done to both, both look the same. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/stylings',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 300_000,
  forbidOnly: true,
  reporter: [[process.env.CI ? 'dot' : 'list'], ['json', { outputFile: '../../test-results/stylings.json' }]],
  use: { launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: testArguments } },
  webServer: [serve('emotion', emotionFolder), serve('css', 'dist')],
})
