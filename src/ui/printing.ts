import { useSyncExternalStore } from 'react'

/**
 * Prepares the page each time it is printed. Browsers lay out the sheets right after the listener, so it waits for nothing.
 *
 * @param prepare Returns what takes its changes back.
 * @returns A function that stops.
 */
export function onPrint(prepare: () => () => void): () => void {
  let restore: (() => void) | undefined
  const before = () => {
    restore ??= prepare()
  }
  const after = () => {
    restore?.()
    restore = undefined
  }
  window.addEventListener('beforeprint', before)
  window.addEventListener('afterprint', after)
  return () => {
    after()
    window.removeEventListener('beforeprint', before)
    window.removeEventListener('afterprint', after)
  }
}

let isPrinting = false

const subscribe = (listener: () => void) => {
  const publish = (next: boolean) => {
    isPrinting = next
    listener()
  }
  return onPrint(() => {
    publish(true)
    return () => publish(false)
  })
}

/** Whether the page is being printed: what is shown on demand is shown then, since paper has no buttons. */
export const usePrinting = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  )
