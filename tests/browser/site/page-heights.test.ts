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

/** In pixels: what the page of a component that is newer than these heights may have. */
const most = 4600

test.use({ viewport: { width: 1280, height: 800 } })

test('a page of a component has at most 70 % of the height that it had', async ({ page, open }) => {
  test.slow()
  const pages = addressesOf(/data-static="install"/)
  expect(pages).toEqual(expect.arrayContaining(Object.keys(before)))
  const shares: Record<string, number> = {}
  for (const address of pages) {
    const height = before[address] ?? most / 0.7
    await open(address)
    shares[address] = (await page.evaluate(() => document.documentElement.scrollHeight)) / height
  }
  expect(Object.entries(shares).filter(([, share]) => share > 0.7)).toEqual([])
})
