import {
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useRef,
  type ComponentProps,
  type PointerEvent,
} from 'react'
import { composeHandlers, useMergedRef } from '../shared/compose'
import { animationsOf } from '../shared/top-layer'
import { closes, scrolls, wayOut, type DrawerSide, type Sample, type Way } from './drag'

type DialogProps = ComponentProps<'dialog'>

/** How far a pointer moves before that is a drag, in px. */
const slop = 6

/** What is dragged for another purpose. */
const own = 'input, select, textarea, audio, video, [contenteditable], [draggable=true]'

/** A press, which may become a drag. */
interface Press {
  readonly pointer: number
  readonly target: Element
  readonly x: number
  readonly y: number
  readonly way: Way
  /** Where the drawer was since it is dragged. */
  samples?: readonly Sample[]
  /** Whether the pointer has let it go, on its way out. */
  isLeaving?: boolean
}

/** Shows how far a drawer is pulled out: any CSS length, and the share of its size. */
function pull(drawer: HTMLElement, length: string, share: number): void {
  drawer.style.setProperty('--drawer-pull', length)
  drawer.style.setProperty('--drawer-pulled', String(share))
}

function release(drawer: HTMLElement | null): void {
  drawer?.removeAttribute('data-dragging')
  drawer?.style.removeProperty('--drawer-pull')
  drawer?.style.removeProperty('--drawer-pulled')
}

/**
 * Lets a finger, a pen or a mouse drag an open drawer out of the window: a finger anywhere, unless content scrolls that way,
 * and a mouse at what has `data-handle`, since it selects text elsewhere. Call it before `useModalDialog`.
 *
 * @param onCloseRequest Called once the drawer has left the window. It comes back if it is not closed.
 * @param props The consumer's props of the dialog. Its handlers run first.
 * @returns The same props, with a ref and handlers.
 */
export function useDragToClose(
  open: boolean,
  side: DrawerSide,
  onCloseRequest: () => void,
  { ref, onPointerDown, onPointerMove, onPointerUp, onPointerCancel, ...rest }: DialogProps,
): DialogProps {
  const drawer = useRef<HTMLDialogElement>(null)
  const press = useRef<Press>(undefined)
  const [departures, depart] = useReducer((count: number) => count + 1, 0)
  const [requests, countRequest] = useReducer((count: number) => count + 1, 0)

  // In the commit that closes the drawer, or that does not.
  useLayoutEffect(() => {
    const element = drawer.current
    release(element)
    return () => {
      press.current = undefined
      release(element)
    }
  }, [open, side, requests])

  const request = useEffectEvent(() => {
    onCloseRequest()
    countRequest()
  })
  useLayoutEffect(() => {
    const leaving = press.current
    if (!drawer.current || leaving?.isLeaving !== true) return
    const moving = animationsOf(drawer.current).map(({ finished }) => finished)
    void Promise.allSettled(moving).then(() => {
      // It may have been closed otherwise, hidden or caught.
      if (press.current === leaving) request()
    })
  }, [departures])

  // React listens passively: the browser would scroll.
  useLayoutEffect(() => {
    const element = drawer.current
    const hold = (event: TouchEvent) => {
      if (press.current?.samples && event.cancelable) event.preventDefault()
    }
    element?.addEventListener('touchmove', hold, { passive: false })
    return () => element?.removeEventListener('touchmove', hold)
  }, [])

  const start = (event: PointerEvent<HTMLDialogElement>) => {
    const { target, currentTarget, pointerId, pointerType, isPrimary, button, clientX, clientY } = event
    press.current = undefined
    release(currentTarget)
    // A dialog in the drawer has its own presses.
    if (!open || !isPrimary || button !== 0 || !(target instanceof Element)) return
    if (target.closest('dialog') !== currentTarget || target.closest(own)) return
    if (pointerType === 'mouse' && !target.closest('[data-handle]')) return
    const way = wayOut(side, getComputedStyle(currentTarget).direction === 'rtl')
    press.current = { pointer: pointerId, target, x: clientX, y: clientY, way }
  }

  const move = (event: PointerEvent<HTMLDialogElement>) => {
    const { currentTarget, pointerId, clientX, clientY, timeStamp } = event
    const now = press.current
    if (now?.pointer !== pointerId || now.isLeaving === true) return
    const { axis, sign } = now.way
    const [x, y] = [clientX - now.x, clientY - now.y]
    const distance = (axis === 'x' ? x : y) * sign
    if (!now.samples) {
      if (Math.hypot(x, y) < slop) return
      const isAlong = distance > Math.abs(axis === 'x' ? y : x)
      const isSelecting = document.getSelection()?.type === 'Range'
      if (!isAlong || isSelecting || scrolls(now.target, currentTarget, now.way)) {
        press.current = undefined
        return
      }
      currentTarget.setPointerCapture(pointerId)
      currentTarget.setAttribute('data-dragging', '')
    }
    const pulled = Math.max(0, distance)
    now.samples = [...(now.samples ?? []).slice(-20), { distance: pulled, time: timeStamp }]
    pull(currentTarget, `${pulled}px`, Math.min(1, pulled / sizeOf(currentTarget, now.way)))
  }

  const cancel = ({ currentTarget }: PointerEvent<HTMLDialogElement>) => {
    press.current = undefined
    release(currentTarget)
  }

  const end = (event: PointerEvent<HTMLDialogElement>) => {
    const { currentTarget, pointerId, timeStamp } = event
    const now = press.current
    if (now?.pointer !== pointerId || now.isLeaving === true) return
    if (!now.samples || !closes(now.samples, timeStamp, sizeOf(currentTarget, now.way))) {
      cancel(event)
      return
    }
    currentTarget.removeAttribute('data-dragging')
    pull(currentTarget, 'var(--drawer-out)', 1)
    press.current = { ...now, isLeaving: true }
    depart()
  }

  return {
    ...rest,
    ref: useMergedRef(ref, drawer),
    onPointerDown: (event) => composeHandlers(onPointerDown, start)(event),
    onPointerMove: (event) => composeHandlers(onPointerMove, move)(event),
    onPointerUp: (event) => composeHandlers(onPointerUp, end)(event),
    onPointerCancel: (event) => composeHandlers(onPointerCancel, cancel)(event),
  }
}

const sizeOf = (drawer: HTMLElement, { axis }: Way): number =>
  axis === 'x' ? drawer.offsetWidth : drawer.offsetHeight
