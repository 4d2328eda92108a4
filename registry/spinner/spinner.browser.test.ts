import {
  announced,
  contrastIn,
  controls,
  expect,
  glassOf,
  setBackdrop,
  stage,
  test,
  withMotion,
  type Page,
} from '#tests/browser'

const route = '/spinner'
const section = 'Themed'
const ring = (page: Page, name: string) => stage(page, name).getByRole('status').locator('> span').first()
const code = (page: Page) => page.getByRole('region', { name: section, exact: true }).locator('pre')

test('it is 40 px wide, 4 px thick and #833AB4 by default, and announces that it is loading', async ({
  page,
  open,
}) => {
  await open(route)
  const spinner = ring(page, 'Basic Usage')
  await expect(spinner).toHaveCSS('width', '40px')
  await expect(spinner).toHaveCSS('border-top-width', '4px')
  await expect(spinner).toHaveCSS('border-top-color', 'rgb(131, 58, 180)')
  await expect(stage(page, 'Basic Usage').getByRole('status')).toHaveText('Loading')
})

test('the color by picker and by text, the size and the border width change the ring and the code', async ({
  page,
  open,
}) => {
  await open(route)
  const spinner = ring(page, section)
  await controls(page, 'Themed').getByLabel('Color, picker').fill('#0c2238')
  await expect(spinner).toHaveCSS('border-top-color', 'rgb(12, 34, 56)')
  await controls(page, 'Themed').getByRole('textbox', { name: 'Color', exact: true }).fill('tomato')
  await expect(spinner).toHaveCSS('border-top-color', 'rgb(255, 99, 71)')
  await controls(page, 'Themed').getByRole('spinbutton', { name: 'Size' }).fill('96')
  await expect(spinner).toHaveCSS('width', '96px')
  await expect(spinner).toHaveCSS('height', '96px')
  await controls(page, 'Themed').getByRole('spinbutton', { name: 'Border width' }).fill('12')
  await expect(spinner).toHaveCSS('border-top-width', '12px')
  await expect(code(page)).toContainText('color="tomato" size={96} borderWidth={12}')
})

test('a spinner that is larger than the page stays inside its stage', async ({ page, open }) => {
  await open(route)
  await controls(page, 'Themed').getByRole('spinbutton', { name: 'Size' }).fill('5000')
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})

test('its glass is dark where the page is dark', async ({ page, open }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(route)
  const spinner = stage(page, 'Basic Usage').getByRole('status')
  expect(await glassOf(spinner, 'background-color')).toBe('color(srgb 0.0392157 0.0196078 0.12549 / 0.76)')
})

test('the full-width spinner fills its stage, with the ring in the middle', async ({ page, open }) => {
  await open(route)
  const [outer, glass, inner] = await Promise.all([
    stage(page, 'Full Width').boundingBox(),
    stage(page, 'Full Width').getByRole('status').boundingBox(),
    ring(page, 'Full Width').boundingBox(),
  ])
  if (!outer || !glass || !inner) throw new Error('The spinner is not on its stage.')
  expect(glass.width).toBeGreaterThan(outer.width * 0.8)
  expect(inner.width).toBeLessThan(60)
  expect(inner.x + inner.width / 2).toBeCloseTo(glass.x + glass.width / 2, 0)
})

test.describe('with motion', () => {
  test.use(withMotion)

  test('the ring spins without end', async ({ page, open }) => {
    await open(route)
    // An animation without its keyframes would not be in this list.
    const iterations = await ring(page, 'Basic Usage').evaluate((element) =>
      element.getAnimations().map(({ effect }) => effect?.getComputedTiming().iterations),
    )
    expect(iterations).toEqual([Infinity])
  })
})

test('with reduced motion, the ring stands still', async ({ page, open }) => {
  await open(route)
  await expect(ring(page, 'Basic Usage')).toHaveCSS('animation-name', 'none')
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`in ${colorScheme}, the arc can be seen on the glass, whatever its color and the backdrop are`, async ({
    page,
    open,
  }) => {
    await page.emulateMedia({ colorScheme })
    await open(route)
    const faint: string[] = []
    for (const backdrop of ['#000000', '#ffffff']) {
      await setBackdrop(page, section, backdrop)
      for (const color of ['#833AB4', 'pink', '#fcfc00', '#ffffff', '#808080', '#000000']) {
        await controls(page, 'Themed').getByRole('textbox', { name: 'Color', exact: true }).fill(color)
        // From the glass above the ring down into the arc.
        const contrast = await contrastIn(ring(page, section), { x: 20, y: -4, width: 1, height: 8 })
        if (contrast < 3) faint.push(`${color} over ${backdrop}: ${contrast.toFixed(2)}:1`)
      }
    }
    expect(faint).toEqual([])
  })
}

test('the default color has no outline: it can be seen without', async ({ page, open }) => {
  await open(route)
  const line = () =>
    ring(page, section).evaluate((element) => getComputedStyle(element, '::before').borderTopColor)
  expect(await line()).toMatch(/\/ 0\)$/)
  await controls(page, 'Themed').getByRole('textbox', { name: 'Color', exact: true }).fill('#fcfc00')
  expect(await line()).toBe('lab(0 0 0)')
})

announced(route)
