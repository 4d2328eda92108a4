import { addressesOf } from '../browser/documents'
import { differencesIn, expect, test } from './fixture'
import { states } from './support/states'

/** The pages with live components. */
const pages = addressesOf(/data-stage/)

for (const path of pages) {
  for (const width of [1280, 390])
    test(`${path} has the same elements with the same style in both stylings, ${width} px wide`, async ({
      openBoth,
    }) => {
      const both = await openBoth(path)
      await both.each(({ page }) => page.setViewportSize({ width, height: 844 }))
      expect(await differencesIn(both, width === 390 ? states.slice(0, 1) : states)).toEqual([])
    })
}
