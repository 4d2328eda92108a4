import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react'

/**
 * Opens and closes a speed dial. It opens when its button is hovered, gets keyboard focus or is tapped. It closes when
 * the pointer or focus leaves, on Escape, and on a tap elsewhere.
 */
export function useDisclosure() {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const pointer = useRef('')
  const enters = useRef(false)

  const focusFirst = () => list.current?.querySelector('button')?.focus()

  // The actions cannot take focus before they are visible.
  useLayoutEffect(() => {
    if (open && enters.current) focusFirst()
    enters.current = false
  }, [open])

  useEffect(() => {
    const root = button.current?.parentElement
    if (!open || !root) return
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // Focus moves before the dial closes, because focusing the button opens the dial.
      if (root.contains(document.activeElement)) button.current?.focus()
      setOpen(false)
    }
    const pressElsewhere = (event: Event) => {
      if (!(event.target instanceof Node && root.contains(event.target))) setOpen(false)
    }
    document.addEventListener('keydown', escape)
    document.addEventListener('pointerdown', pressElsewhere)
    return () => {
      document.removeEventListener('keydown', escape)
      document.removeEventListener('pointerdown', pressElsewhere)
    }
  }, [open])

  const enter = () => {
    if (open) focusFirst()
    enters.current = !open
    setOpen(true)
  }

  return {
    open,
    button,
    list,
    onButton: {
      onPointerEnter: (event: PointerEvent) => event.pointerType !== 'touch' && setOpen(true),
      onPointerDown: (event: PointerEvent) => (pointer.current = event.pointerType),
      onFocus: (event: FocusEvent) => event.target.matches(':focus-visible') && setOpen(true),
      onClick: (event: MouseEvent) => {
        // A click made by a key has a click count of 0.
        if (event.detail === 0) enter()
        else setOpen(pointer.current === 'touch' ? !open : true)
      },
    },
    onRoot: {
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType === 'touch') return
        if (event.currentTarget.querySelector(':focus-visible') === null) setOpen(false)
      },
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      },
    },
  }
}
