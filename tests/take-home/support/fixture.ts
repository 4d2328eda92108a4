import { expect, test as base, type Locator, type Page } from '@playwright/test'
import { createApp, type App } from './app'

interface Fixtures {
  /** Makes a throw-away app, which is removed after the test. */
  newApp: typeof createApp
}

export { expect, type App, type Locator, type Page }

/** Playwright's test, with apps. It fails on any error or warning in the console, and on any request that fails. */
export const test = base.extend<Fixtures & { quietConsole: undefined }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
  newApp: async ({}, use) => {
    const apps: App[] = []
    await use((...given) => {
      const app = createApp(...given)
      apps.push(app)
      return app
    })
    for (const app of apps) await app.dispose()
  },
  quietConsole: [
    async ({ page }, use) => {
      const lines: string[] = []
      page.on('pageerror', (error) => lines.push(`uncaught: ${error.message}`))
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') lines.push(message.text())
      })
      page.on('response', (response) => {
        if (response.status() >= 400) lines.push(`${response.url()} answered ${response.status()}`)
      })
      await use(undefined)
      expect(lines).toEqual([])
    },
    { auto: true },
  ],
})

/** Scrolls through a page, so that pictures which are loaded late are loaded; every picture must then be shown. */
export async function expectPictures(page: Page, count: number): Promise<void> {
  const pictures = page.locator('img')
  await expect(pictures).toHaveCount(count)
  for (const picture of await pictures.all()) {
    // One in a panel of a tab that is not chosen loads, too, but is nowhere to scroll to.
    if (await picture.evaluate((image) => image.checkVisibility())) await picture.scrollIntoViewIfNeeded()
    await expect(picture).toHaveJSProperty('complete', true)
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  }
}
