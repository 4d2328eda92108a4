import {
  avatar,
  dialog,
  expect,
  newcomer,
  fillIn,
  registered,
  schemeSwitch,
  setting,
  signInButton,
  test,
  type Page,
} from './fixture'

const provider = `${setting.emulator}/**`

/** Holds back what is asked of a host or file, until it is released. */
async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(address, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Opens a page while its clock stands still: time passes only where a test lets it. */
async function openWithoutTime(page: Page, path: string) {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await page.goto(path)
}

test('with a stored session and a silent provider the page is read at once, works after 3 s, and is corrected', async ({
  page,
  signIn,
}) => {
  await signIn(await registered())
  const release = await hold(page, provider)
  const asked = page.waitForRequest(provider)
  await openWithoutTime(page, '/button-details')
  await asked
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Button')
  await page.clock.runFor(2900)
  await expect(schemeSwitch(page)).toBeDisabled()
  await page.clock.runFor(100)
  await expect(schemeSwitch(page)).toBeEnabled()
  await expect(signInButton(page)).toBeEnabled()

  release()
  await expect(avatar(page)).toBeVisible()
  await expect(signInButton(page)).toBeHidden()
})

test('while the provider is silent, the way back from a component leads to the catalogue as it was left', async ({
  page,
  signIn,
}) => {
  await signIn(await registered())
  await hold(page, provider)
  await openWithoutTime(page, '/components?page=2')
  const open = () => page.getByRole('article').getByRole('link').first().click()
  const back = () => page.getByRole('link', { name: 'Back to Components' }).click()
  await open()
  await back()
  await expect(page).toHaveURL('/components?page=2')

  await open()
  await expect(page).not.toHaveURL(/components/)
  await page.clock.runFor(3000)
  await expect(schemeSwitch(page)).toBeEnabled()
  await back()
  await expect(page).toHaveURL('/components?page=2')
})

test('the code of the provider may keep the page waiting no longer', async ({ page, signIn }) => {
  await signIn(await registered())
  const release = await hold(page, /\/identity-[^/]*\.js/)
  const asked = page.waitForRequest(/\/identity-/)
  await openWithoutTime(page, '/button-details')
  await asked
  await expect(schemeSwitch(page)).toBeDisabled()
  await page.clock.runFor(3000)
  await expect(signInButton(page)).toBeEnabled()
  release()
  await expect(avatar(page)).toBeVisible()
})

test('code of the provider that cannot be had counts as signed out, at once', async ({
  page,
  signIn,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED/)
  await signIn(await registered())
  await page.route(/\/identity-[^/]*\.js/, (route) => route.abort())
  await openWithoutTime(page, '/')
  await expect(signInButton(page)).toBeEnabled()
  await signInButton(page).click()
  await fillIn(page, newcomer())
  await expect(dialog(page).getByRole('alert')).toHaveText('Signing in did not work. Please try again.')
})

test('a provider that cannot be reached leaves a visitor signed in', async ({
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
