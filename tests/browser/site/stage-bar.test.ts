import { addressesOf } from '../documents'
import { expect, stage, test, type Page } from '../fixture'

const withStages = addressesOf(/data-stages=/)

const bar = (page: Page) => page.locator('[data-stages] > :first-child')
const options = (page: Page) => bar(page).getByRole('button', { name: /^Preview options/ })

/** Where the bar and the first stage begin and end, in px of the window. */
const boxes = (page: Page) =>
  page.evaluate(() => {
    const [one, other] = ['[data-stages] > :first-child', '[data-stage]'].map((selector) => {
      const { top = NaN, bottom = NaN } = document.querySelector(selector)?.getBoundingClientRect() ?? {}
      return { top, bottom }
    })
    return { bar: one, stage: other }
  })

test('every page with previews has one bar for all of them, and it is before the first', async ({
  page,
  open,
}) => {
  test.slow()
  expect(withStages).toEqual(addressesOf(/data-stage=/))
  expect(withStages.length).toBeGreaterThan(20)
  for (const address of withStages) {
    await open(address)
    const swatches = page.getByRole('group', { name: 'Backdrop', exact: true }).getByRole('radio')
    await expect.soft(swatches, address).toHaveCount(7)
    await expect.soft(options(page), address).toHaveCount(1)
    await expect.soft(page.getByRole('button', { name: /^Preview options/ }), address).toHaveCount(1)
    const found = await boxes(page)
    expect.soft(found.bar?.bottom, address).toBeLessThan(found.stage?.top ?? 0)
  }
})

test('the bar has its height before hydration, so that it moves nothing', async ({
  browser,
  page,
  open,
  baseURL,
}) => {
  const withoutScript = await browser.newPage({ javaScriptEnabled: false })
  for (const width of [320, 390, 639, 640, 768, 896, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await withoutScript.setViewportSize({ width, height: 800 })
    await open('/card-details')
    await expect(options(page)).toBeVisible()
    await withoutScript.goto(`${baseURL}/card-details`)
    const place = (one: Page) => bar(one).evaluate((element) => element.getBoundingClientRect().height)
    expect.soft(await place(page), `${width} px`).toBe(await place(withoutScript))
    expect
      .soft(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`)
      .toBeLessThanOrEqual(width)
  }
  await withoutScript.close()
})

test('the bar stays in sight as long as a preview is, and not below the last one', async ({ page, open }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open('/button-details')
  for (const section of ['Themed Button', 'Full Width Button']) {
    await stage(page, section).scrollIntoViewIfNeeded()
    await expect(options(page)).toBeInViewport({ ratio: 1 })
    await bar(page).getByRole('radio', { name: 'Stripes' }).check()
    expect(await stage(page, section).evaluate((one) => getComputedStyle(one).backgroundImage)).toContain(
      'repeating-linear-gradient',
    )
    await bar(page).getByRole('radio', { name: 'Dusk' }).check()
  }
  await page.getByRole('region', { name: 'Source' }).scrollIntoViewIfNeeded()
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect(options(page)).not.toBeInViewport()
})

test('keys in the bar choose a backdrop, and do not scroll the page', async ({ page, open }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open('/button-details')
  const scrolled = () => page.evaluate(() => window.scrollY)
  await page.evaluate(() => window.scrollTo(0, 900))
  await bar(page)
    .getByRole('radio', { name: 'Dusk' })
    .evaluate((radio) => radio.focus({ preventScroll: true }))
  for (const name of ['Light picture', 'Night picture', 'Stripes']) {
    await page.keyboard.press('ArrowRight')
    await expect(bar(page).getByRole('radio', { name })).toBeFocused()
    expect(await scrolled()).toBe(900)
  }
})

/** Moves the focus by Tab and back through the whole page, and lists what was behind the bar. */
async function behindBar(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const found: string[] = []
  for (let step = 0; step < 200; step++) {
    await page.keyboard.press(key)
    const { isOutside, text } = await page.evaluate(() => {
      const focused = document.activeElement
      const around = document.querySelector('[data-stages] > :first-child')
      if (focused === null || focused === document.body || around === null)
        return { isOutside: true, text: '' }
      if (around.contains(focused) || focused.closest('header, nav') !== null)
        return { isOutside: false, text: '' }
      // A box of one pixel is that of a hidden input in its label.
      const shown = focused.clientWidth > 1 ? focused : (focused.closest('label') ?? focused)
      const [box, edge] = [shown.getBoundingClientRect(), around.getBoundingClientRect()]
      const isBehind = box.top < edge.bottom && box.bottom > edge.top && box.left < edge.right
      return { isOutside: false, text: isBehind ? shown.outerHTML.slice(0, 120) : '' }
    })
    if (text !== '') found.push(text)
    if (isOutside && step > 5) break
  }
  return found
}

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const)
  test(`what has the focus is never behind the bar at ${width} px, with closed and open options`, async ({
    page,
    open,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height })
    for (const isOpen of [false, true]) {
      await open('/button-details')
      if (isOpen) {
        await options(page).click()
        await expect(page.getByRole('group', { name: 'Options of all previews' })).toBeVisible()
        await page.getByRole('heading', { level: 1 }).focus()
      }
      expect.soft(await behindBar(page, 'Tab'), `forwards, ${isOpen ? 'open' : 'closed'}`).toEqual([])
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      expect.soft(await behindBar(page, 'Shift+Tab'), `backwards, ${isOpen ? 'open' : 'closed'}`).toEqual([])
    }
  })

test('a section that an address leads to is below the bar', async ({ page, open }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open('/button-details#alert-button')
  await expect(options(page)).toBeInViewport({ ratio: 1 })
  const heading = await page.getByRole('heading', { name: 'Alert Button', exact: true }).boundingBox()
  const edge = await bar(page).boundingBox()
  expect(heading?.y).toBeGreaterThanOrEqual((edge?.y ?? Infinity) + (edge?.height ?? 0))
})
