import { worstCase } from '../../../src/registry/readability'
import { controls, expect, test, type Page } from '../fixture'
import { textsOnGlass } from '../support/text-on-glass'

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const fix = (page: Page) => page.getByRole('button', { name: 'Fix', exact: true })

test('the verdict follows a control, and Fix raises the opacity in preview, code and address', async ({
  page,
  open,
}) => {
  await open('/popup-details')
  const popup = section(page, 'Custom Popup')
  const opacity = popup.getByLabel('Opacity', { exact: true })
  await expect(popup).toContainText(/Readable on any backdrop – \d+\.\d:1 at worst/)
  await expect(fix(page)).toBeHidden()
  await opacity.fill('0.05')
  await expect(popup).toContainText(/Not readable over dark pictures – \d+\.\d:1 at worst/)
  await fix(page).click()
  await expect(popup).toContainText(/Readable on any backdrop – (4\.[5-9]|5\.0):1 at worst/)
  await expect(opacity).toBeFocused()
  const value = await opacity.inputValue()
  expect(Number(value)).toBeGreaterThan(0.05)
  await expect(popup.locator('pre')).toContainText(`opacity={${value}}`)
  await expect.poll(() => new URL(page.url()).searchParams.get('opacity')).toBe(value)
})

test('where the opacity is fixed, Fix turns the color of the text, by keyboard too', async ({
  page,
  open,
}) => {
  await open('/card-details?bg=%23222222&textColor=%23333333')
  const card = section(page, 'Custom Card')
  await expect(card).toContainText(/Not readable over some pictures – 1\.0:1 at worst/)
  await fix(page).focus()
  await page.keyboard.press('Enter')
  await expect(card).toContainText(/Readable on any backdrop/)
  await expect(card.getByRole('textbox', { name: 'Text', exact: true })).toHaveValue('#ffffff')
  await expect(card.getByRole('textbox', { name: 'Text', exact: true })).toBeFocused()
})

test('glass that no change makes readable is said to be so', async ({ page, open }) => {
  await open('/generator')
  const generator = page.getByRole('main')
  await expect(generator).toContainText(/Not readable over/)
  await fix(page).click()
  await expect(generator).toContainText('No glass of this color can be readable.')
  await expect(fix(page)).toBeFocused()
})

test('a search for a fix that cannot be loaded is reported', async ({ page, open, expectConsole }) => {
  expectConsole(/Failed to load resource/)
  await page.route(/fix-readability/, (route) => route.abort())
  await open('/popup-details?opacity=0.05')
  await fix(page).click()
  await expect(section(page, 'Custom Popup')).toContainText('Fix could not be loaded.')
})

test('a text that is no color is not judged', async ({ page, open }) => {
  await open('/button-details')
  await controls(page, 'Themed Button')
    .getByRole('textbox', { name: 'Text color', exact: true })
    .fill('var(--x)')
  await expect(section(page, 'Themed Button')).toContainText('Not judged')
})

for (const [path, name] of [
  ['/button-details', 'Themed Button'],
  ['/card-details', 'Custom Card'],
  ['/authentication-card', 'Login'],
] as const) {
  test(`${path}: the verdict says what is painted`, async ({ page, open }) => {
    await open(path)
    const texts = await textsOnGlass(page, section(page, name).locator('[data-stage]').first())
    const worst = Math.min(
      ...texts.map(({ color, tint, opacity }) => worstCase(color, { tint, opacity }).ratio),
    )
    const shown = /– ([\d.]+):1 at worst/.exec(await section(page, name).innerText())?.[1]
    // Painted colors are whole numbers.
    expect(Math.abs(Number(shown) - worst)).toBeLessThan(0.15)
  })
}
