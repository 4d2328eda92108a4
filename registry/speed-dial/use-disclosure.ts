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
 * What opens and closes a speed dial. A mouse opens it by hovering its button, keyboard focus by arriving there, a tap
 * by tapping; it closes when pointer or focus leave, by Escape, and by a tap elsewhere.
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
      // The order counts: focus that arrives at the button would open the dial again.
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
        // A key's click has no count.
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
