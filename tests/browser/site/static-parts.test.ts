import { plainCode } from '../../../scripts/css-modules/plain-files'
import { withFirstLine } from '../../../src/install/file-hash'
import { addressesOf } from '../documents'
import type { Locator } from '@playwright/test'
import { expect, test, type Page } from '../fixture'
import { expectParts, sentDocument } from './support/static-parts'

const withParts = addressesOf(/data-static=/)

/** The icons of a page's static parts that its document lacks. */
const missingIcons = (page: Page) =>
  page
    .locator('[data-static] use')
    .evaluateAll((uses) =>
      uses
        .map((use) => use.getAttribute('href') ?? '')
        .filter((href) => document.querySelector(href) === null),
    )

/** Goes to another page by a link: to the next one or one of the footer, or else to a card of the catalogue. */
async function follow(page: Page, address: string, title: string) {
  const link = page.locator(`:is(main, body footer) a:is([href="${address}"], [href="${address}/"])`).first()
  if ((await link.count()) === 0) {
    if (!page.url().includes('/components'))
      await page.getByRole('link', { name: 'Back to Components' }).click()
    await page.getByRole('searchbox').fill(title)
  }
  await link.press('Enter')
  await expect(page).toHaveURL((url) => url.pathname.replace(/\/$/, '') === address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
}

test('pages have the static parts of their documents when a link or a step in the history leads to them', async ({
  page,
  open,
}) => {
  await open('/components')
  const sent = await Promise.all(withParts.map((address) => sentDocument(page, address)))
  const pages = sent.map((one, index) => ({ ...one, address: withParts[index] ?? '' }))
  for (const { address, title, parts } of pages) {
    await test.step(`${address} by a link`, async () => {
      await follow(page, address, title)
      await expectParts(page, parts, address)
      expect.soft(await missingIcons(page), `${address}: icons that the document lacks`).toEqual([])
    })
  }
  // Nothing of the visit is left but its history.
  await page.reload()
  await expect(page.getByRole('button', { name: /Color scheme/ })).toBeEnabled()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(pages.at(-1)?.title ?? '')
  await page.goForward()
  for (const { address, title, parts } of pages.toReversed()) {
    await test.step(`${address} by a step in the history`, async () => {
      const heading = page.getByRole('heading', { level: 1 })
      while (new URL(page.url()).pathname.replace(/\/$/, '') !== address) await page.goBack()
      await expect(heading).toHaveText(title)
      await expectParts(page, parts, address)
    })
  }
})

test('a page that is reached by a link draws the icons of its document, and the file of all icons is not parsed', async ({
  page,
  open,
}) => {
  await open('/components')
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Source', exact: true })).toBeVisible()
  await expect(page.locator('main [aria-busy]')).toHaveCount(0)
  await expect(page.locator('main [data-static] use').first()).toBeAttached()
  await expect(page.locator('main :not([data-static]) use').first()).toBeAttached()
  await expect(page.locator('use:not([href^="#"])')).toHaveCount(0)
})

test('a page whose document cannot be fetched shows the error view', async ({
  page,
  open,
  expectConsole,
}) => {
  expectConsole(/^error: Error: Loading chunk failed/)
  expectConsole(/^error: Failed to load resource/)
  await open('/components?q=button')
  await page.route('**/button-details', (route) => route.fulfill({ status: 500 }))
  await page.locator('main a[href="/button-details"]').click()
  await expect(page.getByText('Loading chunk failed')).toBeVisible()
  await page.unroute('**/button-details')
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('heading', { name: 'Source' })).toBeVisible()
})

test('a link to a page of a newer version of the site loads that version', async ({ page, open }) => {
  await open('/components?q=button')
  let sent = 0
  await page.route('**/button-details', async (route) => {
    sent += 1
    const response = await route.fetch()
    // The first answers come from a build with another script; the reload gets the page as it is.
    const isNavigation = route.request().isNavigationRequest()
    const html = (await response.text()).replace(/data-entry="[^"]*"/, (entry) =>
      isNavigation ? entry : 'data-entry="/assets/newer.js"',
    )
    await route.fulfill({ response, body: html })
  })
  const loaded = page.waitForEvent('load')
  await page.locator('main a[href="/button-details"]').click()
  await loaded
  expect(sent).toBeGreaterThan(1)
  await expect(page).toHaveURL('/button-details')
  await expect(page.getByRole('heading', { name: 'Source' })).toBeVisible()
})

test('a page that something has changed on its way still has its static parts', async ({
  page,
  open,
  expectConsole,
}) => {
  // React cannot hydrate it, and renders it anew.
  expectConsole(/Minified React error #418/)
  await open('/components')
  const { parts } = await sentDocument(page, '/button-details')
  await page.route('**/button-details', async (route) => {
    const response = await route.fetch()
    const html = (await response.text()).replace('<main id="main"', '<b>An advertisement</b><main id="main"')
    await route.fulfill({ response, body: html })
  })
  await open('/button-details')
  await expect(page.getByText('An advertisement')).toHaveCount(0)
  await expectParts(page, parts, '/button-details')
})

test('a source file is loaded and gets its colors when it is unfolded', async ({ page, open }) => {
  await open('/button-details')
  const file = page.locator('details', { hasText: 'button.tsx' })
  await file.locator('summary').click()
  await expect(file.locator('code span.keyword').first()).toBeVisible()
  const text = withFirstLine('button/button.tsx', await plainCode('registry/button/button.tsx'))
  expect(await file.locator('code').textContent()).toBe(text.trimEnd())
})

test('a source file that could not be loaded says so, and is loaded when it is opened again', async ({
  page,
  open,
  expectConsole,
}) => {
  expectConsole(/^error: Failed to load resource/)
  const addresses = ['**/r/button.json', '**/source/css/glass/glass.ts.txt'] as const
  for (const address of addresses) await page.route(address, (route) => route.fulfill({ status: 500 }))
  await open('/button-details')
  const failsOnce = async (fold: Locator, address: string) => {
    const summary = fold.locator('> summary')
    await summary.click()
    await expect(fold).toContainText(/could not be loaded/)
    await page.unroute(address)
    await summary.click()
    await summary.click()
  }
  await failsOnce(page.locator('details[data-shared]'), addresses[0])
  const file = page.locator('[data-shared] details', { hasText: 'glass.ts' })
  await failsOnce(file, addresses[1])
  await expect(file.locator('code')).toContainText('export type GlassStyle')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a link leads to each source file', async ({ page }) => {
    await page.goto('/calendar-details')
    await page.locator('summary', { hasText: 'calendar.module.css' }).click()
    await page.locator('details[open]').getByRole('link', { name: 'Plain text' }).click()
    await expect(page.locator('body')).toContainText('@layer components')
  })

  test('a link leads to the files that components share', async ({ page }) => {
    await page.goto('/calendar-details')
    const fold = page.locator('details', { hasText: /\d+ files that components share/ })
    await fold.locator('summary').click()
    const link = fold.getByRole('link', { name: 'Plain text' })
    const answer = await page.request.get((await link.getAttribute('href')) ?? '')
    expect(await answer.text()).toContain((await plainCode('registry/shared/keep-focus-near.ts')).trimEnd())
  })
})

test('a page whose stylesheet cannot be loaded shows the error view, and Reload loads it', async ({
  page,
  open,
  expectConsole,
}) => {
  expectConsole(/^error: Error: Loading chunk failed/)
  expectConsole(/^error: Failed to load resource/)
  await open('/components?q=button')
  await page.route('**/assets/glass-*.css', (route) => route.abort())
  await page.locator('main a[href="/button-details"]').click()
  await expect(page.getByText('Loading chunk failed')).toBeVisible()
  await page.unroute('**/assets/glass-*.css')
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('group', { name: 'Themed Button controls' })).toBeEnabled()
})

test('a stylesheet that failed to load with a prefetch is loaded with the page', async ({
  page,
  open,
  expectConsole,
}) => {
  expectConsole(/^error: Failed to load resource/)
  await open('/components?q=button')
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/glass-'))
  await page.route('**/assets/glass-*.css', (route) => route.abort())
  await page.locator('main a[href="/button-details"]').hover()
  await failed
  await page.unroute('**/assets/glass-*.css')
  await page.locator('main a[href="/button-details"]').click()
  await expect(page.getByRole('group', { name: 'Themed Button controls' })).toBeEnabled()
  await expect(page.locator('link[rel=stylesheet][href*="/assets/glass-"]')).toHaveCount(1)
})

test('a page that is opened while its prefetch fails is loaded once more', async ({
  page,
  open,
  expectConsole,
}) => {
  expectConsole(/^error: Failed to load resource/)
  let requests = 0
  let fail = () => {}
  const failed = new Promise<void>((resolve) => (fail = resolve))
  await page.route('**/assets/glass-*.css', async (route) => {
    requests += 1
    if (requests > 1) return route.continue()
    await failed
    return route.abort()
  })
  await open('/components?q=button')
  await page.locator('main a[href="/button-details"]').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Button' })).toBeFocused()
  fail()
  await expect(page.getByRole('group', { name: 'Themed Button controls' })).toBeEnabled()
})

test('a first load without stylesheets still becomes alive: the document has its rules', async ({
  page,
  open,
  expectConsole,
}) => {
  expectConsole(/^error: Failed to load resource/)
  await page.route('**/assets/*.css', (route) => route.abort())
  await open('/button-details')
  await expect(page.getByRole('group', { name: 'Themed Button controls' })).toBeEnabled()
})
