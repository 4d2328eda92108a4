import { expect, test } from '../fixture'
import { scrolledSideways } from './support/page-laws'

test('a code block that is too wide for a phone scrolls in its own box', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open('/dropdown-details')
  expect(await scrolledSideways(page)).not.toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})
