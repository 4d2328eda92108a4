import { expect, mount, test, type Page } from '#tests/browser'

const cases = 'registry/combobox/combobox.cases.tsx'
const named = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })
const option = (page: Page, name: string) => page.getByRole('option', { name, exact: true })
const options = (page: Page) => page.getByRole('listbox').getByRole('option')
const token = (page: Page, label: string) => page.getByRole('button', { name: `Remove ${label}` })

test('a form is told what is missing or no option, gets the values, and a reset takes them back', async ({
  page,
}) => {
  await mount(page, cases, 'Trip')
  const field = named(page, 'City')
  const sent = page.locator('output')
  const send = () => page.getByRole('button', { name: 'Send' }).click()
  await send()
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await field.fill('Ber')
  await expect(field).toHaveAccessibleDescription('Choose one of the options. One of ours.')
  await field.press('Escape')
  await field.press('Tab')
  await expect(field).toHaveValue('')
  await field.fill('BERN')
  await field.press('Enter')
  await expect(sent).toHaveText('changed city')
  await expect(field).toHaveValue('Bern')
  await expect(field).not.toHaveAttribute('aria-invalid')
  await named(page, 'Words').fill('calm,odd')
  await named(page, 'Street').fill('Nowhere 1')
  await token(page, 'Zürich').click()
  await send()
  await expect(sent).toHaveText('city=be & stop=be & word=calm & word=odd & street=Nowhere 1')
  await token(page, 'Bern').click()
  await send()
  await expect(named(page, 'Stops')).toBeFocused()
  await expect(named(page, 'Stops')).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(field).toHaveValue('')
  await expect(token(page, 'Bern')).toBeVisible()
  await expect(token(page, 'calm')).toHaveCount(0)
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0)
})

test('when controlled, it is as its parent says', async ({ page }) => {
  await mount(page, cases, 'Held')
  for (const name of ['Held', 'Locked']) {
    await named(page, name).fill('mal')
    await named(page, name).press('Enter')
  }
  await expect(named(page, 'Held')).toHaveValue('Malmö')
  await expect(named(page, 'Locked')).toHaveValue('Bern')
  await expect(page.getByText('ma', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Go to Zürich' }).click()
  await expect(named(page, 'Held')).toHaveValue('Zürich')
})

test('a function is asked after a pause, its last question counts, and what comes is said', async ({
  page,
}) => {
  await mount(page, cases, 'Asked')
  const field = named(page, 'Person')
  const status = page.getByRole('status')
  const answer = () => page.evaluate(() => window.dispatchEvent(new Event('answer')))
  await field.click()
  await expect(page.locator('ol')).toHaveText('asked ')
  await expect(status).toHaveText('Loading…')
  await expect(page.getByRole('listbox')).toHaveAttribute('aria-busy', 'true')
  await field.pressSequentially('ad')
  await expect(page.locator('li', { hasText: 'asked' })).toHaveText(['asked ', 'asked ad'])
  await expect(page.locator('ol')).toContainText('aborted')
  await answer()
  await expect(options(page)).toHaveText(['Ada', 'Adele'])
  await expect(status).toHaveText('2 options')
  await field.fill('broken')
  await expect(page.locator('ol')).toContainText('asked broken')
  await answer()
  await expect(status).toHaveText('The options did not come. Type again.')
  await field.fill('bo')
  await expect(page.locator('ol')).toContainText('asked bo')
  await answer()
  await option(page, 'Bo').click()
  await expect(field).toHaveValue('Bo')
})

test('in a shadow root, a press on an option chooses it, and one on the page closes the list', async ({
  page,
}) => {
  await mount(page, cases, 'InShadow')
  const field = named(page, 'City')
  await field.click()
  await option(page, 'Bern').click()
  await expect(token(page, 'Bern')).toBeVisible()
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  await option(page, 'Bari').click()
  await expect(token(page, 'Bari')).toBeVisible()
  await page.getByRole('button', { name: 'Beside' }).click()
  await expect(field).toHaveAttribute('aria-expanded', 'false')
})
