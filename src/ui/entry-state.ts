/** What `history.state` says about a history entry. The router writes `key` and `idx`. */
export interface EntryState {
  /** Identifies the entry; undefined for one that the browser has just made for a hash. */
  readonly key: string | undefined
  /** How many pages the router has opened since the document was loaded. */
  readonly idx: number
  /** How many links within the page were followed since the page was opened. */
  readonly hashSteps: number
}

/** The state of the current entry. */
export function readEntryState(): EntryState {
  const state = window.history.state as Partial<EntryState> | null
  // The router's own name for the entry that a document was loaded into is "default".
  const key = state === null ? undefined : (state.key ?? 'default')
  return { key, idx: state?.idx ?? 0, hashSteps: state?.hashSteps ?? 0 }
}
