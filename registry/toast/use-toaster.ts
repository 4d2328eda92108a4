import { useCallback, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react'

/** Identifies a toast in a list. */
export type ToastId = number | string

/** How assistive technology announces a toast: `status` when it is idle, `alert` at once. */
export type ToastKind = 'status' | 'alert'

/** The content of a toast. */
export interface ToastText {
  /** What has happened, in two or three words. */
  readonly title: string
  /** What it means, in a sentence. */
  readonly message: string
  /** How assistive technology announces it: `status` when it is idle, `alert` at once. */
  readonly kind?: ToastKind | undefined
  /** What the visitor can do about it, such as Undo. */
  readonly action?: ToastAction | undefined
  /** Whether it tells of work that goes on: it stays until its text is updated. */
  readonly pending?: boolean | undefined
}

/** A button in a toast. It closes the toast. */
export interface ToastAction {
  /** Its label, a verb. */
  readonly text: string
  /** Called when it is pressed. */
  readonly onClick: () => void
}

/** What is said about a promise. */
export interface PromiseTexts<Value> {
  /** While it is pending. */
  readonly pending: ToastText
  /** When it is fulfilled. */
  readonly fulfilled: ToastText | ((value: Value) => ToastText)
  /** When it is rejected. It is an alert, unless it says otherwise. */
  readonly rejected: ToastText | ((reason: unknown) => ToastText)
}

/** A toast in a toaster's list. */
export interface ToastData extends ToastText {
  /** A number made from the current time that no other toast in the list has. */
  readonly id: number
}

/** A list of toasts and the functions that change it. */
export interface Toaster {
  /** The toasts, newest first. */
  readonly toasts: readonly ToastData[]
  /** Adds a toast with a title and a message, and returns its id. */
  readonly show: (text: ToastText) => number
  /** Gives a toast another text and all of its time again, or shows it anew if it is gone. */
  readonly update: (id: number, text: ToastText) => void
  /** Shows a toast as long as a promise is pending, and then what has become of it. Returns the id of the toast. */
  readonly promise: <Value>(work: Promise<Value>, texts: PromiseTexts<Value>) => number
  /** Removes a toast. */
  readonly drop: (id: ToastId) => void
  /** How long the list keeps a toast, in ms. The time stops while the toasts are paused. */
  readonly keep: number
  /** Whether the toasts are paused, because one of them is being read or the page is hidden, as in another tab. */
  readonly paused: boolean
  /** Pauses the toasts while the toast with this id is being read. */
  readonly hold: (id: ToastId) => void
  /** Ends the pause for the toast with this id. */
  readonly release: (id: ToastId) => void
  /** The element that had focus when the last toast was added. It gets the focus back. */
  readonly opener: RefObject<Element | null>
}

/**
 * Returns a list of toasts for one `<ToastStack>`. It keeps each toast for `keep` ms, which must be longer than the
 * toast is visible.
 */
export function useToaster(keep = 10_000): Toaster {
  const [toasts, setToasts] = useState<readonly ToastData[]>([])
  const [held, setHeld] = useState<readonly ToastId[]>([])
  const opener = useRef<Element>(null)
  const lastId = useRef(0)

  const show = useCallback((text: ToastText) => {
    opener.current = document.activeElement
    // Two toasts in one millisecond need different ids.
    const id = Math.max(Date.now(), lastId.current + 1)
    lastId.current = id
    setToasts((list) => [{ ...text, id }, ...list])
    return id
  }, [])
  const update = useCallback(
    (id: number, text: ToastText) =>
      setToasts((list) => {
        const toast = { ...text, id }
        return list.some((one) => one.id === id)
          ? list.map((one) => (one.id === id ? toast : one))
          : [toast, ...list]
      }),
    [],
  )
  const promise: Toaster['promise'] = useCallback(
    (work, { pending, fulfilled, rejected }) => {
      const id = show({ ...pending, pending: true })
      void work.then(
        (value) => update(id, typeof fulfilled === 'function' ? fulfilled(value) : fulfilled),
        (reason: unknown) =>
          update(id, { kind: 'alert', ...(typeof rejected === 'function' ? rejected(reason) : rejected) }),
      )
      return id
    },
    [show, update],
  )
  const drop = useCallback((id: ToastId) => setToasts((list) => list.filter((toast) => toast.id !== id)), [])
  const hold = useCallback((id: ToastId) => setHeld((ids) => [...ids, id]), [])
  const release = useCallback((id: ToastId) => setHeld((ids) => ids.filter((known) => known !== id)), [])

  const [hidden, setHidden] = useState(false)
  useLayoutEffect(() => {
    const follow = () => setHidden(document.visibilityState === 'hidden')
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => document.removeEventListener('visibilitychange', follow)
  }, [])

  const paused = hidden || held.length > 0
  return useMemo(
    () => ({ toasts, show, update, promise, drop, keep, paused, hold, release, opener }),
    [toasts, show, update, promise, drop, keep, paused, hold, release],
  )
}
