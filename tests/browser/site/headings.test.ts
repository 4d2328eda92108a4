import { expect, test, type Page } from '../fixture'
import { layoutShifts, recordLayoutShifts } from '../support/layout-shift'

/** The fonts that scripts have added, each with its state. */
const fonts = (page: Page) =>
  page.evaluate(() => [...document.fonts].map(({ family, status }) => `${family}: ${status}`))

const titleFont = (page: Page) =>
  page.locator('main h1').evaluate((heading) => getComputedStyle(heading).fontFamily)

const isKept = (page: Page) => page.evaluate(() => localStorage.getItem('vitrine:headings') !== null)

test('the font of headings comes after the first paint, and the next document has it; nothing moves', async ({
  page,
  open,
}) => {
  await recordLayoutShifts(page)
  await open('/components')
  expect(await fonts(page)).toEqual([])
  expect(await titleFont(page)).toBe('system-ui, sans-serif')
  await expect.poll(() => isKept(page)).toBe(true)
  const { requested, painted } = await page.evaluate(() => ({
    requested:
      performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.woff2'))?.startTime ?? 0,
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
  }))
  expect(requested).toBeGreaterThan(painted)
  expect(await layoutShifts(page)).toEqual([])

  await open('/stories')
  await expect.poll(() => fonts(page)).toEqual(['Outfit: loaded'])
  expect(await titleFont(page)).toBe('Outfit, system-ui, sans-serif')
  expect(await layoutShifts(page)).toEqual([])
})

test("the headings of components keep the font of the page's text", async ({ page, open }) => {
  await open('/card-details')
  await expect.poll(() => isKept(page)).toBe(true)
  await open('/card-details')
  const family = await page
    .locator('main [data-stage] :is(h2, h3)')
    .first()
    .evaluate((heading) => getComputedStyle(heading).fontFamily)
  expect(family).toBe('system-ui, sans-serif')
})

test('a font that is gone leaves the headings in the font of the system', async ({
  page,
  open,
  expectConsole,
}) => {
  expectConsole(/404/)
  await page.addInitScript(() => localStorage.setItem('vitrine:headings', '/assets/gone.woff2'))
  await open('/stories')
  await expect.poll(() => fonts(page)).toEqual(['Outfit: error'])
  await expect(page.locator('main h1')).toBeVisible()
})
