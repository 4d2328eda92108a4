import { avatar, card, expect, registered, signOutButton, test } from './fixture'

const named = () => registered({ displayName: 'Maria Lopez' })

test('the card opens under the pointer, can be reached by it, and closes behind it', async ({
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

  // Slowly from the avatar to the card, over what lies between.
  const [from, to] = await Promise.all([
    avatar(page).boundingBox(),
    card(page).getByText(email).boundingBox(),
  ])
  if (!from || !to) throw new Error('Avatar and card are on the screen.')
  await page.mouse.move(to.x + 20, to.y + to.height / 2, { steps: 30 })
  await expect(card(page)).toBeVisible()
  await page.mouse.move(20, 500, { steps: 10 })
  await expect(card(page)).toBeHidden()
})

test('a hovered card closes by Escape', async ({ page, signIn }) => {
  await signIn(await named())
  await page.reload()
  await avatar(page).hover()
  await expect(card(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card(page)).toBeHidden()
})

test('an account without a display name has a card without one', async ({ page, signIn }) => {
  const account = await registered()
  await signIn(account)
  await page.reload()
  await avatar(page).hover()
  await expect(card(page).getByRole('paragraph')).toHaveText(['Vitrine Account', account.email])
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('a touch opens the card, and one beside it closes it', async ({ page, signIn }) => {
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
