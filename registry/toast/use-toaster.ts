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
  /** A number made from the current time that no other toast in the list has. */
  readonly id: number
}

/** A list of toasts and the functions that change it. */
export interface Toaster {
  /** The toasts, newest first. */
  readonly toasts: readonly ToastData[]
  /** Adds a toast with a title and a message. */
  readonly show: (text: ToastText) => void
  /** Removes a toast. */
  readonly drop: (id: number) => void
  /** How long the list keeps a toast, in ms. The time stops while the toasts are paused. */
  readonly keep: number
  /** Whether the toasts are paused because one of them is being read. */
  readonly paused: boolean
  /** Pauses the toasts while the toast with this id is being read. */
  readonly hold: (id: number) => void
  /** Ends the pause for the toast with this id. */
  readonly release: (id: number) => void
  /** The element that had focus when the last toast was added. It gets the focus back. */
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
