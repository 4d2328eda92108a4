import { createStore } from '../../ui/store'

/** How long a write waits for the next change, in ms: browsers refuse more than about 200 writes in 30 s. */
const rest = 200

/** The least time between two immediate writes, in ms: Safari refuses more than 100 in 30 s. */
const apart = 400

/** Counts the replaced queries: the browser reports only steps in the history. */
const writes = createStore(0)

/**
 * Changes the query in the address bar. It bypasses the router, and so adds no history entry and renders nothing again.
 */
export function changeQuery(change: (parameters: URLSearchParams) => void): void {
  const url = new URL(window.location.href)
  change(url.searchParams)
  if (url.href === window.location.href) return
  window.history.replaceState(window.history.state, '', url)
  writes.publish(writes.read() + 1)
}

/** Calls a listener when the query in the address bar has changed. Returns a function that stops. */
export function followQuery(listener: () => void): () => void {
  const end = writes.subscribe(listener)
  window.addEventListener('popstate', listener)
  return () => {
    end()
    window.removeEventListener('popstate', listener)
  }
}

/** A write to the address bar that waits until changes rest. */
export interface RestingWrite {
  /** Writes once there was no other call for 200 ms. */
  readonly later: () => void
  /** Writes at once if the last write is long enough ago, else later. */
  readonly soon: () => void
  /** Writes at once if a write is pending. */
  readonly now: () => void
  readonly cancel: () => void
}

/** Delays a write to the address bar. */
export function restingWrite(write: () => void): RestingWrite {
  let timer: ReturnType<typeof setTimeout> | undefined
  let [last, due] = [-Infinity, 0]
  const cancel = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const flush = () => {
    cancel()
    last = performance.now()
    write()
  }
  const wait = () => {
    const left = due - performance.now()
    if (left > 0) timer = setTimeout(wait, left)
    else flush()
  }
  const now = () => {
    if (timer !== undefined) flush()
  }
  const later = () => {
    due = performance.now() + rest
    // A running timer is not restarted with each change: it then waits for the time that is left.
    timer ??= setTimeout(wait, rest)
  }
  const soon = () => (performance.now() - last < apart ? later() : flush())
  return { later, soon, now, cancel }
}
