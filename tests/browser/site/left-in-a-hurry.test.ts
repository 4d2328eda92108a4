import { expect, test, type Page } from '../fixture'

/** The field of a control: that of the customizer, where the first stage has it, too. */
const fieldOf = (page: Page, name: string) => page.getByLabel(name, { exact: true }).last()

/** Changes a control and leaves in the same task: nothing has time to rest. */
const changeAndLeave = (page: Page, name: string, values: readonly string[], address?: string) =>
  fieldOf(page, name).evaluate(
    (input: HTMLInputElement, { values, address }) => {
      for (const value of values) {
        // As typing does: React overwrites the element's own property.
        Reflect.set(HTMLInputElement.prototype, 'value', value, input)
        input.dispatchEvent(new Event('input', { bubbles: true }))
      }
      if (address === undefined) window.location.reload()
      else window.location.href = address
    },
    { values, address },
  )

/** Controls whose last change waits to be written to the address. */
const controls = {
  '/studio': { name: 'Radius, number', values: ['21', '22', '23'] },
  '/button-details': { name: 'Background color', values: ['#111111', '#222222'] },
} as const

for (const [path, { name, values }] of Object.entries(controls)) {
  test(`${path}: the last change of a control is not lost by a reload or a link that follow at once`, async ({
    page,
    open,
  }) => {
    await open(path)
    const field = fieldOf(page, name)
    const last = values.at(-1) ?? ''
    await changeAndLeave(page, name, values)
    await expect(page).toHaveURL(/\?/)
    await expect(field).toHaveValue(last)
    const [first] = values
    await changeAndLeave(page, name, [last, first], '/about')
    await expect(page.getByRole('heading', { name: 'About Us', level: 1 })).toBeVisible()
    await page.goBack()
    await expect(field).toHaveValue(first)
    // An address that is opened anew means what it says.
    await changeAndLeave(page, name, values, '/about')
    await expect(page.getByRole('heading', { name: 'About Us', level: 1 })).toBeVisible()
    await page.goto(path)
    await expect(page.getByRole('button', { name: /Color scheme/ })).toBeEnabled()
    await expect(field).not.toHaveValue(last)
  })
}
