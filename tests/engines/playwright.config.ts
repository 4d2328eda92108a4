import { join } from 'node:path'
import { defineConfig, type PlaywrightTestProject } from '@playwright/test'
import { nameWithStyling, siteFolder } from '../../scripts/harness/styling'
import { unlimited } from '../../scripts/harness/server-process'
import type { FixtureOptions } from '../browser/fixture'
import { unpainted } from '../browser/support/visitor-style'
import { chosenPort, dataFolder, shared } from '../support/playwright-config'
import { type HostilePage, keyboardPages } from './hostile-pages'
import { chosenEngine, engines, whySkipped } from './support/engine'
import { launchOptions } from './support/launch-options'

const engine = chosenEngine()
const { label } = engines[engine]
const reason = whySkipped(engine)
const port = await chosenPort(5056)
const baseURL = `http://localhost:${port}`
const contextOptions = { reducedMotion: 'reduce' } as const

/** The Keyboard tables of all components, on the pages of the site. */
const keyboard = {
  testDir: '../../registry',
  testMatch: '*/*.browser.test.ts',
  grep: /by keyboard: each row of the table is true/,
}

/** The Keyboard tables on the site's pages made hostile. */
const keyboardOn = ([name, page]: readonly [string, HostilePage]): PlaywrightTestProject<FixtureOptions> => {
  const { changes: _changes, width = 1280, css = '', ...foreignPage } = page
  return {
    ...keyboard,
    name: `${label}: Keyboard tables on ${name}`,
    use: {
      foreignPage: { ...foreignPage, css: `${css} ${unpainted}` },
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
    { ...keyboard, name: `${label}: Keyboard tables`, use: { foreignPage: { css: unpainted } } },
  ]
}

/** All components in one engine, which the variable `ENGINE` names. */
export default defineConfig<FixtureOptions>({
  ...shared(nameWithStyling(engine)),
  testDir: '.',
  testMatch: '*.test.ts',
  projects: projects(),
  globalSetup: './global-setup.ts',
  fullyParallel: true,
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
      command: `node ${siteFolder}/server/index.js`,
      cwd: join(import.meta.dirname, '../..'),
      url: `${baseURL}/healthz`,
      env: { PORT: String(port), DATA_DIR: dataFolder(), ...unlimited },
      reuseExistingServer: false,
    },
  }),
})
