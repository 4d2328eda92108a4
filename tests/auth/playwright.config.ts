import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumPath, testArguments } from '../../scripts/harness/chromium'
import { readEnvironment } from '../../scripts/harness/auth/environment'

const { site, siteFolder, plain, plainFolder } = readEnvironment()

process.env.CHROMIUM_PATH = await chromiumPath()
process.env.TEST_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'vitrine-auth-'))

const server = (port: number, folder: string) => ({
  command: `node ${join(folder, 'server/index.js')}`,
  url: `http://localhost:${port}/healthz`,
  env: {
    PORT: String(port),
    DATA_DIR: join(process.env.TEST_DATA_DIR ?? '', String(port)),
    WRITE_LIMIT: '0',
    WRITE_SIZE: '0',
  },
  reuseExistingServer: false,
})

/** The sign-in tests: a site built for the Firebase Auth emulator, its server, the emulator and Chromium. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.test.ts',
  outputDir: '../../test-results/auth',
  // One worker: the tests share a token server, which cannot tell whose session has ended.
  workers: 1,
  retries: 0,
  // They find what hangs, not what is slow.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '../../test-results/auth.json' }]],
  use: {
    baseURL: `http://localhost:${site}`,
    // Nobody opens the traces of CI, and they take time.
    trace: process.env.CI ? 'off' : 'retain-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: testArguments },
  },
  webServer: [server(site, siteFolder), server(plain, plainFolder)],
})
