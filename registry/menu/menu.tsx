'use client'

import { useId, type ComponentProps, type ElementType, type KeyboardEvent, type ReactElement } from 'react'
import type { GlassStyle } from '../glass/glass'
import { composeHandlers, composeKeyHandlers, useMergedRef } from '../shared/compose'
import { keepFocusNear } from '../shared/keep-focus-near'
import { hasModifier } from '../shared/opens-elsewhere'
import { keepPlaced } from '../shared/place'
import { Rendered, type ElementRender } from '../shared/render'
import type { MenuGroup, MenuItem } from './menu-items'
import { Entries } from './menu-list'
import { Arrow, List, Root, Toggle } from './menu.styles'
import { useMenuKeys } from './use-menu-keys'
import { useMenuPopover } from './use-menu-popover'

export interface MenuProps extends Omit<ComponentProps<'div'>, 'children' | 'style'> {
  /** The items from top to bottom, groups of them, and `'separator'` for a line. */
  items: readonly (MenuItem | MenuGroup | 'separator')[]
  /** The text of the button, which names the menu. */
  label?: string | undefined
  /** The edge of the button that it opens at. */
  align?: 'start' | 'end' | undefined
  /** Whether the menu is open, when controlled. */
  open?: boolean | undefined
  /** Whether it is open initially, when uncontrolled. */
  defaultOpen?: boolean | undefined
  /** Called when it opens or closes. */
  onOpenChange?: ((open: boolean) => void) | undefined
  /** Whether the button cannot be pressed. */
  disabled?: boolean | undefined
  /**
   * Its height, text and gaps. Without it, `--glass-size` around it decides.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg' | undefined
  /** A button, or a function that returns one. */
  buttonRender?: ReactElement | ElementRender | undefined
  /** Inline styles of the menu. The properties of the glass change its look: `{ '--glass-tint': '#fefcd0' }`. */
  style?: GlassStyle | undefined
}

const ToggleElement: ElementType = Rendered

/**
 * A glass button that opens a menu of actions, links, checks and choices, with submenus. The menu is in the top layer, so
 * nothing can cover or clip it. `id`, `aria-label`, `aria-labelledby` and `aria-describedby` reach the button; all other
 * props reach the `<div>` around it.
 */
export function Menu({
  items,
  label = 'Actions',
  align = 'start',
  open,
  defaultOpen = false,
  onOpenChange,
  disabled = false,
  size,
  buttonRender,
  id,
  'aria-label': ariaLabel,
  'aria-labelledby': labelledBy,
  'aria-describedby': describedBy,
  onKeyDown,
  onPointerMove,
  onFocus,
  ref,
  className,
  ...rest
}: MenuProps) {
  const own = useId()
  const buttonId = id ?? `${own}button`
  const { menu, isShown, close, openAt, ...toggles } = useMenuPopover({
    open,
    defaultOpen,
    onOpenChange,
    place: (list) => {
      const button = document.getElementById(buttonId)
      return button ? keepPlaced(list, button, { side: 'bottom', align }) : undefined
    },
  })
  const keys = useMenuKeys(close)
  // The browser opens and closes it, also before hydration.
  const button = {
    tag: 'button',
    native: { type: 'button', disabled },
    popoverTarget: `${own}menu`,
    render: buttonRender,
  }

  const press = (event: KeyboardEvent<HTMLElement>) => {
    keys.onKeyDown(event)
    const isButton = event.target instanceof Element && event.target.id === buttonId
    const from = { ArrowDown: 0, ArrowUp: -1 }[event.key]
    if (!isButton || from === undefined || hasModifier(event) || disabled) return
    event.preventDefault()
    openAt(from)
  }

  return (
    <Root
      className={className}
      {...rest}
      ref={useMergedRef(ref, keepFocusNear)}
      onKeyDown={composeKeyHandlers(onKeyDown, press)}
      onPointerMove={composeHandlers(onPointerMove, keys.onPointerMove)}
      onFocus={composeHandlers(onFocus, keys.onFocus)}
    >
      <Toggle
        as={ToggleElement}
        {...button}
        id={buttonId}
        data-size={size}
        aria-haspopup="menu"
        aria-expanded={isShown}
        aria-controls={`${own}menu`}
        aria-label={ariaLabel}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
      >
        <span>{label}</span>
        <Arrow />
      </Toggle>
      <List
        ref={menu}
        id={`${own}menu`}
        role="menu"
        aria-labelledby={buttonId}
        popover="auto"
        onBeforeToggle={toggles.onBeforeToggle}
        onToggle={toggles.onToggle}
      >
        <Entries items={items} close={close} />
      </List>
    </Root>
  )
}
