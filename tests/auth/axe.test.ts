import { violations } from '../../scripts/harness/axe'
import { avatar, card, dialog, expect, registered, signInButton, test } from './fixture'

for (const colorScheme of ['light', 'dark'] as const) {
  test(`no axe violation in the dialog or in the account card, ${colorScheme}`, async ({
    page,
    open,
    signIn,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await open('/components')
    await signInButton(page).click()
    await expect(dialog(page).getByLabel('Email')).toBeFocused()
    expect(await violations(page)).toEqual([])
    await dialog(page).getByRole('button', { name: 'Sign In' }).click()
    await expect(dialog(page).getByText('Email is required')).toBeVisible()
    expect(await violations(page)).toEqual([])

    await signIn(await registered({ displayName: 'Maria Lopez' }))
    await page.reload()
    await avatar(page).hover()
    await expect(card(page)).toBeVisible()
    expect(await violations(page)).toEqual([])
  })
}
