import { hidePopover, isPopoverOpen, showPopover } from '../shared/top-layer'

/*
 * What is in an open menu, read from the page: a submenu is inside the menu with its item, and a platform that closes
 * popovers knows no more.
 */

const items = '[role^=menuitem]'

/** The menu around an element. */
export const menuOf = (element: Element): HTMLElement | null => element.closest<HTMLElement>('[role=menu]')

/** The item that an element is in. */
export const itemOf = (element: EventTarget | null): HTMLElement | undefined =>
  (element instanceof Element && element.closest<HTMLElement>(items)) || undefined

const isEnabled = (item: Element) => item.getAttribute('aria-disabled') !== 'true'

/** The items of a menu that can be chosen, without its submenus' items. */
export const itemsIn = (menu: Element): readonly HTMLElement[] =>
  [...menu.querySelectorAll<HTMLElement>(items)].filter((item) => menuOf(item) === menu && isEnabled(item))

/** The text of an item, without its shortcut. */
export const labelOf = (item: Element): string =>
  (item.querySelector('[data-label]') ?? item).textContent.trim()

/** The submenu that an item opens. */
export const submenuOf = (item: Element): HTMLElement | undefined => {
  const next = item.nextElementSibling
  return item.hasAttribute('aria-haspopup') && next instanceof HTMLElement ? next : undefined
}

/** The submenu of a menu that is open. */
export const openSubmenu = (menu: Element): HTMLElement | undefined =>
  itemsIn(menu)
    .flatMap((item) => submenuOf(item) ?? [])
    .find(isPopoverOpen)

/** Closes the open submenu of the menu that an item is in, except its own. */
export function closeOthers(item: Element): void {
  const menu = menuOf(item)
  const open = menu ? openSubmenu(menu) : undefined
  if (open && open !== submenuOf(item)) hidePopover(open)
}

/** Opens the submenu of an item, if it has one. */
export function showSubmenu(item: HTMLElement): void {
  const submenu = submenuOf(item)
  if (submenu && !isPopoverOpen(submenu)) showPopover(submenu, item)
}
