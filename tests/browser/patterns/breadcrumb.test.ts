import { expect, stage, test } from '../fixture'

/* What the W3C's tests say of its example of a breadcrumb: https://www.w3.org/WAI/ARIA/apg/patterns/breadcrumb/ */

test('breadcrumbs are those of the ARIA Authoring Practices', async ({ page, open }) => {
  await open('/breadcrumbs-details')
  for (const [section, name, current] of [
    ['Basic Usage', 'Breadcrumbs', 'Lisbon'],
    ['Custom Breadcrumbs', 'Book', 'The Moonstone'],
    ['Folders', 'Folder', 'Music'],
  ] as const) {
    const path = stage(page, section).getByRole('navigation', { name, exact: true })
    const marked = path.locator('[aria-current]')
    await expect(marked).toHaveCount(1)
    await expect(path.getByRole('link', { name: current, exact: true }).and(marked)).toHaveAttribute(
      'aria-current',
      'page',
    )
  }
})
