import { expect, test, type Page } from '../fixture'

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox()
  if (box === null) throw new Error(`${selector} has no box.`)
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

for (const width of [390, 1024, 1280]) {
  test(`at ${width} px the search box of the catalogue ends where its cards end`, async ({ page, open }) => {
    await page.setViewportSize({ width, height: 844 })
    await open('/components')
    const search = await boxOf(page, 'main search')
    const cards = await boxOf(page, 'main ul:has(article)')
    expect(search.right).toBeCloseTo(cards.right, 0)
    if (width === 390) expect(search.x).toBeCloseTo(cards.x, 0)
  })
}

test('on a wide screen the catalogue uses the room, and nine cards are three full rows', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await open('/components')
  const main = await boxOf(page, 'main')
  const room = await boxOf(page, 'main header')
  expect(room.width / main.width).toBeGreaterThan(0.8)
  const lefts = await page
    .locator('main article')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().x))
  expect(lefts.length).toBe(9)
  expect(new Set(lefts).size).toBe(3)
})
