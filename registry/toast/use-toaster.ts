import { useCallback, useMemo, useRef, useState, type RefObject } from 'react'

/** What a toast says. */
export interface ToastText {
  /** What has happened, in two or three words. */
  readonly title: string
  /** What it means, in a sentence. */
  readonly message: string
}

/** A toast in a toaster's list. */
export interface ToastData extends ToastText {
  /** A number made from the current time, which no other toast of the list has. */
  readonly id: number
}

/** A list of toasts, newest first, and what can be done with it. */
export interface Toaster {
  /** The toasts, newest first. */
  readonly toasts: readonly ToastData[]
  /** Adds a toast. */
  readonly show: (text: ToastText) => void
  /** Drops a toast. */
  readonly drop: (id: number) => void
  /** How long the list keeps a toast, in ms of time in which nothing is paused. */
  readonly keep: number
  /** Whether a toast is being read, so that all of them wait. */
  readonly paused: boolean
  /** Says that a toast is being read. */
  readonly hold: (id: number) => void
  /** Says that a toast is no longer being read. */
  readonly release: (id: number) => void
  /** The element that had focus when the last toast was shown; it gets focus back. */
  readonly opener: RefObject<Element | null>
}

/** A list of toasts for one `<ToastStack>`. It keeps a toast for `keep` ms: longer than the toast is visible. */
export function useToaster(keep = 10_000): Toaster {
  const [toasts, setToasts] = useState<readonly ToastData[]>([])
  const [held, setHeld] = useState<readonly number[]>([])
  const opener = useRef<Element>(null)

  const show = useCallback(({ title, message }: ToastText) => {
    opener.current = document.activeElement
    const now = Date.now()
    // Two toasts of one millisecond still need two ids.
    setToasts((list) => [{ id: Math.max(now, (list[0]?.id ?? 0) + 1), title, message }, ...list])
  }, [])
  const drop = useCallback((id: number) => setToasts((list) => list.filter((toast) => toast.id !== id)), [])
  const hold = useCallback((id: number) => setHeld((ids) => [...ids, id]), [])
  const release = useCallback((id: number) => setHeld((ids) => ids.filter((known) => known !== id)), [])

  const paused = held.length > 0
  return useMemo(
    () => ({ toasts, show, drop, keep, paused, hold, release, opener }),
    [toasts, show, drop, keep, paused, hold, release],
  )
}
