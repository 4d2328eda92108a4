import { announced, expect, stage, test, withMotion, type Page } from '#tests/browser'

const route = '/gallery-details'
const pictures = (page: Page, section: string) => stage(page, section).getByRole('img')

/** The number of columns and rows in which the pictures of a section are arranged. */
async function shapeOf(page: Page, section: string) {
  const boxes = await pictures(page, section).evaluateAll((all) =>
    all.map((picture) => picture.parentElement?.getBoundingClientRect() ?? new DOMRect()),
  )
  return [new Set(boxes.map(({ x }) => x)).size, new Set(boxes.map(({ y }) => y)).size]
}

test('six pictures are shown, each with a description', async ({ page, open }) => {
  await open(route)
  await expect(pictures(page, 'Usage')).toHaveCount(6)
  for (const picture of await pictures(page, 'Live').all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).toHaveAccessibleName(/\w+ \w+/)
    await expect
      .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0)
  }
})

test('there are two columns by default, three on a wide stage, and two on a phone', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(route)
  expect(await shapeOf(page, 'Usage')).toEqual([2, 3])
  expect(await shapeOf(page, 'Live')).toEqual([3, 2])
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await shapeOf(page, 'Live')).toEqual([2, 3])
})

test.describe('with motion', () => {
  test.use(withMotion)

  test('a picture has 15 px corners and grows on hover', async ({ page, open }) => {
    await open(route)
    const item = stage(page, 'Live').getByRole('listitem').first()
    await expect(item).toHaveCSS('border-radius', '15px')
    await expect(item).toHaveCSS('transform', 'none')
    await item.hover()
    await expect(item).toHaveCSS('transform', 'matrix(1.03, 0, 0, 1.03, 0, -4)')
  })
})

test('with reduced motion, nothing grows', async ({ page, open }) => {
  await open(route)
  const item = stage(page, 'Live').getByRole('listitem').first()
  await item.hover()
  await expect(item).toHaveCSS('transform', 'none')
})

announced(route)
