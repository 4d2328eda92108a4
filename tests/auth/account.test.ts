import { avatar, dialog, expect, fillIn, signInButton, signOutButton, test } from './fixture'

test('a visitor creates an account, and the bar says who is signed in', async ({ page, open, newcomer }) => {
  await open('/')
  await signInButton(page).click()
  await dialog(page).getByRole('button', { name: 'Create an account' }).click()
  await expect(dialog(page).getByRole('heading', { name: 'Create Account' })).toBeVisible()
  await fillIn(page, newcomer)
  await expect(avatar(page)).toHaveText(/^V/)
  await expect(signOutButton(page)).toBeVisible()
  await expect(signInButton(page)).toBeHidden()
  await expect(dialog(page)).toBeHidden()
  await expect(avatar(page)).toBeFocused()
  await expect(page.getByRole('banner').getByRole('status')).toHaveText(`Signed in as ${newcomer.email}`)
})

test('a wrong password is told in words, and the right one signs in', async ({
  page,
  open,
  newcomer,
  register,
  expectConsole,
}) => {
  // The browser itself reports the provider's refusal.
  expectConsole(/status of 400/)
  await register(newcomer)
  await open('/')
  await signInButton(page).click()
  await fillIn(page, { ...newcomer, password: 'a wrong password' })
  await expect(dialog(page).getByRole('alert')).toHaveText('The email address or the password is wrong.')
  await expect(dialog(page).getByLabel('Email')).toHaveValue(newcomer.email)
  await fillIn(page, newcomer)
  await expect(avatar(page)).toBeVisible()
})

test('a signed-in visitor stays signed in over a reload, and signs out', async ({
  page,
  open,
  newcomer,
  register,
  signIn,
}) => {
  await register(newcomer)
  await signIn(newcomer, '/button-details')
  await page.reload()
  await expect(avatar(page)).toBeVisible()
  await page.goto('/')
  await expect(avatar(page)).toBeVisible()
  await signOutButton(page).click()
  await expect(signInButton(page)).toBeFocused()
  await expect(page.getByRole('banner').getByRole('status')).toHaveText('Signed out')
  await open('/')
  await expect(signInButton(page)).toBeEnabled()
  await expect(avatar(page)).toBeHidden()
})
