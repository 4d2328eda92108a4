import { announced, expect, keyboard, mount, stage, test, type Page } from '#tests/browser'

const route = '/switch-details'
const cases = 'registry/switch/switch.cases.tsx'
const named = (page: Page, section: string, name: string) =>
  stage(page, section).getByRole('switch', { name })
const basic = (page: Page) => named(page, 'Basic Usage', 'Airplane mode')

test('a press on the switch, on its label or on the glass around both switches it', async ({
  page,
  open,
}) => {
  await open(route)
  await basic(page).click()
  await expect(basic(page)).not.toBeChecked()
  await stage(page, 'Basic Usage').getByText('Airplane mode').click()
  await expect(basic(page)).toBeChecked()
  await stage(page, 'Basic Usage')
    .locator('label')
    .click({ position: { x: 4, y: 22 } })
  await expect(basic(page)).not.toBeChecked()
})

test('in a form, those that are on are sent, and Reset restores all of them', async ({ page, open }) => {
  await open(route)
  const form = stage(page, 'Notifications')
  await named(page, 'Notifications', 'newsletter').check()
  await named(page, 'Notifications', 'mentions').uncheck()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByRole('status')).toHaveText('Saved: newsletter.')
  await form.getByRole('button', { name: 'Reset' }).click()
  await expect(named(page, 'Notifications', 'mentions')).toBeChecked()
  await expect(named(page, 'Notifications', 'newsletter')).not.toBeChecked()
})

test('when controlled, it is as its parent says', async ({ page, open }) => {
  await open(route)
  const quiet = named(page, 'Controlled', 'Only while')
  await expect(quiet).toBeDisabled()
  await named(page, 'Controlled', 'Share').check()
  await expect(quiet).toBeEnabled()
  await expect(quiet).toBeChecked()
})

test('a parent that refuses keeps it as it is, and a reset tells its parent', async ({ page }) => {
  await mount(page, cases, 'Refused')
  await page.getByRole('switch', { name: 'Locked' }).click()
  await expect(page.getByRole('switch', { name: 'Locked' })).not.toBeChecked()
  const held = page.getByRole('switch', { name: 'Held' })
  await held.check()
  await expect(page.getByRole('status')).toHaveText('on')
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(page.getByRole('status')).toHaveText('off')
  await expect(held).not.toBeChecked()
})

test('the thumb is at the end of the groove while it is on, in either direction', async ({ page }) => {
  await mount(page, cases, 'Directions')
  /** How far the thumb is from the left and the right end of each groove, in px. */
  const ends = await page.getByRole('switch').evaluateAll((fields) =>
    fields.map((field) => {
      const [groove, thumb] = [field, field.nextElementSibling ?? field].map((one) =>
        one.getBoundingClientRect(),
      )
      return [thumb?.left ?? 0, groove?.right ?? 0].map((at, index) =>
        Math.round(index === 0 ? at - (groove?.left ?? 0) : at - (thumb?.right ?? 0)),
      )
    }),
  )
  expect(ends).toEqual([
    [4, 26],
    [26, 4],
    [26, 4],
    [4, 26],
  ])
})

test('with forced colors, on and off differ in the colors of the system', async ({ page, open }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(route)
  const color = () => basic(page).evaluate((field) => getComputedStyle(field).backgroundColor)
  const on = await color()
  await basic(page).click()
  await expect.poll(color).not.toBe(on)
})

keyboard(route, {
  'Tab moves focus to the switch': async (page) => {
    await page.getByRole('heading', { name: 'Basic Usage' }).getByRole('link').focus()
    await page.keyboard.press('Tab')
    await expect(basic(page)).toBeFocused()
  },
  'Space turns it on or off': async (page) => {
    await basic(page).focus()
    await page.keyboard.press('Space')
    await expect(basic(page)).not.toBeChecked()
    await page.keyboard.press('Space')
    await expect(basic(page)).toBeChecked()
  },
})

announced(route, {
  'After Space': (page) => basic(page).press('Space'),
})
