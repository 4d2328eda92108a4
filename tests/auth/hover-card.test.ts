import { avatar, card, expect, registered, signOutButton, test } from './fixture'

const named = () => registered({ displayName: 'Maria Lopez' })

test('the card opens on hover, stays open under the pointer, and closes when the pointer leaves', async ({
  page,
  signIn,
}) => {
  const { email } = await named().then(async (account) => (await signIn(account), account))
  await page.reload()
  await expect(card(page)).toBeHidden()
  await avatar(page).hover()
  await expect(card(page)).toBeVisible()
  await expect(card(page).getByText('Vitrine Account', { exact: true })).toBeVisible()
  await expect(card(page).getByText(email, { exact: true })).toBeVisible()
  await expect(card(page).getByText('Maria Lopez', { exact: true })).toBeVisible()

  // Slowly, across the gap between avatar and card.
  const [from, to] = await Promise.all([
    avatar(page).boundingBox(),
    card(page).getByText(email).boundingBox(),
  ])
  if (!from || !to) throw new Error('Avatar and card must be visible.')
  await page.mouse.move(to.x + 20, to.y + to.height / 2, { steps: 30 })
  await expect(card(page)).toBeVisible()
  await page.mouse.move(20, 500, { steps: 10 })
  await expect(card(page)).toBeHidden()
})

test('Escape closes a hovered card', async ({ page, signIn }) => {
  await signIn(await named())
  await page.reload()
  await avatar(page).hover()
  await expect(card(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card(page)).toBeHidden()
})

test('the card of an account without a display name shows only the email', async ({ page, signIn }) => {
  const account = await registered()
  await signIn(account)
  await page.reload()
  await avatar(page).hover()
  await expect(card(page).getByRole('paragraph')).toHaveText(['Vitrine Account', account.email])
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('a tap opens the card, and a tap outside closes it', async ({ page, signIn }) => {
    await signIn(await named())
    await page.reload()
    await avatar(page).tap()
    await expect(card(page)).toBeVisible()
    await expect(card(page)).toBeInViewport({ ratio: 1 })
    await page.touchscreen.tap(100, 700)
    await expect(card(page)).toBeHidden()
    await signOutButton(page).tap()
    await expect(avatar(page)).toBeHidden()
  })
})
