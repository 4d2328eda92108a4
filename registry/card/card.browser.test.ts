import { announced, blurOf, controls, expect, glassOf, stage, test, type Page } from '#tests/browser'

const route = '/card-details'
const section = 'Custom Card'
const card = (page: Page) => stage(page, section).locator('> div')
const code = (page: Page) => page.getByRole('region', { name: section, exact: true }).locator('pre')

const themes = {
  yellow: ['#fefcd0', 'rgb(0, 0, 0)', 'rgb(0, 0, 0)', 'rgb(195, 129, 5)'],
  brown: ['#d2b48c', 'rgb(0, 0, 0)', 'rgb(139, 69, 19)', 'rgb(101, 67, 33)'],
  white: ['#ffffff', 'rgb(0, 0, 0)', 'rgb(0, 0, 0)', 'rgb(204, 204, 204)'],
  black: ['#333333', 'rgb(255, 255, 255)', 'rgb(255, 255, 255)', 'rgb(0, 0, 0)'],
} as const

test('each theme sets the background, text, border and shadow in the card and in the code', async ({
  page,
  open,
}) => {
  await open(route)
  await expect(controls(page, 'Custom Card').getByRole('radio', { name: 'yellow' })).toBeChecked()
  for (const [theme, [background, text, border, shadow]] of Object.entries(themes)) {
    await controls(page, 'Custom Card')
      .getByRole('radio', { name: theme, exact: true })
      .check({ force: true })
    await expect(
      controls(page, 'Custom Card').getByRole('textbox', { name: 'Background', exact: true }),
    ).toHaveValue(background)
    await expect(code(page)).toContainText(`'--glass-tint': '${background}'`)
    await expect(card(page)).toHaveCSS('color', text)
    expect(await glassOf(card(page), 'border-top-color')).toBe(border)
    expect(await glassOf(card(page), 'box-shadow')).toContain(`${shadow} 0px 16px 32px -16px`)
  }
})

test('editing a color selects the custom theme, which starts as yellow', async ({ page, open }) => {
  await open(route)
  const custom = controls(page, 'Custom Card').getByRole('radio', { name: 'custom' })
  for (const [label, property] of [
    ['Background', 'background-color'],
    ['Text', 'color'],
    ['Border', 'border-top-color'],
    ['Shadow', 'box-shadow'],
  ] as const) {
    await controls(page, 'Custom Card')
      .getByRole('radio', { name: 'black', exact: true })
      .check({ force: true })
    await controls(page, 'Custom Card').getByLabel(`${label}, picker`).fill('#0c2238')
    await expect(custom).toBeChecked()
    await expect(code(page)).toContainText('#0c2238')
    expect(await glassOf(card(page), property)).toMatch(
      /rgb\(12, 34, 56\)|srgb 0\.047\d* 0\.133\d* 0\.2196?\d*/,
    )
  }
  await controls(page, 'Custom Card')
    .getByRole('radio', { name: 'white', exact: true })
    .check({ force: true })
  await custom.check({ force: true })
  await expect(
    controls(page, 'Custom Card').getByRole('textbox', { name: 'Background', exact: true }),
  ).toHaveValue('#fefcd0')
  await expect(
    controls(page, 'Custom Card').getByRole('textbox', { name: 'Shadow', exact: true }),
  ).toHaveValue('#c38105')
})

test('the credit card shows the bank, number, holder and expiry date', async ({ page, open }) => {
  await open(route)
  const credit = stage(page, 'Credit Card')
  for (const text of ['Northwind Bank', '1234 5678 9012 3456', 'John Doe', '12/49']) {
    await expect(credit.getByText(text, { exact: true })).toBeVisible()
  }
})

test('the card itself blurs nothing, so glass on it can blur too', async ({ page, open }) => {
  await open(route)
  expect(await card(page).evaluate((element) => getComputedStyle(element).backdropFilter)).toBe('none')
  expect(await blurOf(card(page))).toContain('blur(16px)')
})

announced(route)
