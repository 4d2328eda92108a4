import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { testArguments } from '../../scripts/harness/chromium'
import { readEnvironment } from '../../scripts/harness/auth/environment'
import { unlimited } from '../../scripts/harness/server-process'
import { chromium, dataFolder, shared } from '../support/playwright-config'

const { site, siteFolder, plain, plainFolder } = readEnvironment()

const server = (port: number, folder: string) => ({
  command: `node ${join(folder, 'server/index.js')}`,
  url: `http://localhost:${port}/healthz`,
  env: {
    PORT: String(port),
    DATA_DIR: join(dataFolder(), String(port)),
    ...unlimited,
  },
  reuseExistingServer: false,
})

/** The sign-in tests: a site built for the Firebase Auth emulator, its server, the emulator and Chromium. */
export default defineConfig({
  ...shared('auth'),
  testDir: '.',
  testMatch: '*.test.ts',
  // One worker: the tests share a token server, which cannot tell whose session has ended.
  workers: 1,
  use: {
    baseURL: `http://localhost:${site}`,
    // Nobody opens the traces of CI, and they take time.
    trace: process.env.CI ? 'off' : 'retain-on-failure',
    launchOptions: { executablePath: chromium, args: testArguments },
  },
  webServer: [server(site, siteFolder), server(plain, plainFolder)],
})
