import { expect, stage, test, type Page } from '../fixture'
import { expectControls, walk } from './support/focus'

/* What the W3C's tests say of its examples of menu buttons: https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/ */

const names = ['Edit', 'Duplicate', 'Move to', 'Delete']

const partsOf = (page: Page, section: string, label: string) => ({
  button: stage(page, section).getByRole('button', { name: label, exact: true }),
  menu: stage(page, section).getByRole('menu', { name: label, exact: true }),
  item: (name: string) => stage(page, section).getByRole('menuitem', { name, exact: true }),
})

test('a menu button is that of the ARIA Authoring Practices', async ({ page, open }) => {
  await open('/menu-details')
  const { button, menu, item } = partsOf(page, 'Basic Usage', 'Actions')
  const items = names.map(item)
  const [first = button, ...others] = items
  const last = others.at(-1) ?? first
  const expectClosed = async () => {
    await expect(menu).toBeHidden()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(button).toBeFocused()
  }

  await test.step('the button says that it has a menu, and whether that is open', async () => {
    await expect(button).toHaveAttribute('aria-haspopup', /^(menu|true)$/)
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(menu).toBeHidden()
    await button.press('ArrowDown')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expectControls(button, menu)
    await expect(first).toBeFocused()
    await expect(menu.getByRole('menuitem')).toHaveText(['Edit', /^Duplicate/, 'Move to', 'Delete'])
    await page.keyboard.press('Escape')
    await expectClosed()
  })

  await test.step('Enter, Space and Down Arrow open it with focus on the first item, Up Arrow on the last', async () => {
    for (const [key, to] of [
      ['Enter', first],
      ['Space', first],
      ['ArrowDown', first],
      ['ArrowUp', last],
    ] as const) {
      await button.focus()
      await walk(page, [
        [key, to],
        ['Escape', button],
      ])
    }
  })

  await test.step('arrows, Home and End move focus from each item, and go around', async () => {
    await button.press('Enter')
    await expect(first).toBeFocused()
    await walk(page, [
      ...[...others, first].map((to) => ['ArrowDown', to] as const),
      ...items.toReversed().map((to) => ['ArrowUp', to] as const),
    ])
    for (const one of items) {
      await one.focus()
      await walk(page, [['Home', first]])
      await one.focus()
      await walk(page, [['End', last]])
    }
  })

  await test.step('a letter moves focus to the next item that begins with it, and no other letter does', async () => {
    await page.keyboard.press('Home')
    await walk(page, [
      ['d', item('Duplicate')],
      ['d', item('Delete')],
      ['d', item('Duplicate')],
      ['Escape', button],
      ['Enter', first],
      ['x', first],
      ['Escape', button],
    ])
  })

  await test.step('on each item, Escape closes it, and Enter acts and closes it; focus returns', async () => {
    for (const name of names) {
      await button.press('Enter')
      await item(name).press('Escape')
      await expectClosed()
      // An item with a submenu opens that.
      if (name === 'Move to') continue
      await button.press('Enter')
      await item(name).press('Enter')
      await expectClosed()
    }
  })

  await test.step('Tab leads out of it, never to another item', async () => {
    await button.press('Enter')
    await expect(first).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(menu).toBeHidden()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  })

  await test.step('an item that is a link is followed by Enter', async () => {
    const view = partsOf(page, 'Context menu', 'View')
    await view.button.press('ArrowUp')
    await expect(view.item('Help')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#help$/)
    await expect(view.menu).toBeHidden()
    await expect(view.button).toBeFocused()
  })
})
