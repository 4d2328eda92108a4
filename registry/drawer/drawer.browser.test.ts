import { announced, expect, keyboard, mount, stage, test, type Page } from '#tests/browser'

const route = '/drawer-details'
const cases = 'registry/drawer/drawer.cases.tsx'
const opener = (page: Page) => stage(page, 'Basic Usage').getByRole('button', { name: 'Open Drawer' })
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Your bag' })
const close = (page: Page) => drawer(page).getByRole('button', { name: 'Close', exact: true })
const action = (page: Page) => drawer(page).getByRole('button', { name: 'Check out' })

/** Opens the drawer of the first example with the mouse. */
async function openDrawer(page: Page) {
  await opener(page).click()
  await expect(drawer(page)).toBeVisible()
}

/** Expects the drawer to be closed and focus to be back on the button. */
async function expectClosed(page: Page) {
  await expect(drawer(page)).toHaveCount(0)
  await expect(opener(page)).toBeFocused()
}

test('it is a modal dialog in the top layer with a description, and focus moves into it', async ({
  page,
  open,
}) => {
  await open(route)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await openDrawer(page)
  expect(await drawer(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true)
  await expect(drawer(page)).toHaveAccessibleDescription('Two items, delivered on Friday.')
  await expect(close(page)).toBeFocused()
})

test('its close button, an action and a press outside close it, and a press inside does not', async ({
  page,
  open,
}) => {
  await open(route)
  await openDrawer(page)
  await close(page).click()
  await expectClosed(page)
  await openDrawer(page)
  await action(page).click()
  await expectClosed(page)
  await openDrawer(page)
  await drawer(page).getByText('Glass lantern').click()
  await expect(drawer(page)).toBeVisible()
  await page.mouse.click(40, 300)
  await expectClosed(page)
})

/** How far a drawer is from the edges of the window, in px. */
const gaps = (page: Page) =>
  page.getByRole('dialog').evaluate((dialog) => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect()
    const [width, height] = [window.innerWidth, window.innerHeight]
    return { left, right: width - right, top, bottom: height - bottom }
  })

for (const [name, near] of [
  ['Start', ['left', 'top', 'bottom']],
  ['End', ['right', 'top', 'bottom']],
  ['StartRtl', ['right', 'top', 'bottom']],
  ['EndRtl', ['left', 'top', 'bottom']],
  ['Top', ['top']],
  ['Bottom', ['bottom']],
] as const)
  test(`${name} stands at its side of the window, with a gap`, async ({ page }) => {
    await mount(page, cases, name)
    const found = Object.entries(await gaps(page))
    expect(found.flatMap(([edge, gap]) => (gap === 12 ? [edge] : [])).toSorted()).toEqual(near.toSorted())
    expect(Math.min(...found.map(([, gap]) => gap))).toBe(12)
  })

test('on a small screen, a strip of the page stays free to press', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 300 })
  await mount(page, cases, 'End')
  expect((await gaps(page)).left).toBeGreaterThanOrEqual(32)
  await page.mouse.click(12, 150)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('however long its content is, its end and the actions below it can be scrolled to', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 360 })
  await mount(page, cases, 'Long')
  for (const end of [page.getByText('Line 60'), page.getByRole('button', { name: 'Done' })]) {
    await end.scrollIntoViewIfNeeded()
    await expect(end).toBeInViewport({ ratio: 1 })
  }
})

test('the page behind it does not scroll until it is closed', async ({ page }) => {
  await mount(page, cases, 'End')
  await page.mouse.move(40, 300)
  await page.mouse.wheel(0, 600)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.mouse.wheel(0, 600)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
})

test("the consumer's handlers, ref, id and class work, and so does the drawer", async ({ page }) => {
  await mount(page, cases, 'Handlers')
  await expect(page.getByText('Ref: dialog')).toBeAttached()
  await expect(page.getByRole('dialog')).toHaveAttribute('id', 'given')
  await expect(page.getByRole('dialog')).toHaveClass(/\bgiven\b/)
  await page.getByRole('heading').click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.locator('output')).toHaveText('pointerdown, keydown, cancel, open: false, close')
})

test('a form in it closes it with the value of its button, and closing it otherwise has none', async ({
  page,
}) => {
  await mount(page, cases, 'Form')
  const show = () => page.getByRole('button', { name: 'Rename …' }).click()
  await show()
  await page.getByRole('button', { name: 'Now' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.getByRole('textbox', { name: 'Name' }).fill('summer.zip')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await show()
  await page.keyboard.press('Escape')
  await expect(page.locator('output')).toHaveText('now, nothing')
})

/** Opens the drawer with a key and expects focus inside. */
async function openBy(page: Page, key: string) {
  await opener(page).focus()
  await page.keyboard.press(key)
  await expect(close(page)).toBeFocused()
}

keyboard(route, {
  'Enter opens the drawer and moves focus into it': (page) => openBy(page, 'Enter'),
  'Space opens the drawer and moves focus into it': (page) => openBy(page, 'Space'),
  'Tab moves focus to the next control, and from the last to the first': async (page) => {
    await openBy(page, 'Enter')
    await page.keyboard.press('Tab')
    await expect(action(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(close(page)).toBeFocused()
  },
  'Shift + Tab moves focus to the previous control, and from the first to the last': async (page) => {
    await openBy(page, 'Enter')
    await page.keyboard.press('Shift+Tab')
    await expect(action(page)).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(close(page)).toBeFocused()
  },
  'Escape closes the drawer and returns focus to the button that opened it': async (page) => {
    for (let time = 0; time < 2; time++) {
      await openBy(page, 'Enter')
      await page.keyboard.press('Escape')
      await expectClosed(page)
    }
  },
})

announced(route, {
  'The drawer, when open': openDrawer,
  'Its heading': openDrawer,
  'Its close button': openDrawer,
  'Its action': openDrawer,
})
