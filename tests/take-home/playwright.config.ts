import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { testArguments } from '../../scripts/harness/chromium'
import { unlimited } from '../../scripts/harness/server-process'
import { chosenPort, chromium, dataFolder, shared } from '../support/playwright-config'

const port = await chosenPort(5057)
process.env.SITE = `http://localhost:${port}`

/**
 * Components in apps that are not ours: each test makes an app from the npm registry, installs from the built site with
 * the real command, and opens the app in Chromium.
 */
export default defineConfig({
  ...shared('take-home'),
  testDir: '.',
  // What takes too long for each change runs by hand.
  ...(process.env.FRAMEWORKS ? { testMatch: 'frameworks.test.ts' } : { testIgnore: 'frameworks.test.ts' }),
  fullyParallel: true,
  // An app takes minutes to install and build on a busy machine.
  timeout: 900_000,
  use: {
    baseURL: process.env.SITE,
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: chromium, args: testArguments },
  },
  globalSetup: './global-setup.ts',
  webServer: {
    command: 'node dist/server/index.js',
    cwd: join(import.meta.dirname, '../..'),
    url: `${process.env.SITE}/healthz`,
    env: { PORT: String(port), DATA_DIR: dataFolder(), ...unlimited },
    reuseExistingServer: false,
  },
})
