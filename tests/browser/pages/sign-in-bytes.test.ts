import { expect } from '../fixture'
import { budgetOf, countBytes } from '../../../scripts/harness/transfer'
import { test } from './support/configured-site'

for (const path of ['/', '/components']) {
  test(`${path} stays within its budget of script with sign-in configured`, async ({ page, open }) => {
    // The chat service's script is not the site's.
    await page.route('http://chat.test/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    )
    const bytes = await countBytes(page)
    await open(path)
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled()
    await page.waitForLoadState('networkidle')
    expect(bytes.script).toBeGreaterThan(0)
    expect(bytes.script).toBeLessThanOrEqual(budgetOf(path).script)
  })
}
