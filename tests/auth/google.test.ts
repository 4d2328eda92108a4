import type { BrowserContext } from '@playwright/test'
import { avatar, card, dialog, expect, newcomer, signInButton, test } from './fixture'
import { googleScript } from './google-script'

/** Replaces Google's script only. The popup, the frame and their messages are those of the emulator and Firebase. */
async function mockGoogle(context: BrowserContext) {
  await context.route(/unpkg\.com|fonts\.googleapis\.com/, (route) => route.abort())
  await context.route('https://apis.google.com/js/api.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: googleScript }),
  )
}

test('a visitor signs in with Google in a popup', async ({ page, context, open }) => {
  await mockGoogle(context)
  const { email } = newcomer()
  await open('/')
  await signInButton(page).click()
  const opening = page.waitForEvent('popup')
  await dialog(page).getByRole('button', { name: 'Continue with Google' }).click()
  const popup = await opening
  await popup.locator('.js-new-account').click()
  await popup.locator('#email-input').fill(email)
  await popup.locator('#display-name-input').fill('Ada Byron')
  await popup.locator('#sign-in').click()
  await expect(avatar(page)).toBeVisible()
  await expect(card(page)).toContainText(email)
  await expect(card(page)).toContainText('Ada Byron')
})

test('a message says that Google cannot be reached', async ({ page, open, expectConsole }) => {
  expectConsole(/ERR_FAILED/)
  await page.route('https://apis.google.com/**', (route) => route.abort())
  await open('/')
  await signInButton(page).click()
  await dialog(page).getByRole('button', { name: 'Continue with Google' }).click()
  await expect(dialog(page).getByRole('alert')).toHaveText(/The sign-in service cannot be reached/)
})
