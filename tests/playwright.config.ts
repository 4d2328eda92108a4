import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumPath, testArguments } from '../scripts/harness/chromium'
import { unlimited } from '../scripts/harness/server-process'
import { siteFolder } from '../scripts/harness/styling'

/** Not 5000, so that a site under development stays untouched. Each checkout can have its own. */
const port = process.env.TEST_PORT ?? '5055'
const baseURL = `http://localhost:${port}`

// The config is read by the runner and by each worker: all must agree on one folder and one browser.
process.env.TEST_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'vitrine-e2e-'))
process.env.CHROMIUM_PATH = await chromiumPath()

/**
 * The browser tests: the built site, its real server, a real Chromium. `components` is what a change to a component can
 * break: its own tests, the glass of all of them, and the weight of the documents. `site` is all the rest.
 */
export default defineConfig({
  testDir: '..',
  projects: [
    {
      name: 'components',
      testMatch: ['registry/*/*.browser.test.ts', 'tests/browser/{family,budgets}/*.test.ts'],
    },
    { name: 'site', testMatch: 'tests/browser/{site,pages}/*.test.ts' },
  ],
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 30_000,
  forbidOnly: true,
  reporter: [[process.env.CI ? 'dot' : 'list'], ['json', { outputFile: '../test-results/browser.json' }]],
  use: {
    baseURL,
    permissions: ['clipboard-read', 'clipboard-write'],
    // Entrances cost seconds a page; a test that is about motion asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: testArguments },
  },
  webServer: {
    command: `node ${siteFolder}/server/index.js`,
    cwd: join(import.meta.dirname, '..'),
    url: `${baseURL}/healthz`,
    env: { PORT: port, DATA_DIR: process.env.TEST_DATA_DIR, ...unlimited },
    reuseExistingServer: false,
  },
})
