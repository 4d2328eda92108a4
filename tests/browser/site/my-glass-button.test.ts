import { expect, mount, test } from '../fixture'

const cases = 'tests/browser/site/support/my-glass-button.cases.tsx'

test('one press chooses the glass and says so; the next clears it, and focus is not lost', async ({
  page,
}) => {
  await mount(page, cases, 'Besides')
  const radius = () =>
    page
      .locator('[data-stage]')
      .evaluate((preview) => getComputedStyle(preview).getPropertyValue('--glass-radius'))
  const use = page.getByRole('button', { name: 'Use on this site' })
  const clear = page.getByRole('button', { name: 'Clear' })
  await expect(clear).toHaveCount(0)
  await use.click()
  await expect(page.getByRole('status')).toHaveText('All previews are in this glass.')
  expect(await radius()).toBe('7px')
  await clear.click()
  await expect(page.getByRole('status')).toHaveText('All previews are as delivered.')
  expect(await radius()).toBe('')
  await expect(clear).toHaveCount(0)
  await expect(use).toBeFocused()
})
