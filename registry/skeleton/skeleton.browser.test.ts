import { announced, expect, luminancesIn, mount, stage, test } from '#tests/browser'

const route = '/skeleton-details'
const cases = 'registry/skeleton/skeleton.cases.tsx'

test('its lines are as high as those of the text that comes, and the last one is shorter', async ({
  page,
}) => {
  await mount(page, cases, 'Beside')
  const heights = await Promise.all(
    ['text', 'lines'].map(async (id) => (await page.getByTestId(id).boundingBox())?.height),
  )
  expect(heights).toEqual([72, 72])
  const widths = await page
    .getByTestId('lines')
    .locator('span')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width))
  expect(widths).toHaveLength(3)
  expect(widths[1]).toBe(widths[0])
  expect(widths[2]).toBeCloseTo(0.6 * (widths[0] ?? 0), 0)
})

test('what is no number of lines is one', async ({ page }) => {
  await mount(page, cases, 'Odd')
  await expect(page.locator('[data-shape]')).toHaveCount(3)
})

test('its light stands still with reduced motion, and nothing in it is blurred', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(route)
  const piece = stage(page, 'Basic Usage').locator('[data-shape]').first()
  const look = await piece.evaluate((one) => [
    getComputedStyle(one, '::after').animationName,
    getComputedStyle(one, '::after').backgroundImage,
    getComputedStyle(one, '::before').backdropFilter.replace(/ saturate.*/, ''),
  ])
  expect(look).toEqual(['none', 'none', 'blur(0px)'])
})

for (const [colorScheme, backdrop, page] of [
  ['light', 'White', 1],
  ['dark', 'Black', 0],
] as const)
  test(`it is seen over a page that has the color of ${colorScheme} glass`, async ({ page: tab, open }) => {
    await tab.emulateMedia({ colorScheme })
    await open(route)
    await tab.getByRole('radio', { name: backdrop, exact: true }).first().check({ force: true })
    const piece = stage(tab, 'Basic Usage').locator('[data-shape=text]').first()
    const { width = 0, height = 0 } = (await piece.boundingBox()) ?? {}
    const shades = await luminancesIn(piece, { x: width / 2, y: height / 2, width: 1, height: 1 })
    const [shade = page] = shades
    const contrast = (Math.max(shade, page) + 0.05) / (Math.min(shade, page) + 0.05)
    // No boundary of a control, which needs 3:1, but what a bar of grey has on most sites.
    expect(contrast).toBeGreaterThanOrEqual(1.2)
  })

test('the area is busy while it loads, and moves nothing when the content comes', async ({ page, open }) => {
  await open(route)
  const example = stage(page, 'While a profile loads')
  const busy = example.locator('[aria-busy]')
  await expect(busy).toHaveAttribute('aria-busy', 'true')
  await expect(example.getByRole('status')).toHaveText('Loading the profile')
  const height = () => example.evaluate((one) => one.scrollHeight)
  const before = await height()
  await example.getByRole('button').click()
  await expect(busy).toHaveAttribute('aria-busy', 'false')
  await expect(example.getByText('Ada Lovelace')).toBeVisible()
  await expect(example.getByRole('status')).toHaveText('The profile is loaded')
  expect(Math.abs((await height()) - before)).toBeLessThanOrEqual(1)
})

test('an area whose content was there from the start says nothing of it, until it loads again', async ({
  page,
}) => {
  await mount(page, cases, 'There')
  const turn = page.getByRole('button', { name: 'Turn' })
  await expect(page.getByText('Ada')).toBeVisible()
  await expect(page.getByRole('status')).toHaveText('')
  await turn.click()
  await expect(page.getByRole('status')).toHaveText('Loading')
  await turn.click()
  await expect(page.getByRole('status')).toHaveText('Loaded')
})

announced(route, {
  'What is there': (page) => stage(page, 'While a profile loads').getByRole('button').click(),
})
