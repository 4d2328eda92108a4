import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import site from '../playwright.config'
import { shared } from '../support/playwright-config'

const { COMPONENT: component = '' } = process.env
// The page with all components takes no part.
const { globalSetup: _family, ...settings } = site
const root = join(import.meta.dirname, '../..')
const baseURL = String(site.use?.baseURL)

/** The browser test of the component that `COMPONENT` names, on the dev server: `npm run check` needs no build. */
export default defineConfig({
  ...settings,
  ...shared('check'),
  testDir: join(root, 'registry', component),
  projects: [{ name: component, testMatch: '*.browser.test.ts' }],
  // The first page waits until the server has bundled packages and read types.
  expect: { timeout: 60_000 },
  // One tab after the other: the browser keeps the modules of the page.
  use: { ...site.use, reuseContext: true },
  webServer: {
    command: `node node_modules/vite/bin/vite.js --port ${new URL(baseURL).port} --strictPort`,
    cwd: root,
    url: baseURL,
    reuseExistingServer: false,
  },
})
