import { expect, mount, test, type Page } from '#tests/browser'

const cases = 'registry/field/controls.cases.tsx'

/** How each control is found by its label. */
const roles = {
  Name: 'textbox',
  About: 'textbox',
  Size: 'button',
  Country: 'combobox',
  Guests: 'spinbutton',
  Volume: 'slider',
  Day: 'group',
} as const

type Label = keyof typeof roles

const labels = Object.keys(roles) as Label[]

const finder = (page: Page) => (label: Label) => page.getByRole(roles[label], { name: label })

/** Sends the form, and returns what finds a control of it by its label. */
async function sent(page: Page, form: string) {
  await mount(page, cases, form)
  await page.getByRole('button', { name: 'Send' }).click()
  return finder(page)
}

/** Fields around the controls, and the controls' own props. */
for (const [way, suffix] of [
  ['in a field', ''],
  ['by its own props', 'ByProps'],
] as const) {
  test(`what the browser finds missing is told of every kind of control ${way}, in a plain form, until it is there`, async ({
    page,
  }) => {
    const control = await sent(page, `Plain${suffix}`)
    const missing = labels.filter((label) => label !== 'Volume')
    for (const label of missing)
      await expect.soft(control(label), label).toHaveAccessibleDescription(/(fill|select).*About/i)
    await expect(control('Volume')).toHaveAccessibleDescription('About Volume.')
    await control('Name').fill('Ada')
    await control('About').fill('Writes programs.')
    await control('Country').selectOption('Chile')
    await control('Guests').fill('3')
    await control('Size').click()
    await page.getByRole('option', { name: 'Small' }).click()
    await control('Day').getByText('15', { exact: true }).click()
    for (const label of missing)
      await expect.soft(control(label), label).toHaveAccessibleDescription(new RegExp(`^About ${label}\\.`))
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(0)
  })

  test(`an action of React tells its errors in every kind of control ${way}`, async ({ page }) => {
    const control = await sent(page, `Acting${suffix}`)
    for (const label of labels)
      await expect.soft(control(label), label).toHaveAccessibleDescription(/is taken\./)
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(labels.length)
  })

  test(`a form of react-hook-form tells its errors in every kind of control ${way}, and forgets them`, async ({
    page,
  }) => {
    const control = await sent(page, `Registered${suffix}`)
    const errors: Record<Label, string> = {
      Name: 'Enter a name.',
      About: 'Write a sentence.',
      Size: 'Choose a size.',
      Country: 'Choose a country.',
      Guests: 'Count your guests.',
      Volume: 'That is too loud.',
      Day: 'Choose a day.',
    }
    for (const label of labels)
      await expect.soft(control(label), label).toHaveAccessibleDescription(new RegExp(`^${errors[label]}`))
    await expect(control('Name')).toBeFocused()
    await control('Volume').fill('20')
    await expect(control('Volume')).toHaveAccessibleDescription('')
    await control('Size').click()
    await page.getByRole('option', { name: 'Large' }).click()
    await expect(control('Size')).not.toHaveAccessibleDescription(/Choose/)
    await expect(page.getByText('Selected: Large')).toBeVisible()
  })

  test(`a press on the label leads to the control ${way}`, async ({ page }) => {
    await mount(page, cases, `Plain${suffix}`)
    for (const label of ['Name', 'About', 'Country', 'Guests', 'Volume'] as const) {
      await page.locator('label', { hasText: new RegExp(`^${label}$`) }).click()
      await expect.soft(finder(page)(label), label).toBeFocused()
    }
  })
}

test('an error that comes while one types takes neither focus nor text', async ({ page }) => {
  await mount(page, cases, 'PlainByProps')
  const name = finder(page)('Name')
  await name.focus()
  await page.getByRole('button', { name: 'Send' }).press('Enter')
  await expect(name).toHaveAccessibleDescription(/fill.*About/i)
  await expect(name).toBeFocused()
  await page.keyboard.type('Ada')
  await expect(name).toHaveValue('Ada')
  await expect(name).toHaveAccessibleDescription('About Name.')
})

test('a form hears of a choice in every kind of control, and not of its own reset', async ({ page }) => {
  await mount(page, cases, 'Plain')
  const control = finder(page)
  const heard = await page.locator('form').evaluateHandle((form) => {
    const names: string[] = []
    form.addEventListener('change', ({ target }) => names.push((target as HTMLInputElement).name))
    return names
  })
  await control('Size').click()
  await page.getByRole('option', { name: 'Small' }).click()
  await control('Day').getByText('15', { exact: true }).click()
  await control('Country').selectOption('Chile')
  await control('Volume').press('ArrowUp')
  const chosen = ['Size', 'Day', 'Country', 'Volume']
  await expect.poll(() => heard.jsonValue()).toEqual(chosen)
  await page.locator('form').evaluate((form: HTMLFormElement) => form.reset())
  await expect(page.getByText('Selected: Small')).toHaveCount(0)
  await expect(page.getByText('No date selected')).toBeVisible()
  expect(await heard.jsonValue()).toEqual(chosen)
})
