import { announced, expect, stage, test } from '#tests/browser'

const route = '/testimonial-details'

test('three people are quoted, each with a picture, a name and a role', async ({ page, open }) => {
  await open(route)
  const cards = stage(page, 'Live').getByRole('figure')
  await expect(cards).toHaveCount(3)
  const people = await cards.locator('figcaption').allInnerTexts()
  expect(people.map((text) => text.split('\n'))).toEqual([
    ['Amara Okafor', 'Front-end engineer'],
    ['Mateo Silva', 'Product designer'],
    ['Yuki Tanaka', 'Founder of a small studio'],
  ])
  for (const card of await cards.all()) {
    await expect(card.locator('blockquote')).toHaveText(/\w+/)
    const picture = card.locator('img')
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0)
  }
})

test('the cards in a row have the same height, and are stacked on a narrow screen', async ({
  page,
  open,
}) => {
  const boxes = async () => {
    const cards = await stage(page, 'Live').getByRole('figure').all()
    return Promise.all(cards.map(async (card) => (await card.boundingBox()) ?? { x: 0, y: 0, height: 0 }))
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(route)
  const wide = await boxes()
  expect(new Set(wide.map(({ y }) => y)).size).toBe(1)
  expect(new Set(wide.map(({ height }) => height)).size).toBe(1)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(new Set((await boxes()).map(({ x }) => x)).size).toBe(1)
})

test('the glass blurs what is behind it, and is solid with reduced transparency', async ({ page, open }) => {
  await open(route)
  const card = stage(page, 'Usage').getByRole('figure')
  const layer = () =>
    card.evaluate((element) => {
      const { backdropFilter, backgroundColor } = getComputedStyle(element, '::before')
      return { backdropFilter, backgroundColor }
    })
  expect((await layer()).backdropFilter).toContain('blur(16px)')
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-transparency', value: 'reduce' }],
  })
  expect(await layer()).toEqual({ backdropFilter: 'none', backgroundColor: 'color(srgb 1 1 1)' })
})

announced(route)
