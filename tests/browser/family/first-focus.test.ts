import { expect, mount, test, type Page } from '../fixture'

const file = 'tests/browser/family/first-focus.cases.tsx'
const dialogs = ['Modal', 'Popup', 'Drawer'] as const

const opener = (page: Page) => page.getByRole('button', { name: 'Open' })

for (const dialog of dialogs) {
  test(`${dialog}: what has \`autoFocus\` has focus first, every time`, async ({ page }) => {
    await mount(page, file, `${dialog}AutoFocus`)
    for (let time = 0; time < 2; time++) {
      await opener(page).click()
      await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(opener(page)).toBeFocused()
    }
  })

  test(`${dialog}: a control that cannot have focus yet is no first focus, and Tab reaches it later`, async ({
    page,
  }) => {
    await mount(page, file, `${dialog}DisabledChoice`)
    await opener(page).click()
    await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1)
    await page.getByRole('textbox', { name: 'Name' }).fill('Ada')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Save' })).toBeFocused()
  })
}
