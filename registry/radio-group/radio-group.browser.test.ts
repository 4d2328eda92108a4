import { announced, expect, keyboard, mount, stage, test, type Page } from '#tests/browser'

const route = '/radio-group-details'
const cases = 'registry/radio-group/radio-group.cases.tsx'
const radio = (page: Page, section: string, name: string) =>
  stage(page, section).getByRole('radio', { name, exact: true })
const here = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('a press on a radio button, on its label or beside both checks it, and no other stays checked', async ({
  page,
  open,
}) => {
  await open(route)
  const group = stage(page, 'Basic Usage')
  await radio(page, 'Basic Usage', 'Large').click()
  await expect(radio(page, 'Basic Usage', 'Large')).toBeChecked()
  await group.getByText('Small').click()
  await expect(radio(page, 'Basic Usage', 'Small')).toBeChecked()
  await group
    .locator('span:has(> label)')
    .nth(1)
    .click({ position: { x: 3, y: 40 } })
  await expect(radio(page, 'Basic Usage', 'Medium')).toBeChecked()
  await expect(group.locator(':checked')).toHaveCount(1)
})

test('a form has the value by its name, and nothing of a group without one', async ({ page }) => {
  await mount(page, cases, 'Rooms')
  const data = () => page.locator('form').evaluate((form: HTMLFormElement) => [...new FormData(form)])
  expect(await data()).toEqual([['room', 'foyer']])
  await here(page, 'Bar').check()
  await here(page, 'Ten').check()
  await expect(page.getByRole('status')).toHaveText('Ten')
  expect(await data()).toEqual([['room', 'bar']])
})

test('a reset returns to the initial values, and tells the parent of those that change', async ({ page }) => {
  await mount(page, cases, 'Rooms')
  const status = page.getByRole('status')
  await press(page, 'Reset')
  await expect(status).toHaveText('nothing')
  await here(page, 'Bar').check()
  await expect(here(page, 'Bar')).toHaveAccessibleDescription('With a view of the stage.')
  await press(page, 'Reset')
  await expect(status).toHaveText('foyer')
  await expect(here(page, 'Foyer')).toBeChecked()
  await here(page, 'Twenty').check()
  await press(page, 'Reset')
  await expect(status).toHaveText('none')
  await expect(here(page, 'Twenty')).not.toBeChecked()
  await here(page, 'Twenty').click()
  await expect(status).toHaveText('Twenty')
})

test('a parent that refuses keeps its value, also where a form is reset', async ({ page }) => {
  await mount(page, cases, 'Refused')
  const status = page.getByRole('status')
  await here(page, 'Two').click()
  await press(page, 'Lock')
  await here(page, 'Three').click()
  await expect(status).toHaveText('2')
  await expect(here(page, 'Two')).toBeChecked()
  await here(page, 'Three').click()
  await expect(status).toHaveText('3')
  await here(page, 'Two').press('ArrowDown')
  await expect(status).toHaveText('4')
  await press(page, 'Reset')
  await expect(status).toHaveText('5')
  await expect(here(page, 'Two')).toBeChecked()
})

test('of two equal values only the first is checked, and of a value that no option has none', async ({
  page,
}) => {
  await mount(page, cases, 'Unknown')
  await expect(here(page, 'First')).toBeChecked()
  await here(page, 'Second').click()
  await expect(here(page, 'First')).toBeChecked()
  await here(page, 'Third').click()
  await here(page, 'Second').click()
  await expect(here(page, 'First')).toBeChecked()
  await expect(page.getByRole('radiogroup', { name: 'Unknown' }).locator(':checked')).toHaveCount(0)
})

test('a reset checks the initial option, also where it has moved', async ({ page }) => {
  await mount(page, cases, 'Later')
  await here(page, 'Two').check()
  await press(page, 'More')
  await expect(here(page, 'Two')).toBeChecked()
  await press(page, 'Reset')
  await expect(here(page, 'One')).toBeChecked()
  await press(page, 'Reset')
  await expect(here(page, 'One')).toBeChecked()
})

test('in a form elsewhere on the page, the browser asks for an option, and the one that is checked is sent', async ({
  page,
}) => {
  await mount(page, cases, 'Elsewhere')
  await press(page, 'Send')
  await expect(here(page, 'Mon')).toBeFocused()
  expect(await here(page, 'Mon').evaluate((field: HTMLInputElement) => field.validity.valueMissing)).toBe(
    true,
  )
  await expect(page.getByRole('status')).toHaveText('')
  await here(page, 'Tue').check()
  await press(page, 'Send')
  await expect(page.getByRole('status')).toHaveText('[["day","Tue"]]')
})

test('the form of the example needs a way, adds its price, and Reset checks none again', async ({
  page,
  open,
}) => {
  await open(route)
  const form = stage(page, 'Delivery')
  await form.getByRole('button', { name: 'Pay $48' }).click()
  await expect(radio(page, 'Delivery', 'By post')).toBeFocused()
  await radio(page, 'Delivery', 'By courier').check()
  await form.getByRole('button', { name: 'Pay $60' }).click()
  await expect(form.locator('form')).toHaveJSProperty('method', 'dialog')
  await form.getByRole('button', { name: 'Reset' }).click()
  await expect(form.getByRole('button', { name: 'Pay $48' })).toBeVisible()
  await expect(form.locator(':checked')).toHaveCount(0)
})

test('an option that goes while it has focus passes focus on', async ({ page }) => {
  await mount(page, cases, 'Going')
  await here(page, 'Second').press('Space')
  await expect(page.getByRole('radio')).toHaveCount(2)
  await expect(here(page, 'Third')).toBeFocused()
  await here(page, 'Third').press('Space')
  await expect(page.getByRole('radio')).toHaveCount(1)
  await expect(here(page, 'First')).toBeFocused()
})

keyboard(route, {
  'Tab moves focus to the checked option, else to the first': async (page) => {
    await radio(page, 'Basic Usage', 'Medium').focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect(radio(page, 'Basic Usage', 'Medium')).toBeFocused()
    await radio(page, 'Delivery', 'By post').focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect(radio(page, 'Delivery', 'By post')).toBeFocused()
  },
  // WebKit does not go from the last to the first, as other browsers do.
  'Down Arrow, Right Arrow check the next option': async (page) => {
    await radio(page, 'Basic Usage', 'Small').click()
    await radio(page, 'Basic Usage', 'Small').press('ArrowDown')
    await expect(radio(page, 'Basic Usage', 'Medium')).toBeFocused()
    await expect(radio(page, 'Basic Usage', 'Medium')).toBeChecked()
    await page.keyboard.press('ArrowRight')
    await expect(radio(page, 'Basic Usage', 'Large')).toBeFocused()
    await expect(radio(page, 'Basic Usage', 'Large')).toBeChecked()
  },
  'Up Arrow, Left Arrow check the previous option': async (page) => {
    await radio(page, 'Basic Usage', 'Large').click()
    await radio(page, 'Basic Usage', 'Large').press('ArrowUp')
    await expect(radio(page, 'Basic Usage', 'Medium')).toBeFocused()
    await expect(radio(page, 'Basic Usage', 'Medium')).toBeChecked()
    await page.keyboard.press('ArrowLeft')
    await expect(radio(page, 'Basic Usage', 'Small')).toBeFocused()
    await expect(radio(page, 'Basic Usage', 'Small')).toBeChecked()
  },
  'Space checks the focused option': async (page) => {
    await radio(page, 'Delivery', 'By post').press('Space')
    await expect(radio(page, 'Delivery', 'By post')).toBeChecked()
  },
})

announced(route, {
  'After Down Arrow': (page) => radio(page, 'Basic Usage', 'Medium').press('ArrowDown'),
})
