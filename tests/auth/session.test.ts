import {
  announcement,
  avatar,
  environment,
  expect,
  registered,
  signInButton,
  signOutButton,
  test,
} from './fixture'

test('a visitor stays signed in after a reload and on every page, until they sign out', async ({
  page,
  open,
  signIn,
}) => {
  await signIn(await registered(), '/button-details')
  await page.reload()
  await expect(avatar(page)).toBeVisible()
  await page.getByRole('link', { name: 'Stories' }).first().click()
  await expect(avatar(page)).toBeVisible()
  await open('/')
  await signOutButton(page).click()
  await expect(signInButton(page)).toBeFocused()
  await expect(announcement(page)).toHaveText('Signed out')
  await open('/')
  await expect(signInButton(page)).toBeEnabled()
  await expect(avatar(page)).toBeHidden()
})

test('other tabs follow a sign-in and a sign-out', async ({ page, context, open, signIn }) => {
  await open('/')
  const other = await context.newPage()
  await other.goto('/components')
  await expect(signInButton(other)).toBeEnabled()
  await signIn(await registered())
  await expect(avatar(other)).toBeVisible()
  await signOutButton(other).click()
  await expect(signInButton(page)).toBeEnabled()
})

test('a session of a deleted account ends, and its flag is removed', async ({
  page,
  signIn,
  expectConsole,
}) => {
  expectConsole(/status of 400/)
  await signIn(await registered())
  const accounts = `${environment.emulator}/emulator/v1/projects/demo-vitrine/accounts`
  expect((await fetch(accounts, { method: 'DELETE' })).status).toBe(200)
  await page.reload()
  await expect(signInButton(page)).toBeEnabled()
  expect(await page.evaluate(() => localStorage.getItem('vitrine:session'))).toBeNull()
})

test('without storage the site works, and the visitor is signed out', async ({ page, open }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('refused', 'SecurityError')
      },
    })
  })
  await open('/')
  await expect(signInButton(page)).toBeEnabled()
})
