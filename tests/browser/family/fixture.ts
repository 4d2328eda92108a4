import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { contentType } from 'mime-types'
import { familyFolder } from '../../support/playwright-config'
import { expect, test as base } from '../fixture'

interface FamilyFixtures {
  /** Opens the page with all components, over a backdrop. `query` is what else the page is asked for. */
  openFamily: (options?: { readonly backdrop?: string; readonly query?: string }) => Promise<void>
}

/** No server answers there: the test itself does. */
const url = 'http://family.test/'

/** Where the page is: see `buildFamily`. */
const folder = familyFolder()

/** The browser test, with a page that shows all components side by side. */
export const test = base.extend<FamilyFixtures>({
  openFamily: async ({ page }, use) => {
    await page.route(`${url}**`, (route) => {
      const file = join(folder, new URL(route.request().url()).pathname.slice(1) || 'index.html')
      if (!existsSync(file)) return route.fulfill({ status: 404 })
      const type = contentType(basename(file)) || 'text/plain'
      return route.fulfill({ contentType: type, body: readFileSync(file) })
    })
    await use(async ({ backdrop = 'day', query = '' } = {}) => {
      // Another fragment alone would not load the page anew.
      await page.goto('about:blank')
      await page.goto(`${url}?${query}#${backdrop}`)
      await page.locator('[data-stage]').first().waitFor()
      // A stack of toasts without a toast is shown after the first frame.
      await expect(page.locator('[role=status][popover]:not(:popover-open)')).toHaveCount(0)
    })
  },
})
