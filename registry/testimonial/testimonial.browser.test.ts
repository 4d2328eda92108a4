import { announced, expect, stage, test, withMotion, type Page } from '#tests/browser'

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

const card = (page: Page) => stage(page, 'Usage').getByRole('figure')

/** The light on the rim: whether it shows, and where it is. */
const light = (page: Page) =>
  card(page)
    .locator('> [hidden]')
    .evaluate((element) => {
      const style = getComputedStyle(element)
      return ['display', '--light-x', '--light-y'].map((name) => style.getPropertyValue(name))
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
      await expect.poll(async () => (await light(page))[0]).toBe('block')
      const [, left = '', top = ''] = await light(page)
      expect([parseFloat(left), parseFloat(top)].map(Math.round)).toEqual([x * 100, y * 100])
    }
    await page.mouse.move(0, 0)
    await expect.poll(async () => (await light(page))[0]).toBe('none')
  })
})

test('with reduced motion, no light follows', async ({ page, open }) => {
  await open(route)
  await point(page, 0.5, 0.5)
  expect(await light(page)).toEqual(['none', '', ''])
})

announced(route)
