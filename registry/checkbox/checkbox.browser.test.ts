import { expect, test } from '#tests/browser'

test('the page shows the word Checkbox, and nothing else', async ({ page, open }) => {
  await open('/checkbox')
  await expect(page.getByRole('main')).toHaveText('Checkbox')
  await expect(page.getByRole('heading', { name: 'Checkbox', level: 1 })).toBeInViewport()
})
