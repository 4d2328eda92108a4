import { expect, stage, test } from '../fixture'

/* What the W3C's tests say of its examples of tables: https://www.w3.org/WAI/ARIA/apg/patterns/table/ */

test('a table is that of the ARIA Authoring Practices', async ({ page, open }) => {
  await open('/table-details')
  const table = stage(page, 'Basic Usage').getByRole('table', { name: 'Orders' })
  const heading = (name: string) => table.getByRole('columnheader', { name, exact: true })

  await test.step('it has a name, groups of rows, and cells with their headings', async () => {
    const groups = table.getByRole('rowgroup')
    await expect(groups).toHaveCount(2)
    await expect(groups.getByRole('row')).toHaveCount(4)
    await expect(groups.first().getByRole('row').getByRole('columnheader')).toHaveCount(4)
    for (const row of await groups.last().getByRole('row').all()) {
      await expect(row.getByRole('rowheader')).toHaveCount(1)
      await expect(row.getByRole('cell')).toHaveCount(3)
    }
  })

  await test.step('a press on a heading sorts and says so, another one turns the order, and signs are not read', async () => {
    for (const name of ['Customer', 'Items']) {
      for (const order of ['ascending', 'descending']) {
        await heading(name).getByRole('button', { name, exact: true }).press('Enter')
        await expect(heading(name)).toHaveAttribute('aria-sort', order)
        await expect(table.locator('[aria-sort]')).toHaveCount(1)
      }
    }
  })
})
