import { expect, mount, test, type Page } from '#tests/browser'

const cases = 'registry/field/controls.cases.tsx'

/** Sends the form, and returns what finds a control of it by its label. */
async function sent(page: Page, form: string) {
  await mount(page, cases, form)
  await page.getByRole('button', { name: 'Send' }).click()
  return (label: string) => page.getByLabel(label, { exact: true }).first()
}

test('what the browser finds missing is told of every kind of control in a plain form, until it is there', async ({
  page,
}) => {
  const control = await sent(page, 'Plain')
  for (const label of ['Name', 'About', 'Size', 'Country', 'Day'])
    await expect.soft(control(label), label).toHaveAccessibleDescription(/(fill|select).*About/i)
  await expect(control('Volume')).toHaveAccessibleDescription('About Volume.')
  await control('Name').fill('Ada')
  await control('About').fill('Writes programs.')
  await control('Country').selectOption('Chile')
  await control('Size').click()
  await page.getByRole('option', { name: 'Small' }).click()
  await control('Day').getByText('15', { exact: true }).click()
  for (const label of ['Name', 'About', 'Size', 'Country', 'Day'])
    await expect.soft(control(label), label).toHaveAccessibleDescription(`About ${label}.`)
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0)
})

test('an action of React tells its errors in every kind of control', async ({ page }) => {
  const control = await sent(page, 'Acting')
  for (const label of ['Name', 'About', 'Size', 'Country', 'Volume', 'Day']) {
    await expect.soft(control(label), label).toHaveAccessibleDescription(/is taken\./)
  }
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(6)
})

test('a form of react-hook-form tells its errors in every kind of control, and forgets them', async ({
  page,
}) => {
  const control = await sent(page, 'Registered')
  const errors = {
    Name: 'Enter a name.',
    About: 'Write a sentence.',
    Size: 'Choose a size.',
    Country: 'Choose a country.',
    Volume: 'That is too loud.',
    Day: 'Choose a day.',
  }
  for (const [label, error] of Object.entries(errors))
    await expect.soft(control(label), label).toHaveAccessibleDescription(new RegExp(`^${error}`))
  await expect(control('Name')).toBeFocused()
  await control('Volume').fill('20')
  await expect(control('Volume')).toHaveAccessibleDescription('')
  await control('Size').click()
  await page.getByRole('option', { name: 'Large' }).click()
  await expect(control('Size')).toHaveAccessibleDescription('')
  await expect(page.getByText('Selected: Large')).toBeVisible()
})

test('a form hears of a change in every kind of control', async ({ page }) => {
  await mount(page, cases, 'Plain')
  const heard = await page.locator('form').evaluateHandle((form) => {
    const names: string[] = []
    form.addEventListener('change', ({ target }) => names.push((target as HTMLInputElement).name))
    return names
  })
  await page.getByLabel('Size', { exact: true }).first().click()
  await page.getByRole('option', { name: 'Small' }).click()
  await page.getByLabel('Day', { exact: true }).getByText('15', { exact: true }).click()
  await page.getByLabel('Country', { exact: true }).selectOption('Chile')
  await page.getByLabel('Volume', { exact: true }).press('ArrowUp')
  await expect.poll(() => heard.jsonValue()).toEqual(['Size', 'Day', 'Country', 'Volume'])
})
