import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, type PlaywrightTestProject } from '@playwright/test'
import { chromiumPath } from '../../scripts/harness/chromium'
import type { FixtureOptions } from '../browser/fixture'
import { samples } from '../browser/page-tables'
import { type HostilePage, keyboardPages } from './hostile-pages'
import { chosenEngine, engines, whySkipped } from './support/engine'
import { launchOptions } from './support/launch-options'

const engine = chosenEngine()
const { label } = engines[engine]
const reason = whySkipped(engine)
const port = process.env.TEST_PORT ?? '5056'
const baseURL = `http://localhost:${port}`
const contextOptions = { reducedMotion: 'reduce' } as const

// The config is read by the runner and by each worker: all must agree on one folder and one browser.
process.env.TEST_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'vitrine-engines-'))
process.env.CHROMIUM_PATH = await chromiumPath()

/** The Keyboard tables of all components, on the pages of the site. */
const keyboard = {
  testDir: '../../registry',
  testMatch: '*/*.browser.test.ts',
  // Playwright's describe, with the address of the page, tells these from other tests.
  grep: /\/\S+ by keyboard /,
}

/** With `SAMPLE=1`, the part of the Keyboard tables with the rows of some samples; else all of them. */
const partOf = (chosen: readonly number[]) =>
  process.env.SAMPLE
    ? { ...keyboard, grep: new RegExp(`${keyboard.grep.source}.*@sample-[${chosen.join('')}]$`) }
    : keyboard

/** The samples of each engine: every row is in one of them. */
const samplesOf = { firefox: [0, 2, 4], webkit: [1, 3, 5] }

/**
 * The Keyboard tables on the site's pages made hostile. With `SAMPLE=1`, each of the pages has a sixth of the rows, and
 * each row one of the pages.
 */
const keyboardOn = (
  [name, page]: readonly [string, HostilePage],
  index: number,
): PlaywrightTestProject<FixtureOptions> => {
  const { css, dir, lang, in: around, width = 1280, otherKeys } = page
  return {
    ...partOf([index % samples]),
    name: `${label}: Keyboard tables on ${name}`,
    // What the table lists is the same on every page.
    grepInvert: [/the Keyboard table lists/, ...(otherKeys ? [otherKeys] : [])],
    use: {
      foreignPage: {
        ...(css && { css }),
        ...(dir && { dir }),
        ...(lang && { lang }),
        ...(around && { in: around }),
      },
      viewport: { width, height: 900 },
      contextOptions: { ...contextOptions, bypassCSP: true },
    },
  }
}

/** What an engine runs: all components side by side, and the Keyboard tables on the site. */
function projects(): PlaywrightTestProject<FixtureOptions>[] {
  if (reason !== undefined) return [{ name: label, testMatch: 'skipped.test.ts' }]
  // Chromium takes the Keyboard tables in `npm test`, and other people's pages only here.
  if (engine === 'chromium')
    return [
      { name: label, testIgnore: 'skipped.test.ts' },
      ...Object.entries(keyboardPages()).map(keyboardOn),
    ]
  return [
    { name: label, testMatch: ['components.test.ts', 'reduced-transparency.test.ts'] },
    { ...partOf(samplesOf[engine]), name: `${label}: Keyboard tables` },
  ]
}

/** All components in one engine, which the variable `ENGINE` names. */
export default defineConfig<FixtureOptions>({
  testDir: '.',
  testMatch: '*.test.ts',
  projects: projects(),
  outputDir: `../../test-results/${engine}`,
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  forbidOnly: true,
  reporter: [
    [process.env.CI ? 'dot' : 'list'],
    ['json', { outputFile: `../../test-results/${engine}.json` }],
  ],
  use: {
    baseURL,
    contextOptions,
    launchOptions: launchOptions(engine),
    // Firefox paints backdrop filters only where it has a window. Playwright 1.63 is the last version that drives Debian's:
    // later ones ask it for media features that it does not know.
    ...(engine === 'firefox' && { browserName: 'firefox', channel: 'moz-firefox', headless: false }),
  },
  ...(reason === undefined && {
    webServer: {
      command: 'node dist/server/index.js',
      cwd: join(import.meta.dirname, '../..'),
      url: `${baseURL}/healthz`,
      env: { PORT: port, DATA_DIR: process.env.TEST_DATA_DIR, WRITE_LIMIT: '0', WRITE_SIZE: '0' },
      reuseExistingServer: false,
    },
  }),
})
