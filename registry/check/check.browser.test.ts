import { announced, expect, keyboard, mount, stage, test, type Page } from '#tests/browser'

const route = '/check-details'
const cases = 'registry/check/check.cases.tsx'
const box = (page: Page, section: string, name: string) =>
  stage(page, section).getByRole('checkbox', { name, exact: true })
const here = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })
const isMixed = (page: Page, name: string) =>
  here(page, name).evaluate((field) => field.matches(':indeterminate'))

test('a press on the checkbox, on its label or on the glass around both checks it', async ({
  page,
  open,
}) => {
  await open(route)
  const basic = box(page, 'Basic Usage', 'Remember me')
  await basic.click()
  await expect(basic).not.toBeChecked()
  await stage(page, 'Basic Usage').getByText('Remember me').click()
  await expect(basic).toBeChecked()
  const glass = stage(page, 'Basic Usage').locator('span:has(> label)')
  await glass.click({ position: { x: 3, y: 40 } })
  await expect(basic).not.toBeChecked()
})

test('a press on a description is one on the label, but its links and those of the label lead away', async ({
  page,
}) => {
  await mount(page, cases, 'Described')
  const agree = page.getByRole('checkbox')
  await expect(agree).toHaveAccessibleName('I agree to the terms')
  await expect(agree).toHaveAccessibleDescription('For thirty days. See the privacy notes.')
  const [x, y] = await page.getByText('For thirty').evaluate((text) => {
    const { left, top, height } = text.getBoundingClientRect()
    return [left + 50, top + height / 2] as const
  })
  await page.mouse.click(x, y)
  await expect(agree).toBeChecked()
  for (const name of ['terms', 'privacy notes']) {
    await page.getByRole('link', { name }).click()
    await expect(page).toHaveURL(new RegExp(`#${name.split(' ')[0]}`))
    await expect(agree).toBeChecked()
  }
})

test('a mixed one is checked by a press, and mixed again after the reset of its form', async ({ page }) => {
  await mount(page, cases, 'Mixed')
  expect(await isMixed(page, 'Own')).toBe(true)
  await here(page, 'Own').click()
  expect(await isMixed(page, 'Own')).toBe(false)
  await expect(here(page, 'Own')).toBeChecked()
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect.poll(() => isMixed(page, 'Own')).toBe(true)
  expect(await here(page, 'Own').evaluate((field: HTMLInputElement) => field.checked)).toBe(false)
})

test('a parent holds both states, and is told of a press and of a reset', async ({ page }) => {
  await mount(page, cases, 'Mixed')
  const status = page.getByRole('status')
  await here(page, 'Held').click()
  await expect(status).toHaveText('off, not mixed')
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(status).toHaveText('on, mixed')
  expect(await isMixed(page, 'Held')).toBe(true)
})

test('a parent that refuses keeps a mixed one as it is', async ({ page }) => {
  await mount(page, cases, 'Mixed')
  await here(page, 'Refused').click()
  await expect.poll(() => isMixed(page, 'Refused')).toBe(true)
  await mount(page, cases, 'Refused')
  for (const name of ['All', 'One', 'Two']) await here(page, name).click()
  expect(await isMixed(page, 'All')).toBe(true)
  await expect(here(page, 'One')).toBeChecked()
  await expect(here(page, 'Two')).not.toBeChecked()
})

test('the check for all is mixed, checked or not as its options are, and leaves disabled ones alone', async ({
  page,
}) => {
  await mount(page, cases, 'Rooms')
  const status = page.getByRole('status')
  await expect(page.getByRole('group', { name: 'Rooms' })).toMatchAriaSnapshot(`
    - checkbox "All rooms" [checked=mixed]
  `)
  await here(page, 'All rooms').click()
  await expect(here(page, 'All rooms')).toBeChecked()
  await expect(status).toHaveText('attic hall bar foyer')
  await here(page, 'All rooms').click()
  await expect(status).toHaveText('attic hall')
  await expect(here(page, 'Hall')).toBeChecked()
  await here(page, 'Bar').check()
  await expect.poll(() => isMixed(page, 'All rooms')).toBe(true)
  await expect(here(page, 'Bar')).toHaveAccessibleDescription('With a view of the stage.')
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(status).toHaveText('attic hall foyer')
  await expect(here(page, 'Foyer')).toBeChecked()
  await expect(here(page, 'Bar')).not.toBeChecked()
})

test('in a form elsewhere on the page, the browser asks for one option, and those that are checked are sent', async ({
  page,
}) => {
  await mount(page, cases, 'Elsewhere')
  const send = page.getByRole('button', { name: 'Send' })
  await send.click()
  await expect(here(page, 'Mon')).toBeFocused()
  const message = here(page, 'Mon').evaluate((field: HTMLInputElement) => field.validationMessage)
  expect(await message).toBe('Choose at least one.')
  await here(page, 'Tue').check()
  await send.click()
  await expect(page.getByRole('status')).toHaveText('[["day","Tue"]]')
  await here(page, 'Tue').uncheck()
  await send.click()
  await expect(here(page, 'Mon')).toBeFocused()
})

test('the form of the example needs a topping, and Reset restores the first one', async ({ page, open }) => {
  await open(route)
  const form = stage(page, 'Group')
  const order = form.getByRole('button', { name: 'Order' })
  await box(page, 'Group', 'Olives').uncheck()
  await order.click()
  await expect(box(page, 'Group', 'Olives')).toBeFocused()
  await box(page, 'Group', 'Capers').check()
  await order.click()
  await expect(form.getByRole('status')).toHaveText('["Capers"]')
  await form.getByRole('button', { name: 'Reset' }).click()
  await expect(box(page, 'Group', 'Olives')).toBeChecked()
  await expect(box(page, 'Group', 'Capers')).not.toBeChecked()
})

test('an option that goes while it has focus passes focus on', async ({ page }) => {
  await mount(page, cases, 'Going')
  await here(page, 'Second').press('Space')
  await expect(page.getByRole('checkbox')).toHaveCount(3)
  await expect(here(page, 'Third')).toBeFocused()
})

keyboard(route, {
  'Tab moves focus to the next one': async (page) => {
    await box(page, 'Group', 'All of them').focus()
    await page.keyboard.press('Tab')
    await expect(box(page, 'Group', 'Olives')).toBeFocused()
  },
  'Space checks or unchecks it': async (page) => {
    const all = box(page, 'Group', 'All of them')
    await all.focus()
    await page.keyboard.press('Space')
    await expect(all).toBeChecked()
    await page.keyboard.press('Space')
    await expect(all).not.toBeChecked()
    await expect(box(page, 'Group', 'Olives')).not.toBeChecked()
  },
})

announced(route, {
  'The check for all, after Space': (page) => box(page, 'Group', 'All of them').press('Space'),
})
