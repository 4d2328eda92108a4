import { expect, stage, test } from '../fixture'

/* What the W3C's test says of its example of an alert: https://www.w3.org/WAI/ARIA/apg/patterns/alert/ */

test('an alert is that of the ARIA Authoring Practices', async ({ page, open }) => {
  await open('/alert-details')
  const section = stage(page, 'Publish')
  await expect(section.getByRole('alert')).toBeHidden()
  await section.getByRole('button', { name: 'Publish' }).press('Enter')
  await expect(section.getByRole('alert')).toBeVisible()
  await expect(section.getByRole('alert')).toContainText('The connection was lost.')
  await expect(section.getByRole('button', { name: 'Publish' })).toBeFocused()
})
