import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumPath, launchArguments } from '../../scripts/harness/chromium'
import type { FixtureOptions } from '../browser/fixture'
import { resets, rooms, type HostilePage } from './hostile-pages'

// The config is read by the runner and by each worker: all must agree on one folder and one browser.
process.env.TEST_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'vitrine-engines-'))
process.env.CHROMIUM_PATH = await chromiumPath()

/** Not the port of `npm test`. Each checkout can have its own. */
const port = process.env.TEST_PORT ?? '5056'
const baseURL = `http://localhost:${port}`

/** The keyboard tables of all components, on the site's pages made hostile. Nothing can be put around its components. */
const keyboardOn = ([name, { css, dir, lang, width = 1280, otherKeys }]: readonly [string, HostilePage]) => ({
  name: `keyboard on ${name}`,
  testDir: '../..',
  testMatch: 'registry/*/*.browser.test.ts',
  grep: / by keyboard /,
  // What the table lists is the same on every page.
  grepInvert: [/the Keyboard table lists/, ...(otherKeys ? [otherKeys] : [])],
  use: {
    foreignPage: { ...(css && { css }), ...(dir && { dir }), ...(lang && { lang }) },
    viewport: { width, height: 900 },
    baseURL,
    contextOptions: { reducedMotion: 'reduce' as const, bypassCSP: true },
  },
})

// A bare page is no other than the site's.
const keyboardPages = Object.entries({ ...resets, ...rooms }).filter(
  ([name, page]) => name !== 'a bare page' && page.in === undefined,
)

/** All components on pages that are not the site's. */
export default defineConfig<FixtureOptions>({
  projects: [{ name: 'pages', testMatch: '*.test.ts' }, ...keyboardPages.map(keyboardOn)],
  testDir: '.',
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
  webServer: {
    command: 'node dist/server/index.js',
    cwd: join(import.meta.dirname, '../..'),
    url: `${baseURL}/healthz`,
    env: { PORT: port, DATA_DIR: process.env.TEST_DATA_DIR, WRITE_LIMIT: '0' },
    reuseExistingServer: false,
  },
})
