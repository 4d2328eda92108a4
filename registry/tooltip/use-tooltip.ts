import {
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
  type RefObject,
} from 'react'
import { isComposing } from '../shared/compose'
import { startTimer } from '../shared/start-timer'
import { useKeptFocus } from '../shared/use-kept-focus'
import { useOpen } from '../shared/use-open'

export interface TooltipState {
  readonly open: boolean | undefined
  readonly defaultOpen: boolean
  readonly onOpenChange: ((open: boolean) => void) | undefined
  readonly delay: number
  readonly skipDelay: number
}

/** The anchor whose tooltip was hidden last, and when. All tooltips of an app share it, so that they need no provider. */
let last: { readonly anchor: Element; readonly at: number } | undefined

/** Whether a visitor has just seen another tooltip of what is still there. */
const isSkipping = (skipDelay: number): boolean =>
  last?.anchor.isConnected === true && performance.now() - last.at < skipDelay

/**
 * Opens a tooltip while its anchor is hovered or has keyboard focus, and after a tap. Closes it on Escape and on a
 * press elsewhere, and when the page is hidden. A press on the anchor ends the delay, and a tooltip just before skips it.
 *
 * @returns Whether it is open, and the handlers of the anchor.
 */
export function useTooltip(
  anchor: RefObject<Element | null>,
  { open, defaultOpen, onOpenChange, delay, skipDelay }: TooltipState,
) {
  const [visible, change] = useOpen(open, defaultOpen, onOpenChange)
  const [waiting, setWaiting] = useState(false)
  const held = useRef({ hover: false, focus: false })

  const set = (next: boolean) => {
    setWaiting(false)
    if (visible && !next && anchor.current) last = { anchor: anchor.current, at: performance.now() }
    change(next)
  }
  const show = useEffectEvent(() => set(true))
  useLayoutEffect(() => {
    if (!waiting) return
    return startTimer(() => show(), delay)
  }, [waiting, delay])

  const hide = useEffectEvent(() => {
    held.current = { hover: false, focus: false }
    set(false)
  })
  useLayoutEffect(() => {
    if (!visible && !waiting) return
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposing(event)) return
      // A dialog around the tooltip stays open.
      if (visible) event.preventDefault()
      hide()
    }
    const press = (event: Event) => {
      if (waiting || !(event.target instanceof Node && anchor.current?.contains(event.target))) hide()
    }
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('keydown', escape, { signal, capture: true })
    document.addEventListener('pointerdown', press, { signal })
    // The pointer may be elsewhere when the page is shown again.
    document.addEventListener('visibilitychange', () => hide(), { signal })
    return () => listening.abort()
  }, [visible, waiting, anchor])

  useKeptFocus(anchor)

  const begin = (reason: 'hover' | 'focus', wait: number) => {
    held.current[reason] = true
    if (wait > 0 && !visible) setWaiting(true)
    else set(true)
  }
  const end = (reason: 'hover' | 'focus') => {
    held.current[reason] = false
    if (!held.current.hover && !held.current.focus) set(false)
  }
  return {
    visible,
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') begin('hover', isSkipping(skipDelay) ? 0 : delay)
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') end('hover')
    },
    onPointerUp: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'touch') begin('hover', 0)
    },
    onFocus: ({ target }: FocusEvent) => {
      if (target.matches(':focus-visible')) begin('focus', 0)
    },
    onBlur: () => {
      // What React hides loses the focus, and its ref.
      if (anchor.current) end('focus')
    },
  }
}
