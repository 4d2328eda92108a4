import { headingsKey } from '../../../src/site/theme/headings/headings'
import { expect, test, type Page } from '../fixture'
import { layoutShifts, recordLayoutShifts } from '../support/layout-shift'

/** The page's fonts, each with its state. */
const fonts = (page: Page) =>
  page.evaluate(() => [...document.fonts].map(({ family, status }) => `${family}: ${status}`))

const titleFont = (page: Page) =>
  page.locator('main h1').evaluate((heading) => getComputedStyle(heading).fontFamily)

const keptRules = (page: Page) => page.evaluate((key) => localStorage.getItem(key), headingsKey)

test('the font of headings comes after the first paint, and the next document has it; nothing moves', async ({
  page,
  open,
}) => {
  await recordLayoutShifts(page)
  await open('/components')
  expect(await fonts(page)).toEqual([])
  expect(await titleFont(page)).toBe('system-ui, sans-serif')
  await expect.poll(() => keptRules(page)).not.toBeNull()
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
  await expect.poll(() => keptRules(page)).not.toBeNull()
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
  await open('/about')
  await expect.poll(() => keptRules(page)).not.toBeNull()
  const rules = (await keptRules(page)) ?? ''
  await page.evaluate(([key, gone]) => localStorage.setItem(key, gone), [
    headingsKey,
    rules.replace(/url\([^)]*\)/, 'url(/assets/gone.woff2)'),
  ] as const)
  await open('/stories')
  await expect.poll(() => fonts(page)).toEqual(['Outfit: error'])
  await expect(page.locator('main h1')).toBeVisible()
  // The page that comes next has the one that is there now.
  await expect.poll(() => keptRules(page)).toBe(rules)
  await open('/stories')
  await expect.poll(() => fonts(page)).toEqual(['Outfit: loaded'])
})
