import { addressesOf } from '../documents'
import { expect, test, type Page } from '../fixture'

/** The captions of the code blocks that scroll sideways. The component's own files, in folded details, may do so. */
const scrolledSideways = (page: Page) =>
  page.locator('main figure:has(pre):not(details *)').evaluateAll((blocks) =>
    blocks.flatMap((block) => {
      const code = block.querySelector('pre')
      const overflow = code ? code.scrollWidth - code.clientWidth : 0
      return overflow > 0 ? [`${block.querySelector('figcaption')?.textContent}: ${overflow} px`] : []
    }),
  )

for (const path of addressesOf(/<figure.*<pre/s)) {
  test(`${path}: no example scrolls sideways in a window of 1280 px`, async ({ page, open }) => {
    await open(path)
    // The second width is what a classic scrollbar of 17 px leaves.
    for (const width of [1280, 1263]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await scrolledSideways(page), `${width} px`).toEqual([])
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click()
        expect(await scrolledSideways(page), `${width} px, ${await tab.textContent()}`).toEqual([])
      }
    }
  })
}

test('a code block that is too wide for a phone scrolls in its own box', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open('/dropdown-details')
  expect(await scrolledSideways(page)).not.toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})
