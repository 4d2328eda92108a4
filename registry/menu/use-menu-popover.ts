import { useEffect, useLayoutEffect, useRef, useState, type ToggleEvent } from 'react'
import { hidePopover, isPopoverOpen, showPopover } from '../shared/top-layer'
import { useControllable } from '../shared/use-controllable'
import { itemOf, itemsIn } from './menu-tree'

interface MenuPopoverInput {
  readonly open: boolean | undefined
  readonly defaultOpen: boolean
  readonly onOpenChange: ((open: boolean) => void) | undefined
  /** Keeps the open menu at its place. Returns a function that stops. */
  readonly place: (menu: HTMLElement) => (() => void) | undefined
}

/** The popover of a whole menu: who opens it, where it is, and what has focus in it. */
export function useMenuPopover({ open, defaultOpen, onOpenChange, place }: MenuPopoverInput) {
  const menu = useRef<HTMLDivElement>(null)
  /** Which item gets focus first. */
  const first = useRef(0)
  const [isOpen, changeOpen] = useControllable(open, defaultOpen, onOpenChange)
  /** `undefined` until it opens or closes for the first time. */
  const [isShown, setIsShown] = useState<boolean>()

  const isMenuOpen = () => menu.current !== null && isPopoverOpen(menu.current)
  const close = () => menu.current && hidePopover(menu.current)
  const show = () => menu.current && showPopover(menu.current)

  // An open menu goes with what React hides, and comes back with the focus where it was.
  const reopen = useRef<() => void>(undefined)
  useLayoutEffect(() => {
    reopen.current?.()
    return () => {
      const focused = menu.current?.contains(document.activeElement)
        ? itemOf(document.activeElement)
        : undefined
      const showAgain = () => {
        show()
        focused?.focus()
      }
      reopen.current = isMenuOpen() ? showAgain : undefined
      close()
    }
  }, [])

  // The browser opens and closes the menu; a consumer may refuse the change.
  useEffect(() => {
    // React got no event for a menu that was opened before hydration.
    if (isShown === undefined && isMenuOpen()) {
      menu.current?.dispatchEvent(new window.ToggleEvent('toggle', { newState: 'open' }))
      return
    }
    if (isMenuOpen() === isOpen) return
    if (isOpen) show()
    else close()
  }, [isOpen, isShown])

  const keepPlace = () => (menu.current ? place(menu.current) : undefined)
  useLayoutEffect(() => {
    if (isShown === true) return keepPlace()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- It is placed anew when it opens.
  }, [isShown])

  return {
    menu,
    first,
    isShown: isShown === true,
    close,
    show,
    /** It is placed before it is seen. */
    onBeforeToggle: ({ newState, target, currentTarget }: ToggleEvent) => {
      if (target === currentTarget && menu.current) setIsShown(newState === 'open')
    },
    onToggle: ({ newState, target, currentTarget }: ToggleEvent) => {
      // React has hidden the menu, and takes its ref away.
      if (!menu.current || target !== currentTarget) return
      const isNowShown = newState === 'open'
      setIsShown(isNowShown)
      if (isNowShown !== isOpen) changeOpen(isNowShown)
      // Focus stays where it was when an open menu comes back.
      if (isNowShown && !menu.current.contains(document.activeElement))
        itemsIn(menu.current).at(first.current)?.focus()
    },
  }
}
