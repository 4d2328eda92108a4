import { announced, expect, glassOf, mount, stage, test } from '#tests/browser'

const route = '/avatar-details'
const cases = 'registry/avatar/avatar.cases.tsx'

test('a name has the first letters of its first and last word, in every script', async ({ page }) => {
  await mount(page, cases, 'Names')
  const avatars = page.locator('[role=img]')
  expect(await avatars.allTextContents()).toEqual(['AL', 'A', 'AL', 'ÉÔ', '李', 'BR', '👩‍🚀C', '', ''])
  // A person stands for a name without letters. One without a name is not announced.
  await expect(page.locator('[role=img] svg')).toHaveCount(2)
  await expect(page.locator('[role=img][aria-hidden]')).toHaveCount(1)
})

test('a picture that cannot be loaded gives way to the initials; one beside its name is not announced', async ({
  page,
}) => {
  await mount(page, cases, 'Pictures')
  await expect(page.getByRole('img', { name: 'Loaded' }).locator('img')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Broken' })).toHaveText('B')
  await expect(page.getByRole('img', { name: 'Beside' })).toHaveCount(0)
})

test('each status has a color and a shape of its own, in both schemes', async ({ page }) => {
  await mount(page, cases, 'Statuses')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const looks = await page
      .locator('[data-status]')
      .evaluateAll((dots) =>
        dots.map((dot) => [
          getComputedStyle(dot).getPropertyValue('--_dot'),
          getComputedStyle(dot).background,
        ]),
      )
    for (const part of [0, 1]) expect(new Set(looks.map((look) => look[part])).size).toBe(4)
  }
  await expect(page.getByRole('img', { name: 'Ada, busy' })).toBeVisible()
})

test('a group shows as many as it may, and counts the others', async ({ page }) => {
  await mount(page, cases, 'Groups')
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - group "At most 0":
      - img "and 3 others"
    - group "At most 2":
      - img "Ada"
      - img "Bob"
      - img "and 1 others"
    - group "At most Infinity":
      - img "Ada"
      - img "Bob"
      - img "Cleo"
  `)
  const boxes = await page
    .getByRole('group', { name: 'At most 2' })
    .getByRole('img')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left))
  expect(boxes.slice(1).map((left, index) => left - (boxes[index] ?? 0))).toEqual([32, 32])
})

test('the same name always has the same color, and a tint replaces it', async ({ page, open }) => {
  await open(route)
  const avatar = stage(page, 'Basic Usage').getByRole('img', { name: 'Ada Lovelace, online' })
  const before = await glassOf(avatar, 'background-color')
  await page.reload()
  expect(await glassOf(avatar, 'background-color')).toBe(before)
  await avatar.evaluate((one) => one.style.setProperty('--glass-tint', '#00ff00'))
  await expect.poll(() => glassOf(avatar, 'background-color')).toBe('color(srgb 0 1 0 / 0.78)')
})

announced(route)
