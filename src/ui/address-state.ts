import { canonicalPath, isInAddress, pathOf, rememberLeft } from './addresses'
import { createStore, type Store } from './store'

/** How long changes rest before the address is written, in ms: browsers refuse more than about 200 writes in 30 s. */
const rest = 200

/** The least time between two immediate writes, in ms: Safari refuses more than 100 in 30 s. */
const apart = 400

/** How often the query was replaced, which causes no event of the browser. */
const writes = createStore(0)

/** Changes the query in the address bar. It bypasses the router, so it adds no history entry and renders nothing. */
export function changeQuery(change: (parameters: URLSearchParams) => void): void {
  const url = new URL(window.location.href)
  change(url.searchParams)
  if (url.href === window.location.href) return
  window.history.replaceState(window.history.state, '', url)
  writes.publish(writes.read() + 1)
}

/** Calls a listener after each change of the query in the address bar; returns what unsubscribes it. */
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
  /** Writes immediately if the last write is long enough ago, else later. */
  readonly soon: () => void
  /** Writes immediately if a write is waiting. */
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
    // One timer serves many changes: when it fires, it waits for the rest of the time.
    timer ??= setTimeout(wait, rest)
  }
  const soon = () => (performance.now() - last < apart ? later() : flush())
  return { later, soon, now, cancel }
}

interface AddressStateOptions<State> {
  /** The state of the prerendered page. */
  readonly start: State
  /** Reads the query. `before` is the state until then. */
  readonly parse: (parameters: URLSearchParams, before: State) => State
  /** Replaces the state's own parameters in the query. */
  readonly format: (state: State, parameters: URLSearchParams) => void
  /** Whether the address bar has the state's page. Until then, the state is `start`. @default always */
  readonly isInAddress?: () => boolean
}

/** A state in the query of the address. */
export interface AddressState<State> extends Store<State> {
  /** The state of the prerendered page. */
  readonly start: () => State
  /** Writes the state into the address. `publish` does not. */
  readonly write: RestingWrite
  /** Reads the state from the address again. */
  readonly reread: () => void
  /**
   * Rereads the state after each step in the history, while its page is on screen.
   *
   * @param onReread Called after each of them.
   * @returns What ends that.
   */
  readonly follow: (onReread?: () => void) => () => void
  /** Drops the state: the next `read` starts with the address. */
  readonly reset: () => void
}

/** A state that is read from the address when it is first needed: the prerenderer has no address bar. */
export function addressState<State extends object>({
  start,
  parse,
  format,
  isInAddress: isHere = () => true,
}: AddressStateOptions<State>): AddressState<State> {
  const store = createStore<State | undefined>(undefined)
  let initial: State | undefined
  const inAddress = (before: State) => parse(new URLSearchParams(window.location.search), before)
  const read = (): State => store.read() ?? initial ?? (isHere() ? (initial = inAddress(start)) : start)
  const write = restingWrite(() => changeQuery((parameters) => format(read(), parameters)))
  const reread = () => {
    write.cancel()
    store.publish(inAddress(read()))
  }

  return {
    start: () => start,
    read,
    subscribe: store.subscribe,
    publish: store.publish,
    write,
    reread,
    follow: (onReread) => {
      const path = canonicalPath(pathOf(window.location))
      const step = () => {
        write.cancel()
        // After a step to another page, this one stays on screen for a moment.
        if (!isInAddress(path)) return
        reread()
        onReread?.()
      }
      const leave = () => {
        const { href } = window.location
        write.now()
        if (href !== window.location.href) rememberLeft(href)
      }
      // A click may lead to another page, so a waiting write is done before it.
      document.addEventListener('click', write.now, true)
      window.addEventListener('pagehide', leave)
      window.addEventListener('popstate', step)
      return () => {
        document.removeEventListener('click', write.now, true)
        window.removeEventListener('pagehide', leave)
        window.removeEventListener('popstate', step)
        write.cancel()
      }
    },
    reset: () => {
      store.publish(undefined)
      initial = undefined
    },
  }
}
