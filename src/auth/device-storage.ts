/** What this device remembers from one visit to the next. */
export interface Memory {
  /** The text under a key; null where there is none, or storage is refused. */
  readonly recall: (key: string) => string | null
  /** Keeps a text, or forgets it (null). Where storage is refused, nothing happens. */
  readonly remember: (key: string, text: string | null) => void
}

export const deviceStorage: Memory = {
  recall: (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  },
  remember: (key, text) => {
    try {
      if (text === null) localStorage.removeItem(key)
      else localStorage.setItem(key, text)
    } catch {
      // Refused storage: what was to be remembered lasts as long as the page.
    }
  },
}
