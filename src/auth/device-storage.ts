/** What is remembered on this device under a key; null where there is nothing, or storage is refused. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Remembers a text on this device, or forgets it (null). Where storage is refused, nothing happens. */
export function remember(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // Refused storage: what was to be remembered lasts as long as the page.
  }
}
