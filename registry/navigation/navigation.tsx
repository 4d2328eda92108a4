import { useId, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { Bar, Bars, Links, MenuButton, Nav } from './navigation-parts'
import { SelectionContext } from './selection-context'

export { NavigationLink } from './navigation-link'

export interface NavigationProps extends Omit<ComponentProps<'nav'>, 'onClick' | 'onSelect'> {
  /** The class name of the `<nav>` around the bar. */
  className?: string
  /** The links, each a `NavigationLink`. */
  children: ReactNode
  /**
   * Called when the menu should open or close: its button was pressed, or it was closed by Escape or by choosing a
   * link.
   */
  onClick?: () => void
  /**
   * Whether the menu of a narrow bar is open. Without it, the menu is uncontrolled, starting closed.
   * @default false
   */
  menuOpen?: boolean | undefined
  /** The href of the selected link. Without it, the selection is uncontrolled. */
  selected?: string | undefined
  /** The href of the link that is selected initially, when uncontrolled. */
  defaultSelected?: string
  /** Called with the href of the link that the visitor chooses. */
  onSelect?: (href: string) => void
}

/** A glass bar of links. In a narrow container, the links collapse into a menu with a button. */
export function Navigation({
  children,
  onClick,
  menuOpen,
  selected,
  defaultSelected = '',
  onSelect,
  ...rest
}: NavigationProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [ownOpen, setOwnOpen] = useState(false)
  const [ownSelected, setOwnSelected] = useState(defaultSelected)
  const isOpen = menuOpen ?? ownOpen
  const current = selected ?? ownSelected

  const toggle = () => {
    setOwnOpen(!isOpen)
    onClick?.()
  }
  const close = () => {
    if (!isOpen) return
    // The links are about to be hidden, and focus must not be lost with them.
    button.current?.focus()
    toggle()
  }
  const select = (href: string) => {
    setOwnSelected(href)
    onSelect?.(href)
    close()
  }

  return (
    <Nav
      aria-label="Site"
      onKeyDown={(event) => {
        if (event.key === 'Escape') close()
      }}
      {...rest}
    >
      <Bar>
        <MenuButton ref={button} type="button" aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
          <Bars aria-hidden="true" />
          Menu
        </MenuButton>
        <SelectionContext value={{ current, select }}>
          <Links id={id} data-open={isOpen}>
            {children}
          </Links>
        </SelectionContext>
      </Bar>
    </Nav>
  )
}
