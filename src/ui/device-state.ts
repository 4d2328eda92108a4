import { createStore, type Store } from './store'

/** Storage that may be refused: reading it then gives null, and writing it does nothing. */
export interface GuardedStorage {
  /** The text under a key; null without one. */
  readonly get: (key: string) => string | null
  readonly set: (key: string, text: string) => void
  readonly remove: (key: string) => void
}

/** @param open Returns the browser's storage. Where storage is refused, even naming it throws. */
function guarded(open: () => Storage): GuardedStorage {
  function attempt<Result>(call: (storage: Storage) => Result): Result | null {
    try {
      return call(open())
    } catch {
      return null
    }
  }
  return {
    get: (key) => attempt((storage) => storage.getItem(key)),
    set: (key, text) => void attempt((storage) => storage.setItem(key, text)),
    remove: (key) => void attempt((storage) => storage.removeItem(key)),
  }
}

/** The browser's `localStorage`: it is kept from one visit to the next. */
export const deviceStorage = guarded(() => localStorage)

/** The browser's `sessionStorage`: it is kept while the tab is open. */
export const tabStorage = guarded(() => sessionStorage)

interface DeviceStateOptions<State> {
  readonly key: string
  /** Reads a stored text; null if nothing is stored. Invalid texts are ignored. */
  readonly parse: (text: string | null) => State
  /** The text to store; null removes it. */
  readonly format: (state: State) => string | null
  /** @default deviceStorage */
  readonly storage?: GuardedStorage
}

/** A state that is kept on the device. Where storage is refused, it lasts as long as the page. */
export interface DeviceState<State> extends Store<State> {
  /** The state of the prerendered page. */
  readonly start: () => State
}

/**
 * A state that is read from storage when it is first needed, and stored with each change. From then on, it follows what
 * another tab stores, and another page of this tab while this one was in the back/forward cache.
 */
export function deviceState<State>({
  key,
  parse,
  format,
  storage = deviceStorage,
}: DeviceStateOptions<State>): DeviceState<State> {
  const start = parse(null)
  let opened: Store<State> | undefined
  /** The stored text, as far as this page knows. */
  let known: string | null = null

  const open = () => {
    known = storage.get(key)
    opened = createStore(parse(known))
    if (typeof window === 'undefined') return opened
    // The key is null where the whole storage was cleared.
    window.addEventListener('storage', (event) => (event.key === key || event.key === null) && reread())
    window.addEventListener('pageshow', ({ persisted }) => persisted && reread())
    return opened
  }
  const store = () => opened ?? open()
  const reread = () => {
    const stored = storage.get(key)
    // A state can have more than what is stored of it.
    if (stored === known) return
    known = stored
    store().publish(parse(stored))
  }
  return {
    start: () => start,
    read: () => store().read(),
    subscribe: (listener) => store().subscribe(listener),
    publish: (state) => {
      const text = format(state)
      if (text === null) storage.remove(key)
      else storage.set(key, text)
      // Storage may be refused, or full.
      known = storage.get(key)
      store().publish(state)
    },
  }
}
