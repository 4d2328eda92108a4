/** The schemes a visitor can choose, in the order of the switch. */
export const schemes = {
  system: { icon: 'monitor', label: 'Color scheme: system' },
  light: { icon: 'sun', label: 'Color scheme: light' },
  dark: { icon: 'moon', label: 'Color scheme: dark' },
} as const

export type Scheme = keyof typeof schemes

/** Where the choice is kept; the script in `index.html` reads it before the first paint. */
const key = 'vitrine:scheme'

const isScheme = (text: string | null): text is Scheme => text !== null && Object.hasOwn(schemes, text)

/** The remembered choice; the system's where there is none or storage is refused. */
export function readScheme(): Scheme {
  try {
    const stored = localStorage.getItem(key)
    return isScheme(stored) ? stored : 'system'
  } catch {
    return 'system'
  }
}

/** Applies a choice and remembers it where storage allows. */
export function writeScheme(scheme: Scheme): void {
  if (scheme === 'system') delete document.documentElement.dataset.scheme
  else document.documentElement.dataset.scheme = scheme
  try {
    localStorage.setItem(key, scheme)
  } catch {
    // Refused storage: the choice lasts as long as the page.
  }
}

/** The scheme after this one. */
export function nextScheme(scheme: Scheme): Scheme {
  const order = Object.keys(schemes).filter(isScheme)
  return order[(order.indexOf(scheme) + 1) % order.length] ?? 'system'
}
