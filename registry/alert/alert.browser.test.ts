import { announced, expect, keyboard, mount, stage, test, type Page } from '#tests/browser'

const route = '/alert-details'
const cases = 'registry/alert/alert.cases.tsx'
const publish = (page: Page) => stage(page, 'Publish')
const press = (page: Page, name: string) => publish(page).getByRole('button', { name }).click()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Shows the success of the demo by keyboard, with focus on its close button. */
async function focusClose(page: Page) {
  await press(page, 'Publish')
  await press(page, 'Try again')
  await publish(page).getByRole('button', { name: 'Close' }).focus()
}

test('a message that is there from the start is no live region, and has its text at once', async ({
  page,
}) => {
  await mount(page, cases, 'Kinds')
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(4)
  await expect(page.locator('[role=alert], [role=status], [aria-live]')).toHaveCount(0)
})

test('a live message has an empty region first, and the region of an error or a warning is urgent', async ({
  page,
}) => {
  await page.clock.install()
  await mount(page, cases, 'Live')
  await page.clock.pauseAt(Date.now() + 60_000)
  await button(page, 'Show').click()
  const regions = page.locator('[role=alert], [role=status]')
  await expect(regions).toHaveCount(4)
  const roles = () => regions.evaluateAll((all) => all.map((one) => one.role))
  expect(await roles()).toEqual(['status', 'status', 'alert', 'alert'])
  await expect(page.getByText('The text.').first()).toBeHidden()
  await page.clock.runFor(100)
  for (const text of await page.getByText('The text.').all()) await expect(text).toBeVisible()
})

test('each kind has an icon of its own color and shape, whose sign can be seen on it in both schemes', async ({
  page,
}) => {
  await mount(page, cases, 'Kinds')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const icons = await page.locator('svg').evaluateAll((all) =>
      all.map((icon) => ({
        color: getComputedStyle(icon).fill,
        sign: getComputedStyle(icon.lastElementChild ?? icon).stroke,
        drawn: icon.innerHTML,
      })),
    )
    expect(new Set(icons.map(({ color }) => color)).size).toBe(4)
    expect(new Set(icons.map(({ drawn }) => drawn)).size).toBe(4)
    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? [])
        .map(Number)
        .map((part) => (color.startsWith('rgb') ? part / 255 : part))
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    for (const { color, sign } of icons) {
      const [dark = 0, light = 0] = [luminance(color), luminance(sign)].sort((one, other) => one - other)
      expect((light + 0.05) / (dark + 0.05), `${sign} on ${color}`).toBeGreaterThan(4.5)
    }
  }
})

test('when the alert with focus goes, focus moves to the nearest control', async ({ page }) => {
  await mount(page, cases, 'Closing')
  await button(page, 'Close Second').press('Enter')
  await expect(button(page, 'Close Third')).toBeFocused()
  await button(page, 'Close First').click()
  await expect(button(page, 'Close Third')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(button(page, 'Leave')).toBeFocused()
})

test('when all around it goes, too, focus is left alone', async ({ page }) => {
  await mount(page, cases, 'Closing')
  await button(page, 'Leave').press('Enter')
  await expect(page.getByRole('main')).toHaveCount(0)
  await expect(page.locator('body')).toBeFocused()
})

test('its texts can be in another language, and the color of a link is that of the glass', async ({
  page,
}) => {
  await mount(page, cases, 'Words')
  await expect(page.getByText('Fehler')).toHaveCSS('position', 'absolute')
  await expect(button(page, 'Schließen')).toBeVisible()
  const [link, text] = await page
    .locator('li, a')
    .evaluateAll((all) => all.slice(-2).map((one) => getComputedStyle(one).color))
  expect(link).toBe(text)
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true })

  test('the close button has 44 px', async ({ page }) => {
    await mount(page, cases, 'Closing')
    const box = await button(page, 'Close First').boundingBox()
    expect(box).toMatchObject({ width: 44, height: 44 })
  })
})

keyboard(route, {
  'Tab moves focus to the next action, and then to the close button': async (page) => {
    await publish(page).getByRole('button', { name: 'Publish' }).press('Enter')
    await page.keyboard.press('Tab')
    await expect(publish(page).getByRole('button', { name: 'Try again' })).toBeFocused()
    await press(page, 'Try again')
    await publish(page).getByRole('button', { name: 'Publish' }).focus()
    await page.keyboard.press('Tab')
    await expect(publish(page).getByRole('button', { name: 'Close' })).toBeFocused()
  },
  'Enter presses the focused button. Where the alert goes, focus moves to what is nearest': async (page) => {
    await focusClose(page)
    await page.keyboard.press('Enter')
    await expect(publish(page).getByText('The page is online')).toHaveCount(0)
    await expect(publish(page).getByRole('button', { name: 'Publish' })).toBeFocused()
  },
  'Space presses the focused button. Where the alert goes, focus moves to what is nearest': async (page) => {
    await focusClose(page)
    await page.keyboard.press('Space')
    await expect(publish(page).getByText('The page is online')).toHaveCount(0)
    await expect(publish(page).getByRole('button', { name: 'Publish' })).toBeFocused()
  },
})

const showError = (page: Page) => press(page, 'Publish')
async function showSuccess(page: Page) {
  await press(page, 'Publish')
  await press(page, 'Try again')
}

announced(route, {
  'A live error, when it appears': showError,
  'Its action': showError,
  'A live success, when it appears': showSuccess,
  'Its close button': showSuccess,
})
