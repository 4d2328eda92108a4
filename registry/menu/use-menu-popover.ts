import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ToggleEvent } from 'react'
import { hidePopover, isPopoverOpen, showPopover } from '../shared/top-layer'
import { useControllable } from '../shared/use-controllable'
import { useKeptPopover } from '../shared/use-kept-popover'
import { itemsIn } from './menu-tree'

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
  const [isPlaced, setIsPlaced] = useState(false)

  const isMenuOpen = () => menu.current !== null && isPopoverOpen(menu.current)
  const close = () => menu.current && hidePopover(menu.current)
  const show = () => menu.current && showPopover(menu.current)
  /** @param from The index of the item that gets focus; -1 is the last one. */
  const openAt = (from: number) => {
    first.current = from
    show()
  }

  useKeptPopover(menu)

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

  const keepPlace = useEffectEvent(() => (menu.current ? place(menu.current) : undefined))
  useLayoutEffect(() => (isPlaced ? keepPlace() : undefined), [isPlaced])

  return {
    menu,
    isShown: isShown === true,
    close,
    openAt,
    /** It is placed before it is seen. */
    onBeforeToggle: ({ newState, target, currentTarget }: ToggleEvent) => {
      if (target === currentTarget && menu.current) setIsPlaced(newState === 'open')
    },
    onToggle: ({ target, currentTarget }: ToggleEvent) => {
      // React has hidden the menu, and takes its ref away.
      if (!menu.current || target !== currentTarget) return
      // The event is late: it may have closed and opened again.
      const isNowShown = isMenuOpen()
      setIsShown(isNowShown)
      setIsPlaced(isNowShown)
      if (isNowShown !== isOpen) changeOpen(isNowShown)
      // Focus stays where it was when an open menu comes back.
      if (isNowShown && !menu.current.contains(document.activeElement))
        itemsIn(menu.current).at(first.current)?.focus()
      first.current = 0
    },
  }
}
