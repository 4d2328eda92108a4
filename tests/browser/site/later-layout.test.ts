import { expect, test, type Page } from '../fixture'

const address = '/pricing-details'

/** Where each section of the page begins, and its height, in px. */
const places = (page: Page) =>
  page
    .locator('#main section:has(> h2)')
    .evaluateAll((sections) =>
      sections.map((section) => [section.getBoundingClientRect().top + scrollY, section.clientHeight]),
    )

/** Waits for the first frame with the page's sections, and says for each whether its contents are rendered in it. */
const firstFrame = (page: Page) =>
  page.evaluate(async () => {
    do await new Promise(requestAnimationFrame)
    while (!document.querySelector('#main section > h2')?.checkVisibility())
    return [...document.querySelectorAll('#main section > h2')].map((h2) => h2.checkVisibility())
  })

for (const height of [720, 3000])
  test(`a page that a link leads to lays out what is in sight at ${height} px, and all of it after its first frame`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width: 1280, height })
    await open(address)
    const expected = await places(page)
    const inSight = expected.filter(([top = 0]) => top < height).length
    expect(inSight).toBeLessThan(expected.length - 2)

    await open('/components?q=pricing')
    const frame = firstFrame(page)
    await page.locator(`main a[href="${address}"]`).click()
    const rendered = await frame
    expect(rendered.slice(0, inSight)).not.toContain(false)
    expect(rendered.slice(-2), 'out of sight').toEqual([false, false])
    await expect.poll(() => places(page)).toEqual(expected)
  })
