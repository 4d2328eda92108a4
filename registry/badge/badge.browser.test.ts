import { announced, expect, mount, stage, test } from '#tests/browser'

const route = '/badge-details'
const cases = 'registry/badge/badge.cases.tsx'

test('a number above the largest is cut, and screen readers say all of it and what it counts', async ({
  page,
}) => {
  await mount(page, cases, 'Numbers')
  const badges = page.locator('[data-kind]')
  const shown = await badges.evaluateAll((all) => all.map((one) => one.firstElementChild?.textContent))
  expect(shown).toEqual(['99', '99+', '12.345', '1.000+', '–'])
  await expect(page.getByRole('paragraph')).toMatchAriaSnapshot(
    `- paragraph: Inbox 99 128 unread 12.345 12.345 –`,
  )
})

test('it is in the middle of its line, and changes the height of none', async ({ page }) => {
  await mount(page, cases, 'Numbers')
  const line = page.getByRole('paragraph')
  await line.evaluate((one) => one.style.setProperty('line-height', '2rem'))
  const [text, badge] = await Promise.all([
    line.boundingBox(),
    page.locator('[data-kind]').first().boundingBox(),
  ])
  expect(text?.height).toBe(32)
  expect(badge?.height).toBe(24)
})

test('each kind has a color of its own on its dot and in its glass, in both schemes', async ({ page }) => {
  await mount(page, cases, 'Kinds')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const colors = await page
      .locator('[data-kind]')
      .evaluateAll((all) =>
        all.map((one) => [
          getComputedStyle(one, '::before').backgroundColor,
          getComputedStyle(one, '::after').borderTopColor,
        ]),
      )
    for (const part of [0, 1]) expect(new Set(colors.map((one) => one[part])).size).toBe(5)
  }
})

test('the dot is before the text, in either direction', async ({ page, open }) => {
  await open(route)
  const badge = stage(page, 'Basic Usage').locator('[data-dot]')
  const space = () =>
    badge.evaluate((one) => {
      const [outer, text] = [one, one.firstElementChild ?? one].map((each) => each.getBoundingClientRect())
      return [(text?.left ?? 0) - (outer?.left ?? 0), (outer?.right ?? 0) - (text?.right ?? 0)] as const
    })
  const [left, right] = await space()
  expect(left).toBeGreaterThan(right)
  await badge.evaluate((one) => one.setAttribute('dir', 'rtl'))
  expect(await space()).toEqual([right, left])
})

announced(route, {
  'A number above the largest': async (page) => {
    for (let count = 0; count < 3; count++) await stage(page, 'Unread Messages').getByRole('button').click()
  },
})
