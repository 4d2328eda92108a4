import { test as playwright, type Page } from '@playwright/test'
import { openPage } from './open-page'

/** Playwright's test, whose page is one of WebKitGTK. It has what the tests of the engines use, and no more. */
export const webkitTest = playwright.extend({
  page: async ({ baseURL }, use) => {
    const { page, close } = await openPage(baseURL ?? '')
    // A page of Playwright's has more members; a test that uses one of them fails.
    await use(page as unknown as Page)
    await close()
  },
  context: async ({ page }, use) => {
    await use(page.context())
  },
})
