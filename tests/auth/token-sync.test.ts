import { avatar, expect, listenToTokens, registered, signInButton, signOutButton, test } from './fixture'

test('the token is sent on sign-in and when it changes, and deleted on sign-out', async ({
  page,
  signIn,
}) => {
  const calls = await listenToTokens()
  const { email, password } = await registered()
  await signIn({ email, password })
  const post = expect.objectContaining({ method: 'POST', email })
  await expect.poll(calls).toEqual([post])

  // The page remembers a token as soon as the server's answer arrives, which is after the server has the call.
  await page.waitForFunction(() => localStorage.getItem('vitrine:synced-token') !== null)

  await test.step('a reload sends nothing', async () => {
    await page.reload()
    await expect(avatar(page)).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await calls()).toEqual([post])
  })

  await test.step('an expired token is renewed and sent', async () => {
    await page.evaluate(() => {
      for (const [key, value] of Object.entries(localStorage)) {
        if (!key.startsWith('firebase:authUser:')) continue
        const user = JSON.parse(String(value)) as { stsTokenManager: { expirationTime: number } }
        user.stsTokenManager.expirationTime = 0
        localStorage.setItem(key, JSON.stringify(user))
      }
    })
    await page.reload()
    await expect(avatar(page)).toBeVisible()
    await expect.poll(calls).toEqual([post, post])
    const [first, second] = await calls()
    expect(second?.issuedAt).toBeGreaterThan(first?.issuedAt ?? 0)
  })

  await signOutButton(page).click()
  await expect(signInButton(page)).toBeEnabled()
  await expect.poll(calls).toEqual([post, post, { method: 'DELETE' }])
})

test('the visitor is signed in even when the server rejects the token', async ({
  page,
  signIn,
  expectConsole,
}) => {
  expectConsole(/status of 500/)
  expectConsole(/Token sync failed/)
  await page.route('**/session', (route) =>
    route.fulfill({ status: 500, headers: { 'Access-Control-Allow-Origin': '*' } }),
  )
  await signIn(await registered())
  await expect(avatar(page)).toBeVisible()
})

test('nothing is sent for a visitor who does not sign in', async ({ page, open }) => {
  const calls = await listenToTokens()
  await open('/')
  await signInButton(page).click()
  await page.waitForLoadState('networkidle')
  expect(await calls()).toEqual([])
})
