import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumPath, testArguments } from '../../scripts/harness/chromium'

const port = process.env.TEST_PORT ?? '5057'

// The config is read by the runner and by each worker: all must agree on one folder and one browser.
process.env.TEST_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'vitrine-take-home-'))
process.env.CHROMIUM_PATH = await chromiumPath()
process.env.SITE = `http://localhost:${port}`

/**
 * Components in apps that are not ours: each test makes an app from the npm registry, installs from the built site with
 * the real command, and opens the app in Chromium.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/take-home',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  // An app takes minutes to install and build on a busy machine.
  timeout: 900_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: [
    [process.env.CI ? 'dot' : 'list'],
    ['json', { outputFile: '../../test-results/take-home.json' }],
  ],
  use: {
    baseURL: process.env.SITE,
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: testArguments },
  },
  globalSetup: './global-setup.ts',
  webServer: {
    command: 'node dist/server/index.js',
    cwd: join(import.meta.dirname, '../..'),
    url: `${process.env.SITE}/healthz`,
    env: { PORT: port, DATA_DIR: process.env.TEST_DATA_DIR, WRITE_LIMIT: '0', WRITE_SIZE: '0' },
    reuseExistingServer: false,
  },
})
