/** Storage that may be refused: reading it then gives null, and writing it does nothing. */
export interface GuardedStorage {
  /** The text under a key; null when there is none. */
  readonly get: (key: string) => string | null
  readonly set: (key: string, text: string) => void
  readonly remove: (key: string) => void
}

/** @param open returns the browser's storage; where storage is refused, even naming it throws */
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

/** Remembers from one visit to the next: the browser's `localStorage`. */
export const deviceStorage = guarded(() => localStorage)

/** Remembers as long as the tab is open: the browser's `sessionStorage`. */
export const tabStorage = guarded(() => sessionStorage)
