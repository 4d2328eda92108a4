import { test as playwright, type Page } from '@playwright/test'
import { startBrowser, type WebKitBrowser } from './browser'

/**
 * Playwright's test, whose page is one of WebKitGTK. It has what the tests of the engines use, and no more.
 *
 * A browser serves all tests of its worker. After a failed test, Playwright starts another worker, and so another browser:
 * a browser that has crashed or hangs fails one test.
 */
export const webkitTest = playwright.extend<object, { webkit: WebKitBrowser }>({
  webkit: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const browser = await startBrowser()
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  page: async ({ baseURL, webkit }, use) => {
    const page = await webkit.newPage(baseURL ?? '')
    // A page of Playwright's has more members; a test that uses one of them fails.
    await use(page as unknown as Page)
    await webkit.closePage(page)
  },
  context: async ({ page }, use) => {
    await use(page.context())
  },
})
