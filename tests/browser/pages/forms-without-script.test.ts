import { expect, test } from '../fixture'

/** Every page with a form, and how many forms it has. */
const pages = ['/contact', '/contributors', '/donate', '/stories']

for (const path of pages) {
  test(`${path}: while the script is 5 s late, nothing typed can get into a URL`, async ({ page }) => {
    let release = () => {}
    const late = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/assets/*.js', async (route) => {
      await late
      await route.continue()
    })
    await page.clock.install()
    await page.goto(path, { waitUntil: 'commit' })
    const form = page.locator('main form')
    await expect(form).toBeVisible()
    await page.clock.fastForward(5000)
    for (const control of await form.locator('input, select, textarea, button').all()) {
      await expect(control).toBeDisabled()
      await control.click({ force: true })
      await page.keyboard.type('secret')
      await page.keyboard.press('Enter')
    }
    await expect(page).toHaveURL(path)
    const values = await form
      .locator('input, textarea')
      .evaluateAll((all) => all.map((control) => (control as HTMLInputElement).value))
    expect(values.join('')).not.toContain('secret')
    release()
    await expect(form.locator('button[type=submit]')).toBeEnabled()
    await expect(page).toHaveURL(path)
  })
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })
  for (const path of pages) {
    test(`${path}: a line says that the form needs one`, async ({ page }) => {
      await page.goto(path)
      await expect(page.locator('form noscript p')).toBeVisible()
      await expect(page.locator('form noscript p')).toContainText('This form needs JavaScript')
      await expect(page.locator('main form [type=submit]')).toBeDisabled()
    })
  }
})
