import { expect, withMotion, type Page } from '../fixture'
import { test } from './fixture'

/** The components on panes that are large enough for a light of their own, and Skeleton, whose example is in a Card. */
const lit = ['card', 'pricing', 'product', 'skeleton', 'testimonial']

/** The light on the rim of a pane: whether it shows, and where it is, in percent. */
const lightOf = (page: Page) =>
  page
    .locator('[data-lit]')
    .first()
    .evaluate((pane) => {
      const { content, opacity, maskImage } = getComputedStyle(pane, '::after')
      const places = [...maskImage.matchAll(/(-?[\d.]+)%/g)].map(([, percent]) => Math.round(Number(percent)))
      return content === 'none' ? 'none' : [opacity, ...places.slice(0, 2)].join(' ')
    })

/** Moves the pointer to a place on a pane, in parts of its width and height. */
async function point(page: Page, x: number, y: number) {
  const pane = page.locator('[data-lit]').first()
  await pane.scrollIntoViewIfNeeded()
  const box = (await pane.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(box.x + box.width * x, box.y + box.height * y)
}

test('the light has no element in any pane', async ({ page, openFamily }) => {
  await openFamily()
  const names = await page
    .locator('[data-lit]')
    .evaluateAll((panes) =>
      panes.map((pane) => pane.closest('[data-stage]')?.getAttribute('aria-label')?.split(',')[0]),
    )
  expect([...new Set(names)]).toEqual(lit)
  expect(await page.locator('[data-lit] > [hidden]').count()).toBe(0)
})

for (const name of lit) {
  test.describe(`with motion, on ${name}`, () => {
    test.use(withMotion)

    test('light on the rim follows the pointer, and goes out when it leaves', async ({
      page,
      openFamily,
    }) => {
      await openFamily({ query: `only=${name}` })
      for (const [x, y] of [
        [0.25, 0.5],
        [0.75, 0.25],
      ] as const) {
        await point(page, x, y)
        await expect.poll(() => lightOf(page)).toBe(`1 ${x * 100} ${y * 100}`)
      }
      await page.mouse.move(0, 0)
      await expect.poll(() => lightOf(page)).toBe('none')
    })
  })

  test(`with reduced motion, no light follows on ${name}`, async ({ page, openFamily }) => {
    await openFamily({ query: `only=${name}` })
    await point(page, 0.5, 0.5)
    expect(await lightOf(page)).toBe('none')
    expect(await page.locator('[style*=light]').count()).toBe(0)
  })
}
