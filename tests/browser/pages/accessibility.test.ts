import { expect, test } from '../fixture'

test('the report says first what nobody has tried, and has a row for each criterion', async ({
  page,
  open,
}) => {
  await open('/accessibility')
  const main = page.getByRole('main')
  await expect(main.getByRole('paragraph').first()).toContainText('No real screen reader was used')
  await expect(main.getByRole('paragraph').first()).toContainText('No person with a disability has tried')
  for (const [level, count] of [
    ['Level A', 31],
    ['Level AA', 24],
  ] as const) {
    const table = main.getByRole('region', { name: `WCAG 2.2, ${level}`, exact: true })
    await expect(table.getByRole('rowheader')).toHaveCount(count)
    const levels = await table.locator('[data-level]').allTextContents()
    expect(levels).toHaveLength(2 * count)
  }
  await expect(main).toContainText('Section 508 asks for WCAG 2.0 A and AA')
  await expect(main.getByRole('region', { name: 'Components', exact: true })).toContainText(
    'Tests of every component: markup, ',
  )
  await expect(main.getByRole('link', { name: 'Report a barrier' })).toHaveAttribute(
    'href',
    'https://github.com/vitrine-ui/vitrine/issues/new?title=Accessibility%3A%20',
  )
})

test('a component’s page leads to its row of the report, and the report back', async ({ page, open }) => {
  await open('/menu-details')
  await page
    .getByRole('region', { name: 'Screen readers', exact: true })
    .getByRole('link', { name: 'Report' })
    .click()
  await expect(page).toHaveURL('/accessibility#menu')
  const row = page.getByRole('row', { name: /^Menu/ })
  await expect(row).toBeInViewport()
  await row.getByRole('link', { name: 'Menu' }).click()
  await expect(page).toHaveURL('/menu-details')
})

test('the report is a file of its type, and Markdown', async ({ request }) => {
  const yaml = await request.get('/accessibility/report.yaml')
  expect(yaml.headers()['content-type']).toBe('application/yaml')
  expect(await yaml.text()).toMatch(/^title: Vitrine Accessibility Conformance Report\n/)
  const markdown = await request.get('/accessibility.md')
  expect(await markdown.text()).toContain('| Criterion | EN 301 549 | Components |')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the report is all there', async ({ page }) => {
    await page.goto('/accessibility#menu')
    await expect(page.getByRole('row', { name: /^Menu/ })).toBeInViewport()
  })
})
