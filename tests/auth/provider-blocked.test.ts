import { gate } from '../browser/support/gate'
import {
  avatar,
  dialog,
  environment,
  expect,
  newcomer,
  fillIn,
  registered,
  schemeSwitch,
  signInButton,
  test,
  type Page,
} from './fixture'

const provider = `${environment.emulator}/**`

/** Opens a page with a paused clock, which a test moves forward. */
async function openWithPausedClock(page: Page, path: string) {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await page.goto(path)
}

test('a page with a stored session works after 3 s without the provider, which may still answer later', async ({
  page,
  signIn,
}) => {
  await signIn(await registered())
  const requests = await gate(page, provider)
  await openWithPausedClock(page, '/button-details')
  await expect.poll(requests.count).toBeGreaterThan(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Button')
  await page.clock.runFor(2900)
  await expect(schemeSwitch(page)).toBeDisabled()
  await page.clock.runFor(100)
  await expect(schemeSwitch(page)).toBeEnabled()
  await expect(signInButton(page)).toBeEnabled()

  requests.open()
  await expect(avatar(page)).toBeVisible()
  await expect(signInButton(page)).toBeHidden()
})

test('while the provider does not answer, Back leads to the catalogue as it was left', async ({
  page,
  signIn,
}) => {
  await signIn(await registered())
  const requests = await gate(page, provider)
  await openWithPausedClock(page, '/components?page=2')
  const open = () => page.getByRole('article').getByRole('link').first().click()
  const back = () => page.getByRole('link', { name: 'Back to Components' }).click()
  await open()
  await back()
  await expect(page).toHaveURL('/components?page=2')

  await open()
  await expect(page).not.toHaveURL(/components/)
  // The clock moves until the page has begun to wait, and has then waited for 3 s.
  const isAsking = async () => {
    await page.clock.runFor(100)
    return requests.count() > 0
  }
  await expect.poll(isAsking).toBe(true)
  const isReady = async () => {
    await page.clock.runFor(3000)
    return schemeSwitch(page).isEnabled()
  }
  await expect.poll(isReady).toBe(true)
  await back()
  await expect(page).toHaveURL('/components?page=2')
})

test('a page waits 3 s for the code of the provider, too', async ({ page, signIn }) => {
  await signIn(await registered())
  const requests = await gate(page, /\/identity-[^/]*\.js/)
  await openWithPausedClock(page, '/button-details')
  await expect.poll(requests.count).toBeGreaterThan(0)
  await expect(schemeSwitch(page)).toBeDisabled()
  await page.clock.runFor(3000)
  await expect(signInButton(page)).toBeEnabled()
  requests.open()
  await expect(avatar(page)).toBeVisible()
})

test('a visitor is signed out at once when the code of the provider cannot be loaded', async ({
  page,
  signIn,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED/)
  await signIn(await registered())
  await page.route(/\/identity-[^/]*\.js/, (route) => route.abort())
  await openWithPausedClock(page, '/')
  await expect(signInButton(page)).toBeEnabled()
  await signInButton(page).click()
  await fillIn(page, newcomer())
  await expect(dialog(page).getByRole('alert')).toHaveText('Signing in did not work. Please try again.')
})

test('a visitor is signed in when the connection is back, without a reload', async ({
  page,
  signIn,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED/)
  await signIn(await registered())
  const code = /\/identity-[^/]*\.js/
  await page.route(code, (route) => route.abort())
  await page.goto('/')
  await expect(signInButton(page)).toBeEnabled()
  await page.unroute(code)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(avatar(page)).toBeVisible()
})

test('a visitor stays signed in when the provider cannot be reached', async ({
  page,
  signIn,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED/)
  await signIn(await registered())
  await page.route(provider, (route) => route.abort())
  await page.reload()
  await expect(avatar(page)).toBeVisible()
})
