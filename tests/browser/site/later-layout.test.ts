import { expect, test, type Page } from '../fixture'

const address = '/pricing-details'

/** Where each section of the page begins, and its height, in px. */
const places = (page: Page) =>
  page
    .locator('#main section:has(> h2)')
    .evaluateAll((sections) =>
      sections.map((section) => [section.getBoundingClientRect().top + scrollY, section.clientHeight]),
    )

test('a page that a link leads to lays out what is out of sight after its first frame, and all of it', async ({
  page,
  open,
}) => {
  await open(address)
  const expected = await places(page)
  expect(expected.length).toBeGreaterThan(5)

  await open('/components?q=pricing')
  // The browser tells of each element whose contents it skips.
  const skipped = page.evaluate(() =>
    new Promise((resolve) =>
      document.addEventListener('contentvisibilityautostatechange', resolve, { once: true, capture: true }),
    ).then(() => true),
  )
  await page.locator(`main a[href="${address}"]`).click()
  expect(await skipped).toBe(true)
  await expect.poll(() => places(page)).toEqual(expected)
})
