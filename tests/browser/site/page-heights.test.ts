import { addressesOf } from '../documents'
import { expect, test } from '../fixture'

/** The heights of the pages in px, in a window of 1280 x 800 px, before code stood beside previews. */
const before: Readonly<Record<string, number>> = {
  '/toast-page': 6993,
  '/slider-details': 4520,
  '/speed-dial-details': 6189,
  '/button-details': 5163,
  '/card-details': 5209,
  '/input-details': 5396,
  '/progress-bar-details': 5819,
  '/modal-details': 5435,
  '/navigation-details': 5350,
  '/popup-details': 6329,
  '/textarea-details': 4324,
  '/tooltip-details': 5052,
  '/back-to-top-details': 4118,
  '/pricing-details': 9211,
  '/dropdown-details': 7398,
  '/authentication-card': 5172,
  '/accordion-details': 6663,
  '/pagination-details': 6256,
  '/testimonial-details': 4536,
  '/contact-details': 5791,
  '/product-details': 9060,
  '/statistic-details': 4919,
  '/gallery-details': 6231,
  '/calendar-details': 7816,
  '/spinner': 4044,
}

/** The pages that are higher than 70 % of what they were. None may join them. */
const higher: readonly string[] = [
  '/slider-details',
  '/button-details',
  '/card-details',
  '/input-details',
  '/progress-bar-details',
  '/navigation-details',
  '/popup-details',
  '/textarea-details',
  '/back-to-top-details',
  '/pricing-details',
  '/authentication-card',
  '/pagination-details',
  '/testimonial-details',
  '/contact-details',
  '/statistic-details',
  '/spinner',
]

test.use({ viewport: { width: 1280, height: 800 } })

test('a page of a component has at most 70 % of the height that it had', async ({ page, open }) => {
  test.slow()
  expect(addressesOf(/data-static="install"/)).toEqual(Object.keys(before))
  const shares: Record<string, number> = {}
  for (const [address, height] of Object.entries(before)) {
    await open(address)
    shares[address] = (await page.evaluate(() => document.documentElement.scrollHeight)) / height
  }
  const found = Object.keys(shares).filter((address) => (shares[address] ?? 1) > 0.7)
  expect(found, 'one that fits now is taken off the list').toEqual(higher)
  expect(Object.entries(shares).filter(([, share]) => share > 0.86)).toEqual([])
})
