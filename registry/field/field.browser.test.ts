import { announced, expect, keyboard, mount, stage, test, type Page } from '#tests/browser'

const route = '/field-details'
const cases = 'registry/field/field.cases.tsx'
const mail = (page: Page) => page.getByRole('textbox', { name: 'E-mail' })
const send = (page: Page) => page.getByRole('button', { name: 'Send' }).click()
const invalid = (page: Page) => expect(mail(page)).toHaveAttribute('aria-invalid', 'true')
const valid = (page: Page) => expect(mail(page)).not.toHaveAttribute('aria-invalid')

test('a label leads to its control, whose description is the hint', async ({ page }) => {
  await mount(page, cases, 'Plain')
  await page.getByText('E-mail').click()
  await expect(mail(page)).toBeFocused()
  await expect(mail(page)).toHaveAccessibleDescription('We send the receipt there.')
})

test('what the browser finds is told once the visitor leaves the control, and gone once it is right', async ({
  page,
}) => {
  await mount(page, cases, 'Plain')
  await mail(page).pressSequentially('ada@')
  await valid(page)
  await mail(page).press('Tab')
  await invalid(page)
  const words = await mail(page).evaluate((field: HTMLInputElement) => field.validationMessage)
  await expect(page.getByTestId('field')).toContainText(words)
  await expect(mail(page)).toHaveAccessibleDescription(`${words} We send the receipt there.`)
  await mail(page).pressSequentially('vitrine.test')
  await valid(page)
  await expect(mail(page)).toHaveAccessibleDescription('We send the receipt there.')
})

test('an attempt to send an empty form tells what is missing, and a reset takes it back', async ({
  page,
}) => {
  await mount(page, cases, 'Plain')
  await mail(page).focus()
  await page.keyboard.press('Tab')
  await valid(page)
  await send(page)
  await invalid(page)
  await page.getByRole('button', { name: 'Reset' }).click()
  await valid(page)
})

test('a form of react-hook-form tells its errors in its fields', async ({ page }) => {
  await mount(page, cases, 'Registered')
  await send(page)
  await expect(mail(page)).toHaveAccessibleDescription('Enter a whole address.')
  await expect(mail(page)).toBeFocused()
  await mail(page).fill('ada@vitrine.test')
  await valid(page)
})

test('an action of React tells its errors in its fields', async ({ page }) => {
  await mount(page, cases, 'Acting')
  await send(page)
  await expect(mail(page)).toHaveAccessibleDescription('Only Ada may send.')
  await mail(page).fill('ada@vitrine.test')
  await send(page)
  await valid(page)
})

test('characters are counted as the limit of the control counts them', async ({ page }) => {
  await mount(page, cases, 'Counted')
  const about = page.getByRole('textbox', { name: 'About' })
  await expect(about).toHaveAccessibleDescription('Own words. 3 of 10 letters')
  await about.fill('Ada 👋')
  await expect(page.getByText('6 of 10 letters')).toBeVisible()
})

test('a function makes the control of a field', async ({ page }) => {
  await mount(page, cases, 'Counted')
  await page.getByText('Name', { exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()
})

const basic = (page: Page) => stage(page, 'Basic Usage').getByRole('textbox')

keyboard(route, {
  'Tab moves focus to the control': async (page) => {
    await page.getByRole('heading', { name: 'Basic Usage' }).getByRole('link').focus()
    await page.keyboard.press('Tab')
    await expect(basic(page)).toBeFocused()
  },
})

announced(route, {
  'The user name, while it is taken': (page) =>
    stage(page, 'In a form').getByRole('textbox', { name: 'User name' }).fill('Ada'),
})
