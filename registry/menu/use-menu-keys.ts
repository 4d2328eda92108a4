import { useRef, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react'
import { hasCommandKey } from '../shared/opens-elsewhere'
import { hidePopover } from '../shared/top-layer'
import { findTyped, useTypedLetters } from '../shared/type-ahead'
import { isOnTheWay, type Point } from './grace'
import {
  closeOthers,
  itemOf,
  itemsIn,
  labelOf,
  menuOf,
  openSubmenu,
  showSubmenu,
  submenuOf,
} from './menu-tree'

/** How long the pointer has to be on an item before its submenu opens, and may rest on its way there, in ms. */
const delay = 100
const patience = 300

/** The index of the item that a key moves focus to (WAI-ARIA Authoring Practices Guide, "Menu and Menubar"). */
const moves: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
}

/**
 * The keys and the pointer in a menu and all its submenus.
 *
 * @param close Closes the whole menu.
 * @returns The handlers of an element around it.
 */
export function useMenuKeys(close: () => void) {
  const typedLetters = useTypedLetters()
  /** Where the pointer was last on an item whose submenu is open. */
  const left = useRef<Point>(undefined)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)

  const onKeyDown = (event: KeyboardEvent) => {
    const item = itemOf(event.target)
    const menu = item && menuOf(item)
    if (!item || !menu || hasCommandKey(event)) return
    const { key } = event
    if (key === 'Tab') {
      // Focus goes back first, and on from there.
      close()
      return
    }
    const all = itemsIn(menu)
    const letters = typedLetters(event)
    const [forth, back] =
      getComputedStyle(menu).direction === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
    const move = moves[key]
    if (letters !== '') all[findTyped(all.map(labelOf), letters, all.indexOf(item))]?.focus()
    else if (move) all[move(all.indexOf(item), all.length)]?.focus()
    else if (key === forth && submenuOf(item)) item.click()
    else if (key === back && menu.previousElementSibling?.hasAttribute('aria-haspopup') === true)
      hidePopover(menu)
    // Links have no click for it.
    else if (key === ' ') item.click()
    else return
    event.preventDefault()
  }

  const later = (act: () => void, item: HTMLElement, time: number) => {
    waiting.current = setTimeout(() => {
      if (item.matches(':hover')) act()
    }, time)
  }
  const enter = (item: HTMLElement) => {
    if (itemOf(document.activeElement) !== item) item.focus({ preventScroll: true })
    later(() => showSubmenu(item), item, delay)
  }

  const onPointerMove = ({ pointerType, target, clientX: x, clientY: y }: PointerEvent) => {
    const item = itemOf(target)
    const menu = item && menuOf(item)
    if (pointerType !== 'mouse' || !item || !menu) return
    clearTimeout(waiting.current)
    const open = openSubmenu(menu)
    if (open && open === submenuOf(item)) left.current = { x, y }
    else if (open && left.current && isOnTheWay(left.current, { x, y }, open.getBoundingClientRect())) {
      later(() => enter(item), item, patience)
      return
    }
    if (itemsIn(menu).includes(item)) enter(item)
  }

  const onFocus = ({ target }: FocusEvent) => {
    const item = itemOf(target)
    if (item) closeOthers(item)
  }

  return { onKeyDown, onPointerMove, onFocus }
}
