import { gate } from '../browser/pages/support/gate'
import {
  announcement,
  avatar,
  dialog,
  expect,
  fillIn,
  newcomer,
  registered,
  setting,
  signInButton,
  signOutButton,
  test,
} from './fixture'

test('a visitor creates an account, and the bar says who is signed in', async ({ page, open }) => {
  const account = newcomer()
  await open('/')
  await signInButton(page).click()
  await dialog(page).getByRole('button', { name: 'Create an account' }).click()
  await expect(dialog(page).getByRole('heading')).toHaveText('Create Account')
  await fillIn(page, account)
  await expect(avatar(page)).toHaveText(/^V/)
  await expect(signOutButton(page)).toBeVisible()
  await expect(signInButton(page)).toBeHidden()
  await expect(dialog(page)).toBeHidden()
  await expect(avatar(page)).toBeFocused()
  await expect(announcement(page)).toHaveText(`Signed in as ${account.email}`)
})

test('an address that has an account cannot get a second one', async ({ page, open, expectConsole }) => {
  expectConsole(/status of 400/)
  const account = await registered()
  await open('/')
  await signInButton(page).click()
  await dialog(page).getByRole('button', { name: 'Create an account' }).click()
  await fillIn(page, account)
  await expect(dialog(page).getByRole('alert')).toHaveText(
    /There is an account with this email address already/,
  )
  await dialog(page).getByRole('button', { name: 'Sign in instead' }).click()
  await expect(dialog(page).getByRole('alert')).toHaveText('')
  await expect(dialog(page).getByLabel('Email')).toHaveValue(account.email)
})

test('a wrong password is told in words, and the right one signs in', async ({
  page,
  open,
  expectConsole,
}) => {
  // The browser itself reports the provider's refusal.
  expectConsole(/status of 400/)
  const account = await registered()
  await open('/')
  await signInButton(page).click()
  await fillIn(page, { ...account, password: 'a wrong password' })
  await expect(dialog(page).getByRole('alert')).toHaveText('The email address or the password is wrong.')
  await expect(dialog(page).getByLabel('Email')).toHaveValue(account.email)
  await fillIn(page, account)
  await expect(avatar(page)).toBeVisible()
})

test('what cannot be right is not sent', async ({ page, open }) => {
  await open('/')
  await signInButton(page).click()
  await fillIn(page, { email: 'nobody', password: '' })
  const email = dialog(page).getByLabel('Email')
  await expect(email).toHaveAccessibleDescription('Enter an email address such as name@example.org')
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(dialog(page).getByLabel('Password')).toHaveAccessibleDescription('Password is required')
  await dialog(page).getByRole('button', { name: 'Create an account' }).click()
  await fillIn(page, { email: '', password: 'short' })
  await expect(email).toHaveAccessibleDescription('Email is required')
  await expect(dialog(page).getByLabel('Password')).toHaveAccessibleDescription(/at least 6 characters/)
})

test('a double click sends once', async ({ page, open }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes(':signInWithPassword') && request.method() === 'POST') sent.push(request.url())
  })
  const account = await registered()
  await open('/')
  await signInButton(page).click()
  await dialog(page).getByLabel('Email').fill(account.email)
  await dialog(page).getByLabel('Password').fill(account.password)
  await dialog(page).getByRole('button', { name: 'Sign In' }).dblclick()
  await expect(avatar(page)).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('a provider that cannot be reached is told in words', async ({ page, open, expectConsole }) => {
  expectConsole(/ERR_FAILED/)
  await page.route(`${setting.emulator}/**`, (route) => route.abort())
  await open('/')
  await signInButton(page).click()
  await fillIn(page, newcomer())
  await expect(dialog(page).getByRole('alert')).toHaveText(/The sign-in service cannot be reached/)
})

test('however late the script is, nothing that is typed gets into a URL', async ({ page, expectConsole }) => {
  expectConsole(/status of 400/)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const site = await gate(page, '**/assets/*.js')
  await page.goto('/', { waitUntil: 'commit' })
  await expect(signInButton(page)).toBeDisabled()
  const form = await gate(page, /\/sign-in-form-/)
  site.open()
  await signInButton(page).click()
  await expect(dialog(page).getByText('Loading…')).toBeVisible()
  await expect(dialog(page).locator('input')).toHaveCount(0)
  form.open()
  await fillIn(page, { email: 'secret@example.org', password: 'a secret password' })
  await expect(dialog(page).getByRole('alert')).toHaveText('The email address or the password is wrong.')
  await expect(page).toHaveURL('/')
  expect(asked.filter((url) => url.includes('secret'))).toEqual([])
})

test('a form that does not arrive ends in "Loading chunk failed" and a way out', async ({
  page,
  open,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED/)
  await page.route(/\/sign-in-form-/, (route) => route.abort())
  await open('/')
  await signInButton(page).click()
  await expect(dialog(page).getByRole('alert')).toHaveText('Loading chunk failed')
  await page.unroute(/\/sign-in-form-/)
  await dialog(page).getByRole('button', { name: 'Reload' }).click()
  await expect(dialog(page)).toBeHidden()
  await signInButton(page).click()
  await expect(dialog(page).getByLabel('Email')).toBeFocused()
})

test('the page behind the dialog neither scrolls nor moves', async ({ page, open }) => {
  await open('/button-details')
  const heading = page.getByRole('heading', { level: 1 })
  const before = await heading.boundingBox()
  await signInButton(page).click()
  await expect(dialog(page).getByLabel('Email')).toBeFocused()
  await page.mouse.move(20, 400)
  await page.mouse.wheel(0, 600)
  expect(await heading.boundingBox()).toEqual(before)
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await expect(signInButton(page)).toBeFocused()
  await page.mouse.wheel(0, 600)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
})
