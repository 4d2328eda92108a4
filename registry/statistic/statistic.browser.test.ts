import { announced, blurOf, expect, stage, test } from '#tests/browser'

const route = '/statistic-details'

test('four tiles show the figures, which are shortened from 1000', async ({ page, open }) => {
  await open(route)
  for (const section of ['Usage', 'Live']) {
    const tiles = await stage(page, section).getByRole('listitem').allInnerTexts()
    expect(tiles.map((tile) => tile.split(/\s+/))).toEqual([
      ['2.7K', 'Downloads'],
      ['1.3K', 'Users'],
      ['74', 'Files'],
      ['46', 'Places'],
    ])
  }
})

test('figures and texts follow the locale and the labels; a missing label keeps its default', async ({
  page,
  open,
}) => {
  await open(route)
  const tiles = stage(page, 'In another language').getByRole('listitem')
  await expect(tiles).toHaveText(['2,7 Mio.Downloads', '1300Nutzer', '74Dateien', '46Orte'])
})

test('the tiles are in one row when there is room, and in two columns on a phone', async ({ page, open }) => {
  const columns = async () => {
    const tiles = await stage(page, 'Live').getByRole('listitem').all()
    const boxes = await Promise.all(tiles.map((tile) => tile.boundingBox()))
    return new Set(boxes.map((box) => box?.x)).size
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(route)
  expect(await columns()).toBe(4)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await columns()).toBe(2)
})

test('each tile has its own icon, which is hidden from assistive technology', async ({ page, open }) => {
  await open(route)
  const icons = stage(page, 'Live').locator('svg[aria-hidden=true]')
  await expect(icons).toHaveCount(4)
  const colors = await icons.evaluateAll((all) => all.map((icon) => getComputedStyle(icon).stroke))
  expect(new Set(colors).size).toBe(4)
})

test('with reduced transparency, the glass of a tile is solid', async ({ page, open }) => {
  await open(route)
  const tile = stage(page, 'Live').getByRole('listitem').first().locator('div')
  const blur = () => blurOf(tile)
  expect(await blur()).toContain('blur(16px)')
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-transparency', value: 'reduce' }],
  })
  expect(await blur()).toBe('none')
})

announced(route)
