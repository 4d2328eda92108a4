import { addressesOf } from '../documents'
import { expect, test } from '../fixture'

for (const address of addressesOf(/aria-label="Props of/)) {
  test(`on a phone, the props table of ${address} is as wide as the page, and keeps its header cells`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(address)
    const widths = await page
      .locator('[role=region][aria-label^="Props of"]')
      .evaluateAll((all) => all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
    expect(widths.length).toBeGreaterThan(0)
    expect(Math.max(...widths)).toBeLessThanOrEqual(0)
    // The browser's own tree: a table whose rows are no longer laid out as rows must still be one.
    const session = await page.context().newCDPSession(page)
    const { nodes } = await session.send('Accessibility.getFullAXTree')
    const roles = nodes.map(({ role }) => role?.value as unknown)
    const count = (role: string) => roles.filter((known) => known === role).length
    expect(count('rowheader')).toBe(await page.locator('tbody th').count())
    expect(count('cell')).toBe(await page.locator('tbody td').count())
  })
}
