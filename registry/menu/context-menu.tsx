'use client'

import { useRef, type ComponentProps, type MouseEvent, type PointerEvent } from 'react'
import type { GlassStyle } from '../glass/glass'
import { composeHandlers, composeKeyHandlers, useMergedRef } from '../shared/compose'
import { keepFocusNear } from '../shared/keep-focus-near'
import { place } from '../shared/place'
import type { Point } from './grace'
import type { MenuGroup, MenuItem } from './menu-items'
import { Entries } from './menu-list'
import { menuOf } from './menu-tree'
import { Area, List } from './menu.styles'
import { useLongPress } from './use-long-press'
import { useMenuKeys } from './use-menu-keys'
import { useMenuPopover } from './use-menu-popover'

export interface ContextMenuProps extends Omit<ComponentProps<'div'>, 'style'> {
  /** The items from top to bottom, groups of them, and `'separator'` for a line. */
  items: readonly (MenuItem | MenuGroup | 'separator')[]
  /** The accessible name of the menu. */
  label?: string | undefined
  /** Inline styles of the area. The properties of the glass change the look of the menu: `{ '--glass-tint': '#fefcd0' }`. */
  style?: GlassStyle | undefined
}

/** Opens a menu at a point, and closes it when the page moves away below it. */
function placeAt(menu: HTMLElement, { x, y }: Point, close: () => void): () => void {
  const { clientWidth: width, clientHeight: height } = document.documentElement
  const { left, top } = place(
    { width: menu.offsetWidth, height: menu.offsetHeight },
    { side: 'bottom', align: 'start' },
    {
      anchor: { left: x, top: y, width: 0, height: 0 },
      viewport: { width, height },
      rtl: getComputedStyle(menu).direction === 'rtl',
    },
  )
  menu.style.left = `${left}px`
  menu.style.top = `${top}px`
  const listening = new AbortController()
  const { signal } = listening
  const leave = ({ target }: Event) => {
    if (!(target instanceof Node && menu.contains(target))) close()
  }
  window.addEventListener('scroll', leave, { signal, capture: true, passive: true })
  window.addEventListener('resize', close, { signal })
  return () => listening.abort()
}

/**
 * An area whose menu replaces the browser's: it opens on a right click, a long press, and Shift + F10 or the menu key while
 * something in the area has focus. Offer each of its actions elsewhere, too: many visitors never open it. All other props are
 * passed to the area, a `<div>`.
 */
export function ContextMenu({
  items,
  label = 'Actions',
  onKeyDown,
  onPointerMove,
  onFocus,
  onContextMenu,
  onPointerDown,
  children,
  ref,
  className,
  ...rest
}: ContextMenuProps) {
  const point = useRef<Point>({ x: 0, y: 0 })
  const { menu, close, openAt, onBeforeToggle, onToggle } = useMenuPopover({
    open: undefined,
    defaultOpen: false,
    onOpenChange: undefined,
    place: (list) => placeAt(list, point.current, () => close()),
  })
  const keys = useMenuKeys(close)
  const press = useLongPress((next) => {
    close()
    point.current = next
    openAt(0)
  })
  const isInMenu = (target: EventTarget) => target instanceof Element && menuOf(target) !== null

  const openMenu = (event: MouseEvent<HTMLDivElement>) => {
    event.preventDefault()
    if (isInMenu(event.target)) return
    const { clientX: x, clientY: y, target } = event
    // Keys have no place of their own in some browsers.
    const box = x === 0 && y === 0 && target instanceof Element ? target.getBoundingClientRect() : undefined
    press.onContextMenu(event, box ? { x: box.left, y: box.bottom } : { x, y })
  }

  return (
    <Area
      className={className}
      {...rest}
      ref={useMergedRef(ref, keepFocusNear)}
      onContextMenu={composeHandlers(onContextMenu, openMenu)}
      onPointerDown={composeHandlers(onPointerDown, (event: PointerEvent) => {
        if (!isInMenu(event.target)) press.onPointerDown(event)
      })}
      onKeyDown={composeKeyHandlers(onKeyDown, keys.onKeyDown)}
      onPointerMove={composeHandlers(onPointerMove, keys.onPointerMove)}
      onFocus={composeHandlers(onFocus, keys.onFocus)}
    >
      <div style={{ display: 'contents' }}>{children}</div>
      <List
        ref={menu}
        role="menu"
        aria-label={label}
        popover="auto"
        onBeforeToggle={onBeforeToggle}
        onToggle={onToggle}
      >
        <Entries items={items} close={close} />
      </List>
    </Area>
  )
}
