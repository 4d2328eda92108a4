import { addressesOf } from '../browser/documents'
import { differencesIn, expect, test } from './fixture'
import { expectSamePixels } from './support/same-pixels'
import { expectSameOnceUsed } from './support/used-controls'
import { states } from './support/states'

// Each page is loaded once on each site, and everything is compared there.
for (const path of addressesOf(/data-stage/))
  test(`${path} has the same elements, style and pixels in both stylings`, async ({ openBoth }) => {
    const both = await openBoth(path)
    await test.step('as it opens: the same pixels', () => expectSamePixels(both))
    for (const [width, those] of [
      [390, states.slice(0, 1)],
      [1280, states],
    ] as const)
      await test.step(`${width} px wide: the same elements with the same style`, async () => {
        await both.each(({ page }) => page.setViewportSize({ width, height: 844 }))
        expect.soft(await differencesIn(both, those), `${width} px wide`).toEqual([])
      })
    await test.step('once its controls are used: the same elements with the same style', () =>
      expectSameOnceUsed(both))
  })
