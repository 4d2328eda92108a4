import { announced, expect, keyboard, mount, stage, test, type Page } from '#tests/browser'

const route = '/menu-details'
const cases = 'registry/menu/menu.cases.tsx'
const basic = (page: Page) => stage(page, 'Basic Usage').getByRole('button', { name: 'Actions' })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const item = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true })
const menu = (page: Page, name: string) => page.getByRole('menu', { name, exact: true })
const said = (page: Page) => page.locator('output')

test('a press opens the menu, an item closes it, gives focus back and acts', async ({ page }) => {
  await mount(page, cases, 'Kinds')
  await button(page, 'File').click()
  await expect(menu(page, 'File')).toBeVisible()
  await expect(button(page, 'File')).toHaveAttribute('aria-expanded', 'true')
  await expect(item(page, 'New')).toBeFocused()
  await item(page, 'New').click()
  await expect(menu(page, 'File')).toBeHidden()
  await expect(button(page, 'File')).toBeFocused()
  await expect(said(page)).toHaveText('New, closed, no ruler, s')
  await button(page, 'File').click()
  await button(page, 'File').click()
  await expect(menu(page, 'File')).toBeHidden()
})

test('a check and a choice leave the menu open', async ({ page }) => {
  await mount(page, cases, 'Kinds')
  await button(page, 'File').click()
  await page.getByRole('menuitemcheckbox', { name: 'Ruler' }).click()
  await expect(page.getByRole('menuitemcheckbox', { name: 'Ruler' })).toHaveAttribute('aria-checked', 'true')
  await page.getByRole('group', { name: 'Size' }).getByRole('menuitemradio', { name: 'Large' }).click()
  await expect(page.getByRole('menuitemradio', { checked: true })).toHaveText('Large')
  await expect(menu(page, 'File')).toBeVisible()
  await expect(said(page)).toHaveText('nothing, opened, ruler, l')
})

test('a disabled item does nothing, and the keys pass over it', async ({ page }) => {
  await mount(page, cases, 'Kinds')
  await button(page, 'File').press('Enter')
  await expect(item(page, 'New')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(item(page, 'Share')).toBeFocused()
  await item(page, 'Never').click({ force: true })
  await expect(menu(page, 'File')).toBeVisible()
  await expect(said(page)).toHaveText('nothing, opened, no ruler, s')
})

test('links lead where they say, also those of a router', async ({ page }) => {
  await mount(page, cases, 'Kinds')
  for (const [name, hash] of [
    ['Help', '#help'],
    ['Home', '#home'],
  ] as const) {
    await button(page, 'File').click()
    await item(page, name).click()
    await expect(page).toHaveURL(new RegExp(`${hash}$`))
    await expect(menu(page, 'File')).toBeHidden()
  }
})

test('a submenu opens under the pointer, stays on the way there, and closes with another item', async ({
  page,
}) => {
  await mount(page, cases, 'Kinds')
  await button(page, 'File').click()
  await item(page, 'Share').hover()
  await expect(menu(page, 'Share')).toBeVisible()
  const [from, to] = await Promise.all([item(page, 'Share').boundingBox(), item(page, 'More').boundingBox()])
  if (!from || !to) throw new Error('The items are not on the page.')
  expect(to.x).toBeGreaterThanOrEqual(from.x + from.width - 1)
  await page.mouse.move(from.x + from.width * 0.7, from.y + from.height / 2)
  await page.mouse.move(to.x + 20, to.y + to.height / 2, { steps: 8 })
  await expect(menu(page, 'More')).toBeVisible()
  await item(page, 'Print').click()
  await expect(said(page)).toContainText('Print')
  await expect(menu(page, 'File')).toBeHidden()
  await button(page, 'File').click()
  await item(page, 'Share').hover()
  await expect(menu(page, 'Share')).toBeVisible()
  await item(page, 'New').hover()
  await expect(menu(page, 'Share')).toBeHidden()
  await expect(item(page, 'New')).toBeFocused()
})

test('a press outside closes all of it', async ({ page }) => {
  await mount(page, cases, 'Kinds')
  await button(page, 'File').press('ArrowDown')
  await item(page, 'Share').press('ArrowRight')
  await expect(item(page, 'Mail')).toBeFocused()
  await page.mouse.click(900, 600)
  await expect(page.getByRole('menu')).toHaveCount(0)
})

test('from right to left, a submenu is to the left, and so is the key; without room below, a menu is above', async ({
  page,
}) => {
  await mount(page, cases, 'Held')
  const [first, second] = [page.getByRole('menuitem').first(), page.getByRole('menuitem').nth(1)]
  await expect(first).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowLeft')
  const third = item(page, 'ثالث')
  await expect(third).toBeFocused()
  const [parent, child, toggle] = await Promise.all(
    [second, third, button(page, '⋮')].map((one) => one.boundingBox()),
  )
  if (!parent || !child || !toggle) throw new Error('The items are not on the page.')
  expect(child.x + child.width).toBeLessThanOrEqual(parent.x + 1)
  expect(parent.y + parent.height).toBeLessThanOrEqual(toggle.y + 1)
  await page.keyboard.press('ArrowRight')
  await expect(second).toBeFocused()
})

test('a right click opens the menu of an area where the pointer is, and scrolling closes it', async ({
  page,
}) => {
  await mount(page, cases, 'Photo')
  const { x = 0, y = 0 } = (await button(page, 'A photo').boundingBox()) ?? {}
  await page.mouse.click(x + 50, y + 40, { button: 'right' })
  await expect(item(page, 'Copy')).toBeFocused()
  const box = await menu(page, 'Photo').boundingBox()
  expect(box?.x).toBeCloseTo(x + 50, 0)
  expect(box?.y).toBeCloseTo(y + 40, 0)
  await item(page, 'Share').hover()
  await item(page, 'Mail').click()
  await expect(said(page)).toHaveText('Mail')
  await button(page, 'A photo').click({ button: 'right' })
  await expect(menu(page, 'Photo')).toBeVisible()
  await page.mouse.wheel(0, 300)
  await expect(menu(page, 'Photo')).toBeHidden()
})

test('the keys for it open the menu of an area, and Escape returns the focus', async ({ page }) => {
  await mount(page, cases, 'Photo')
  await button(page, 'A photo').focus()
  await page.keyboard.press('Shift+F10')
  await button(page, 'A photo').dispatchEvent('contextmenu')
  await expect(item(page, 'Copy')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu(page, 'Photo')).toBeHidden()
  await expect(button(page, 'A photo')).toBeFocused()
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true })

  test('a long press opens the menu of an area, and presses nothing', async ({ page, context }) => {
    await mount(page, cases, 'Photo')
    const { x = 0, y = 0 } = (await button(page, 'A photo').boundingBox()) ?? {}
    const session = await context.newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchEnd', at: readonly { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: [...at] })
    await touch('touchStart', [{ x: x + 40, y: y + 40 }])
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 700)))
    await touch('touchEnd', [])
    await expect(menu(page, 'Photo')).toBeVisible()
    await expect(said(page)).toHaveText('nothing')
    await item(page, 'Copy').tap()
    await expect(said(page)).toHaveText('Copy')
    await button(page, 'A photo').tap()
    await expect(said(page)).toHaveText('pressed')
  })
})

/** Opens the menu, presses keys, and expects the items that have focus after each. */
async function walk(page: Page, start: string, steps: readonly (readonly [key: string, name: string])[]) {
  const own = (name: string) => stage(page, 'Basic Usage').getByRole('menuitem', { name, exact: true })
  await basic(page).press(start)
  await expect(own(start === 'ArrowUp' ? 'Delete' : 'Edit')).toBeFocused()
  for (const [key, name] of steps) {
    await page.keyboard.press(key)
    await expect(own(name)).toBeFocused()
  }
}

keyboard(route, {
  'Enter, Space open the menu; choose an item': async (page) => {
    const ruler = page.getByRole('menuitemcheckbox', { name: 'Ruler' })
    for (const [key, checked] of Object.entries({ Enter: 'false', Space: 'true' })) {
      await button(page, 'View').press(key)
      await expect(ruler).toBeFocused()
      await page.keyboard.press(key)
      await expect(ruler).toHaveAttribute('aria-checked', checked)
      await page.keyboard.press('Escape')
      await expect(button(page, 'View')).toBeFocused()
    }
  },
  'Down Arrow, Up Arrow open the menu, or move focus in it': async (page) => {
    await walk(page, 'ArrowDown', [
      ['ArrowDown', 'Duplicate'],
      ['ArrowDown', 'Move to'],
      ['ArrowDown', 'Delete'],
      ['ArrowDown', 'Edit'],
    ])
    await page.keyboard.press('Escape')
    await walk(page, 'ArrowUp', [
      ['ArrowUp', 'Move to'],
      ['ArrowUp', 'Duplicate'],
    ])
  },
  'Right Arrow, Left Arrow open and close a submenu': (page) =>
    walk(page, 'ArrowUp', [
      ['ArrowUp', 'Move to'],
      ['ArrowRight', 'Drafts'],
      ['ArrowLeft', 'Move to'],
    ]),
  'Home, End move to the first or last item': (page) =>
    walk(page, 'ArrowDown', [
      ['End', 'Delete'],
      ['Home', 'Edit'],
    ]),
  'Letters move to an item that starts with them': (page) => walk(page, 'ArrowDown', [['m', 'Move to']]),
  'Escape closes the menu or submenu': async (page) => {
    await walk(page, 'ArrowUp', [
      ['ArrowUp', 'Move to'],
      ['Enter', 'Drafts'],
      ['Escape', 'Move to'],
    ])
    await page.keyboard.press('Escape')
    await expect(stage(page, 'Basic Usage').getByRole('menu')).toHaveCount(0)
    await expect(basic(page)).toBeFocused()
  },
  'Tab closes the menu, and moves focus on': async (page) => {
    await walk(page, 'ArrowDown', [])
    await page.keyboard.press('Tab')
    await expect(stage(page, 'Basic Usage').getByRole('menu')).toHaveCount(0)
    await expect(basic(page)).not.toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(basic(page)).toBeFocused()
  },
})

const openBasic = (page: Page) => basic(page).click()
const openView = (page: Page) => button(page, 'View').click()

announced(route, {
  'The menu, when open': openView,
  'A shortcut, when open': openBasic,
  'A submenu, when open': openBasic,
  'A check, when open': openView,
  'A choice, when open': openView,
})
