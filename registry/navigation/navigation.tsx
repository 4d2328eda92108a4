'use client'

import { useId, useRef, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react'
import { composeKeyHandlers, useMergedRef } from '../shared/compose'
import { keepFocusNear } from '../shared/keep-focus-near'
import { useControllable } from '../shared/use-controllable'
import { useFolded } from '../shared/use-folded'
import { useSlidingPill } from '../shared/use-sliding-pill'
import { Bar, Bars, Fold, Links, MenuButton, Nav, Row } from './navigation.styles'
import { SelectionContext } from './selection-context'

export {
  NavigationLink,
  type NavigationLinkProps,
  type NavigationLinkRender,
  type NavigationLinkState,
} from './navigation-link'

export interface NavigationProps extends Omit<ComponentProps<'nav'>, 'onClick' | 'onSelect'> {
  /** The links, each a `NavigationLink` with an `href`. For a router, it has `render`. */
  children: ReactNode
  /**
   * Called when the menu should open or close: its button was pressed, or it was closed by Escape or by choosing a
   * link.
   */
  onClick?: (() => void) | undefined
  /**
   * Whether the menu of a narrow bar is open; the same as `open`. Without either, the menu is uncontrolled.
   * @default false
   */
  menuOpen?: boolean | undefined
  /** Whether the menu of a narrow bar is open. */
  open?: boolean | undefined
  /** Whether the menu is open initially, when uncontrolled. */
  defaultOpen?: boolean | undefined
  /** Called with whether the menu should be open, at the same moments as `onClick`. */
  onOpenChange?: ((open: boolean) => void) | undefined
  /** The href of the selected link. Without it, the selection is uncontrolled. */
  selected?: string | undefined
  /** The href of the link that is selected initially, when uncontrolled. */
  defaultSelected?: string | undefined
  /** Called with the href of the link that the visitor chooses. A link that opens in a new tab is not chosen. */
  onSelect?: ((href: string) => void) | undefined
  /** The label of the button that opens the menu. */
  menuLabel?: string | undefined
  /**
   * The height, text and gaps of its links. Without it, `--glass-size` around it decides.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg' | undefined
}

/** A glass bar of links. Links that do not fit in one line collapse into a menu with a button. */
export function Navigation({
  children,
  onClick,
  menuOpen,
  open = menuOpen,
  defaultOpen = false,
  onOpenChange,
  selected,
  defaultSelected = '',
  onSelect,
  menuLabel = 'Menu',
  size,
  'aria-label': name,
  onKeyDown,
  ref,
  className,
  ...rest
}: NavigationProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const fold = useRef<HTMLDivElement>(null)
  const links = useRef<HTMLUListElement>(null)
  const folded = useFolded(fold)
  const [isOpen, setOpen] = useControllable(open, defaultOpen, onOpenChange)
  const [current, setCurrent] = useControllable(selected, defaultSelected, onSelect)
  useSlidingPill(links, current)

  const toggle = () => {
    setOpen(!isOpen)
    onClick?.()
  }
  const close = () => {
    if (!isOpen) return
    // The links are about to be hidden, and must not take the focus with them.
    button.current?.focus()
    toggle()
  }
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    // A dialog around the bar stays open.
    event.preventDefault()
    close()
  }

  return (
    <Nav
      className={className}
      data-size={size}
      {...rest}
      ref={useMergedRef(ref, keepFocusNear)}
      aria-label={name || 'Site'}
      onKeyDown={(event) => composeKeyHandlers(onKeyDown, escape)(event)}
    >
      <Bar>
        <Row data-measured={folded !== undefined}>
          <Fold ref={fold}>
            <MenuButton ref={button} type="button" aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
              <Bars aria-hidden="true" />
              <span>{menuLabel}</span>
            </MenuButton>
          </Fold>
          <SelectionContext value={{ current, select: setCurrent, close }}>
            <Links ref={links} id={id} data-menu={folded ? (isOpen ? 'open' : 'closed') : undefined}>
              {children}
            </Links>
          </SelectionContext>
        </Row>
      </Bar>
    </Nav>
  )
}
