import { deviceStorage } from '../ui/guarded-storage'

/** The schemes that a visitor can choose, in the order of the switch. */
export const schemes = {
  system: { icon: 'monitor', label: 'Color scheme: system' },
  light: { icon: 'sun', label: 'Color scheme: light' },
  dark: { icon: 'moon', label: 'Color scheme: dark' },
} as const

export type Scheme = keyof typeof schemes

/** The storage key of the choice. The script in `index.html` reads it before the first paint. */
const key = 'vitrine:scheme'

const isScheme = (text: string | null): text is Scheme => text !== null && Object.hasOwn(schemes, text)

/** The remembered choice; `system` when there is none. */
export function readScheme(): Scheme {
  const stored = deviceStorage.get(key)
  return isScheme(stored) ? stored : 'system'
}

/** Applies a choice, and remembers it. Where storage is refused, the choice lasts as long as the page. */
export function writeScheme(scheme: Scheme): void {
  if (scheme === 'system') delete document.documentElement.dataset.scheme
  else document.documentElement.dataset.scheme = scheme
  deviceStorage.set(key, scheme)
}

/** The scheme after this one. */
export function nextScheme(scheme: Scheme): Scheme {
  const order = Object.keys(schemes).filter(isScheme)
  return order[(order.indexOf(scheme) + 1) % order.length] ?? 'system'
}
