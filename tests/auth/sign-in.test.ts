import { gate } from '../browser/support/gate'
import { painted } from '../browser/support/painted'
import {
  announcement,
  avatar,
  dialog,
  environment,
  expect,
  fillIn,
  newcomer,
  registered,
  signInButton,
  signOutButton,
  test,
} from './fixture'

test('a visitor creates an account, and the bar shows it', async ({ page, open }) => {
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

test('an address cannot have two accounts', async ({ page, open, expectConsole }) => {
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

test('a message says that the password is wrong; the right one signs in', async ({
  page,
  open,
  expectConsole,
}) => {
  // The browser logs the provider's response.
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

test('invalid fields are not sent', async ({ page, open }) => {
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

test('a message says that the provider cannot be reached', async ({ page, open, expectConsole }) => {
  expectConsole(/ERR_FAILED/)
  await page.route(`${environment.emulator}/**`, (route) => route.abort())
  await open('/')
  await signInButton(page).click()
  await fillIn(page, newcomer())
  await expect(dialog(page).getByRole('alert')).toHaveText(/The sign-in service cannot be reached/)
})

test('no text gets into a URL, however late the scripts are', async ({ page, expectConsole }) => {
  expectConsole(/status of 400/)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
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
  expect(requests.filter((url) => url.includes('secret'))).toEqual([])
})

test('a form that cannot be loaded shows "Loading chunk failed" and a Reload button', async ({
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
  const turned = page.evaluate(
    () => new Promise<void>((handled) => window.addEventListener('wheel', () => handled(), { once: true })),
  )
  await page.mouse.wheel(0, 600)
  await turned
  await painted(page)
  expect(await heading.boundingBox()).toEqual(before)
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await expect(signInButton(page)).toBeFocused()
  await page.mouse.wheel(0, 600)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
})
