import { announced, blurOf, expect, glassOf, stage, test, withMotion, type Page } from '#tests/browser'

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
  await expect(page.getByRole('radio', { name: 'yellow' })).toBeChecked()
  for (const [theme, [background, text, border, shadow]] of Object.entries(themes)) {
    await page.getByRole('radio', { name: theme }).check({ force: true })
    await expect(page.getByRole('textbox', { name: 'Background', exact: true })).toHaveValue(background)
    await expect(code(page)).toContainText(`'--glass-tint': '${background}'`)
    await expect(card(page)).toHaveCSS('color', text)
    expect(await glassOf(card(page), 'border-top-color')).toBe(border)
    expect(await glassOf(card(page), 'box-shadow')).toContain(`${shadow} 0px 8px 32px 0px`)
  }
})

test('editing a color selects the custom theme, which starts as yellow', async ({ page, open }) => {
  await open(route)
  const custom = page.getByRole('radio', { name: 'custom' })
  for (const [label, property] of [
    ['Background', 'background-color'],
    ['Text', 'color'],
    ['Border', 'border-top-color'],
    ['Shadow', 'box-shadow'],
  ] as const) {
    await page.getByRole('radio', { name: 'black' }).check({ force: true })
    await page.getByLabel(`${label}, picker`).fill('#0c2238')
    await expect(custom).toBeChecked()
    await expect(code(page)).toContainText('#0c2238')
    expect(await glassOf(card(page), property)).toMatch(
      /rgb\(12, 34, 56\)|srgb 0\.047\d* 0\.133\d* 0\.2196?\d*/,
    )
  }
  await page.getByRole('radio', { name: 'white' }).check({ force: true })
  await custom.check({ force: true })
  await expect(page.getByRole('textbox', { name: 'Background', exact: true })).toHaveValue('#fefcd0')
  await expect(page.getByRole('textbox', { name: 'Shadow', exact: true })).toHaveValue('#c38105')
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

/** The light on the rim: whether it shows, and where it is. */
const light = (page: Page) =>
  card(page)
    .locator('> [aria-hidden]')
    .evaluate((element) => {
      const style = getComputedStyle(element)
      return ['opacity', '--light-x', '--light-y'].map((name) => style.getPropertyValue(name))
    })

/** Moves the pointer to a place on the card, in parts of its width and height. */
async function point(page: Page, x: number, y: number) {
  await card(page).scrollIntoViewIfNeeded()
  const box = (await card(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(box.x + box.width * x, box.y + box.height * y)
}

test.describe('with motion', () => {
  test.use(withMotion)

  test('light on the rim follows the pointer, and goes out when it leaves', async ({ page, open }) => {
    await open(route)
    for (const [x, y] of [
      [0.25, 0.5],
      [0.75, 0.25],
    ] as const) {
      await point(page, x, y)
      await expect.poll(async () => (await light(page))[0]).toBe('1')
      const [, left = '', top = ''] = await light(page)
      expect([parseFloat(left), parseFloat(top)].map(Math.round)).toEqual([x * 100, y * 100])
    }
    await page.mouse.move(0, 0)
    await expect.poll(async () => (await light(page))[0]).toBe('0')
  })
})

test('with reduced motion, no light follows', async ({ page, open }) => {
  await open(route)
  await point(page, 0.5, 0.5)
  expect(await light(page)).toEqual(['0', '', ''])
})

announced(route)
