import axe from 'axe-core'
import { avatar, card, dialog, expect, registered, signInButton, test, type Page } from './fixture'

async function violations(page: Page) {
  // Injected by the debugger, so the page's own policy on scripts stays as it is.
  await page.evaluate(axe.source)
  const { violations: found } = await page.evaluate(() =>
    (window as unknown as { axe: typeof axe }).axe.run(),
  )
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the dialog, nor on the card of a signed-in visitor, ${colorScheme}`, async ({
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
