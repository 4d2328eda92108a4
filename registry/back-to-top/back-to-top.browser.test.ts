import { announced, expect, keyboard, mount, stage, test, type Page } from '#tests/browser'

const route = '/back-to-top-details'
const fixed = (page: Page) => stage(page, 'Live').getByRole('button', { name: 'Back to Top' })
const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

/** Scrolls to the end of the page. */
async function toTheEnd(page: Page) {
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  expect(await scrolled(page)).toBeGreaterThan(0)
}

/** How many links, buttons and summaries in view have their center covered by something in the top layer. */
const covered = (page: Page) =>
  page.locator('a, button, summary').evaluateAll(
    (controls) =>
      controls.filter((control) => {
        const { x, y, width, height } = control.getBoundingClientRect()
        const over = document.elementFromPoint(x + width / 2, y + height / 2)?.closest('[popover]')
        return over ? !over.contains(control) : false
      }).length,
  )

test('the fixed button scrolls to the top', async ({ page, open }) => {
  await open(route)
  await toTheEnd(page)
  await fixed(page).click()
  await expect.poll(() => scrolled(page)).toBe(0)
})

test('the button in the page scrolls to the top too', async ({ page, open }) => {
  await open(route)
  const button = stage(page, 'Usage').getByRole('button', { name: 'Back to Top' })
  await button.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }))
  expect(await scrolled(page)).toBeGreaterThan(0)
  await button.click()
  await expect.poll(() => scrolled(page)).toBe(0)
})

test('its ring fills while the page scrolls', async ({ page, open }) => {
  await open(route)
  const missing = () =>
    fixed(page)
      .locator('circle')
      .last()
      .evaluate((ring) => parseFloat(getComputedStyle(ring).strokeDashoffset))
  await expect.poll(missing).toBe(1)
  await page.evaluate(() =>
    window.scrollTo({
      top: (document.documentElement.scrollHeight - window.innerHeight) / 2,
      behavior: 'instant',
    }),
  )
  await expect.poll(missing).toBeCloseTo(0.5, 1)
  await toTheEnd(page)
  await expect.poll(missing).toBeCloseTo(0, 1)
})

test('with reduced motion, the page is at the top at once', async ({ page, open }) => {
  await open(route)
  await toTheEnd(page)
  await fixed(page).click()
  expect(await scrolled(page)).toBe(0)
})

test('it stays in the bottom right corner of the window, in the top layer', async ({ page, open }) => {
  await open(route)
  const corner = async () => {
    const box = await fixed(page).boundingBox()
    return box && [1280 - box.x - box.width, 720 - box.y - box.height].map(Math.round)
  }
  expect(await corner()).toEqual([16, 16])
  await toTheEnd(page)
  expect(await corner()).toEqual([16, 16])
  expect(await fixed(page).evaluate((button) => button.closest('[popover]')?.matches(':popover-open'))).toBe(
    true,
  )
})

for (const width of [1280, 390]) {
  test(`at ${width} px it covers no control at the top or the end of the page`, async ({ page, open }) => {
    await page.setViewportSize({ width, height: 800 })
    await open(route)
    expect(await covered(page)).toBe(0)
    await toTheEnd(page)
    expect(await covered(page)).toBe(0)
  })
}

test('on a phone, it covers no control at any place of the page', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await open(route)
  const end = await page.evaluate(() => document.body.scrollHeight - window.innerHeight)
  expect(end).toBeGreaterThan(800)
  for (let top = 0; top < end; top += 24) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
    expect(await covered(page), `scrolled by ${top} px`).toBe(0)
  }
})

test('it never covers the control that Tab moves focus to', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await open(route)
  for (let stops = 0; stops < 40; stops++) {
    await page.keyboard.press('Tab')
    const hidden = await page.evaluate(() => {
      const box = document.activeElement?.getBoundingClientRect()
      const corner = document.querySelector(':popover-open button')?.getBoundingClientRect()
      if (!box || !corner || document.activeElement?.closest('[popover]')) return false
      return box.left >= corner.left && box.top >= corner.top && box.bottom <= corner.bottom
    })
    expect(hidden).toBe(false)
  }
})

test('leaving the page removes the button and its room', async ({ page, open }) => {
  await open(route)
  await page.getByRole('link', { name: 'Back to Components' }).click()
  await expect(page).toHaveURL(/components$/)
  await expect(page.locator(':popover-open')).toHaveCount(0)
  expect(await page.evaluate(() => document.body.style.paddingBottom)).toBe('')
})

test('in a narrow window, it shows only its arrow and keeps its name', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await open(route)
  await expect(fixed(page)).toBeVisible()
  expect((await fixed(page).boundingBox())?.width).toBe(48)
})

test('a handler that prevents the default keeps the page where it is; a ref reaches the button', async ({
  page,
}) => {
  await mount(page, 'registry/back-to-top/back-to-top.cases.tsx', 'Handlers')
  const button = (name: string) => page.getByRole('button', { name })
  await button('Stay').click()
  await expect(button('Back to Top')).toBeFocused()
  expect(await scrolled(page)).toBeGreaterThan(0)
  await button('Back to Top').click()
  await expect.poll(() => scrolled(page)).toBe(0)
})

test('the page has room for the button, also once its text grows, and keeps more if it has more', async ({
  page,
}) => {
  await mount(page, 'registry/back-to-top/back-to-top.cases.tsx', 'Fixed')
  const fix = page.getByRole('button', { name: 'Fix' })
  const room = () => page.evaluate(() => parseFloat(getComputedStyle(document.body).paddingBottom))
  const height = () => page.locator('[popover]').evaluate((corner: HTMLElement) => corner.offsetHeight)
  await fix.click()
  expect(await room()).toBe(await height())
  await page.addStyleTag({ content: 'html { font-size: 200% }' })
  await expect.poll(room).toBe(await height())
  await fix.click()
  expect(await room()).toBe(0)
  await page.addStyleTag({ content: 'body { padding-bottom: 500px }' })
  await fix.click()
  expect(await room()).toBe(500)
})

/** Scrolls to the end, focuses the fixed button and presses a key. */
async function press(page: Page, key: string) {
  await toTheEnd(page)
  await fixed(page).evaluate((button) => button.focus({ preventScroll: true }))
  await page.keyboard.press(key)
  await expect.poll(() => scrolled(page)).toBe(0)
  await expect(fixed(page)).toBeFocused()
}

keyboard(route, {
  'Tab moves focus to the button': async (page) => {
    await page.getByRole('heading', { name: 'Live' }).getByRole('link').focus()
    await page.keyboard.press('Tab')
    await expect(fixed(page)).toBeFocused()
  },
  'Enter scrolls to the top of the page': (page) => press(page, 'Enter'),
  'Space scrolls to the top of the page': (page) => press(page, 'Space'),
})

announced(route)
