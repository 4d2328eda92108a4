import { defineConfig } from '@playwright/test'
import { chromiumPath, launchArguments } from '../../scripts/harness/chromium'

process.env.CHROMIUM_PATH = await chromiumPath()

/** All components on pages that are not the site's. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.test.ts',
  outputDir: '../../test-results/engines',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  forbidOnly: true,
  reporter: [[process.env.CI ? 'dot' : 'list'], ['json', { outputFile: '../../test-results/engines.json' }]],
  use: {
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: launchArguments },
  },
})
