import {
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react'
import { isComposing } from '../shared/compose'
import { modalDialogs } from '../shared/top-layer'
import { useKeptFocus } from '../shared/use-kept-focus'
import { useOpen } from '../shared/use-open'

export interface DisclosureState {
  readonly open: boolean | undefined
  readonly defaultOpen: boolean
  readonly onOpenChange: ((open: boolean) => void) | undefined
}

/** The elements of the actions: buttons, or what takes their place. */
export const actionsIn = (list: Element | null): readonly HTMLElement[] =>
  [...(list?.children ?? [])].flatMap(({ firstElementChild }) =>
    firstElementChild instanceof HTMLElement ? [firstElementChild] : [],
  )

/** Whether an element is inert, or a modal dialog covers it. Once that closes, it gives the focus back. */
const isCovered = (element: Element) =>
  element.closest('[inert]') !== null || modalDialogs().some((dialog) => !dialog.contains(element))

/**
 * Opens and closes a speed dial. It opens when its button is hovered, gets keyboard focus or is tapped. It closes when
 * the pointer or focus leaves, on Escape, and on a tap elsewhere, but stays open behind a dialog that an action opens.
 */
export function useDisclosure({ open: controlled, defaultOpen, onOpenChange }: DisclosureState) {
  const [open, set] = useOpen(controlled, defaultOpen, onOpenChange)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const pointer = useRef('')
  const enters = useRef(false)

  const focusFirst = () => actionsIn(list.current)[0]?.focus()

  // The actions cannot take focus before they are visible, and must not take it with them.
  useLayoutEffect(() => {
    if (open && enters.current) focusFirst()
    if (!open && list.current?.contains(document.activeElement) === true) button.current?.focus()
    enters.current = false
  }, [open])

  const close = useEffectEvent(() => set(false))
  // A layout effect: a dial that React hides does not listen.
  useLayoutEffect(() => {
    const element = root.current
    if (!open || !element) return
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event) || isCovered(element)) return
      // A dialog around the dial stays open.
      event.preventDefault()
      // Move focus first, because focusing the button opens the dial.
      if (element.contains(document.activeElement)) button.current?.focus()
      close()
    }
    const pressElsewhere = (event: Event) => {
      if (!(event.target instanceof Node && element.contains(event.target)) && !isCovered(element)) close()
    }
    document.addEventListener('keydown', escape)
    document.addEventListener('pointerdown', pressElsewhere)
    return () => {
      document.removeEventListener('keydown', escape)
      document.removeEventListener('pointerdown', pressElsewhere)
    }
  }, [open])
  useKeptFocus(root)

  const enter = () => {
    if (open) focusFirst()
    enters.current = !open
    set(true)
  }

  return {
    open,
    root,
    button,
    list,
    onButton: {
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType !== 'touch') set(true)
      },
      onPointerDown: (event: PointerEvent) => {
        pointer.current = event.pointerType
      },
      onFocus: (event: FocusEvent) => {
        // It comes from an action when the dial has closed.
        if (list.current?.contains(event.relatedTarget) === true) return
        if (event.target.matches(':focus-visible')) set(true)
      },
      onClick: (event: MouseEvent) => {
        // `detail` is 0 for a click by keyboard.
        if (event.detail === 0) enter()
        else set(pointer.current === 'touch' ? !open : true)
      },
    },
    onRoot: {
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType === 'touch' || isCovered(event.currentTarget)) return
        if (event.currentTarget.querySelector(':focus-visible') === null) set(false)
      },
      onBlur: (event: FocusEvent) => {
        const { currentTarget, relatedTarget } = event
        // What React hides loses the focus, and its ref.
        if (!root.current || currentTarget.contains(relatedTarget) || isCovered(currentTarget)) return
        set(false)
      },
    },
  }
}
