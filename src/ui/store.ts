/** A state outside React, for `useSyncExternalStore`. */
export interface Store<State> {
  readonly read: () => State
  /** Calls the listener after each change; returns what unsubscribes it. */
  readonly subscribe: (listener: () => void) => () => void
  /** Replaces the state and tells every listener. */
  readonly publish: (state: State) => void
}

/** A store that starts with a state. */
export function createStore<State>(initial: State): Store<State> {
  let state = initial
  const listeners = new Set<() => void>()
  return {
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    publish: (next) => {
      state = next
      for (const listener of listeners) listener()
    },
  }
}
