import {
  announcement,
  avatar,
  card,
  dialog,
  expect,
  newcomer,
  signInButton,
  signOutButton,
  test,
} from './fixture'

test('everything works by keyboard', async ({ page, open }) => {
  const { email, password } = newcomer()
  const press = (key: string) => page.keyboard.press(key)
  await open('/')

  await test.step('the dialog opens, closes by Escape, and returns the focus', async () => {
    await signInButton(page).focus()
    await press('Enter')
    await expect(dialog(page)).toBeVisible()
    await expect(dialog(page).getByLabel('Email')).toBeFocused()
    await press('Escape')
    // The focus returns before the close event.
    await expect(page.locator('dialog')).toHaveCount(0)
    await expect(signInButton(page)).toBeFocused()
  })

  await test.step('the focus stays within the dialog', async () => {
    await press('Space')
    await expect(dialog(page).getByLabel('Email')).toBeFocused()
    for (let step = 0; step < 8; step++) {
      await press('Tab')
      const isInPage = await page.evaluate(() =>
        document.activeElement?.closest('dialog, body')?.matches('dialog'),
      )
      const isInBrowser = await page.evaluate(() => document.activeElement === document.body)
      expect(isInPage === true || isInBrowser).toBe(true)
    }
  })

  await test.step('an account is created', async () => {
    await dialog(page).getByRole('button', { name: 'Create an account' }).focus()
    await press('Enter')
    await expect(dialog(page).getByLabel('Email')).toBeFocused()
    await page.keyboard.type(email)
    await press('Tab')
    await page.keyboard.type(password)
    await press('Enter')
    await expect(announcement(page)).toHaveText(`Signed in as ${email}`)
    await expect(avatar(page)).toBeFocused()
  })

  await test.step('the card opens on focus and by Enter, and closes by Escape and when it loses the focus', async () => {
    await expect(card(page)).toBeVisible()
    await press('Escape')
    await expect(card(page)).toBeHidden()
    await press('Enter')
    await expect(card(page)).toBeVisible()
    await press('Tab')
    await expect(signOutButton(page)).toBeFocused()
    await expect(card(page)).toBeHidden()
    await press('Shift+Tab')
    await expect(card(page)).toBeVisible()
  })

  await test.step('the visitor signs out', async () => {
    await press('Tab')
    await press('Enter')
    await expect(signInButton(page)).toBeFocused()
    await expect(announcement(page)).toHaveText('Signed out')
  })
})
