import { announced, expect, keyboard, mount, stage, test, type Page } from '#tests/browser'

const route = '/stepper-details'
const cases = 'registry/stepper/stepper.cases.tsx'
const links = (page: Page) => stage(page, 'Basic Usage').getByRole('link')
const setup = (page: Page) => stage(page, 'Setup')
/** The current step of that example. */
const shown = (page: Page) => setup(page).locator('[aria-current=step]')
const next = (page: Page) => setup(page).getByRole('button', { name: 'Next' })
const current = (page: Page) => page.locator('[aria-current=step]')

/** The places of a list's steps, of which each has its disc. */
const discs = (page: Page, name: string) =>
  page
    .getByRole('list', { name, exact: true })
    .locator('[data-status] [aria-hidden]')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ x, y }) => ({ x, y })))

test('it is an ordered list, in which one step is the current one, and words say which are done', async ({
  page,
  open,
}) => {
  await open(route)
  const list = stage(page, 'Basic Usage').locator('ol')
  await expect(list.getByRole('listitem')).toHaveCount(4)
  await expect(list.locator('[aria-current=step]')).toContainText('Payment')
  await expect(list.getByRole('link', { name: 'Cart done', exact: true })).toHaveAttribute('href', '#cart')
  await expect(list.getByRole('link')).toHaveCount(2)
})

test('steps that are done or wrong are buttons that go back, and the current one tells nothing new', async ({
  page,
}) => {
  await mount(page, cases, 'Task')
  await expect(page.getByRole('button')).toHaveText([/Cart fertig/, /Address Fehler/, /Payment/])
  await page.getByRole('button', { name: 'Payment' }).click()
  await expect(page.getByRole('status')).toHaveText('3')
  await page.getByRole('button', { name: 'Address' }).click()
  await expect(page.getByRole('status')).toHaveText('2')
  await expect(page.getByRole('button', { name: 'Address' })).toBeFocused()
  await expect(current(page)).toHaveAccessibleName('Address Fehler')
  await expect(page.getByRole('button')).toHaveCount(2)
})

test('a number that means nothing is the nearest step, and after the last one all are done', async ({
  page,
}) => {
  await mount(page, cases, 'OddNumbers')
  for (const [name, text] of [
    ['NaN', 'Cart'],
    ['-1', 'Cart'],
    ['1.4', 'Cart'],
  ] as const) {
    const list = page.getByRole('list', { name, exact: true })
    await expect(list.locator('[aria-current]'), name).toContainText(text)
  }
  for (const name of ['5', 'Infinity']) {
    const list = page.getByRole('list', { name, exact: true })
    await expect(list.locator('[aria-current]')).toHaveCount(0)
    await expect(list.getByText(' done')).toHaveCount(4)
  }
})

test('a row with too little space is a column, and more steps need more of it', async ({ page }) => {
  await mount(page, cases, 'Widths')
  for (const [name, isRow] of [
    ['640 px', true],
    ['400 px', false],
    ['Many', false],
    ['Column', false],
  ] as const) {
    const [first, second] = await discs(page, name)
    expect(first?.y === second?.y, name).toBe(isRow)
    expect(first?.x === second?.x, name).toBe(!isRow)
  }
})

test('from right to left, the steps go to the left, with the digits of their language', async ({ page }) => {
  await mount(page, cases, 'Directions')
  for (const [name, ahead] of [
    ['ltr', true],
    ['rtl', false],
  ] as const) {
    const [first, second] = await discs(page, name)
    expect((second?.x ?? 0) > (first?.x ?? 0), name).toBe(ahead)
  }
  await expect(page.getByText('٣')).toHaveCount(2)
})

test('focus stays near when the step that had it is no button any more', async ({ page }) => {
  await mount(page, cases, 'GoingBack')
  await page.getByRole('button', { name: 'Payment' }).focus()
  await expect(page.getByRole('button', { name: 'Address' })).toBeFocused()
})

test('long words break, and no step is wider than the window, at 200% of the text, too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 })
  await mount(page, cases, 'Words')
  for (const size of ['100%', '200%']) {
    await page.locator('html').evaluate((root, text) => (root.style.fontSize = text), size)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  }
})

test('in forced colors, the line between the steps and the ring of the current one are seen', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await mount(page, cases, 'Widths')
  const looks = await page
    .getByRole('listitem')
    .first()
    .evaluate((item) => {
      const line = getComputedStyle(item, '::after')
      const disc = item.querySelector('[aria-current] > *')
      return [line.borderTopWidth, disc && getComputedStyle(disc).outlineStyle]
    })
  expect(looks).toEqual(['2px', 'solid'])
})

test('in the example, a button leads on to the end, and a step that is done leads back', async ({
  page,
  open,
}) => {
  await open(route)
  await next(page).click()
  await next(page).click()
  await expect(shown(page)).toContainText('Name')
  await setup(page).getByRole('button', { name: 'Pair done' }).click()
  await expect(shown(page)).toContainText('Pair')
  await next(page).click()
  await next(page).click()
  await expect(shown(page)).toHaveCount(0)
  await setup(page).getByRole('button', { name: 'Start again' }).click()
  await expect(shown(page)).toContainText('Unpack')
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true })

  test('each link has 44 px', async ({ page, open }) => {
    await open(route)
    for (const link of await links(page).all()) {
      const box = await link.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
  })
})

keyboard(route, {
  'Tab moves focus to the next step that is a link or a button': async (page) => {
    await links(page).first().focus()
    await page.keyboard.press('Tab')
    await expect(links(page).nth(1)).toBeFocused()
  },
  'Enter follows the link, or goes to the step': async (page) => {
    await next(page).click()
    await setup(page).getByRole('button', { name: 'Unpack done' }).press('Enter')
    await expect(shown(page)).toContainText('Unpack')
    await links(page).nth(1).press('Enter')
    await expect(page).toHaveURL(`${route}#address`)
  },
  'Space goes to the step, if it is a button': async (page) => {
    await next(page).click()
    await setup(page).getByRole('button', { name: 'Unpack done' }).press('Space')
    await expect(shown(page)).toContainText('Unpack')
  },
})

announced(route, {
  'A step that is done, as a button': (page) => next(page).click(),
})
