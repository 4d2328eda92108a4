import { deviceStorage } from '../../ui/guarded-storage'

/** The color schemes, in the order of the switch. */
export const schemes = ['system', 'light', 'dark'] as const

export type Scheme = (typeof schemes)[number]

const key = 'vitrine:scheme'

/** The remembered scheme; by default `system`. */
export function readScheme(): Scheme {
  const stored = deviceStorage.get(key)
  return schemes.find((scheme) => scheme === stored) ?? 'system'
}

/** Shows the site in a scheme. */
export function applyScheme(scheme: Scheme): void {
  if (scheme === 'system') delete document.documentElement.dataset.scheme
  else document.documentElement.dataset.scheme = scheme
}

/** Remembers a scheme on this device, if storage is allowed. */
export const rememberScheme = (scheme: Scheme): void => deviceStorage.set(key, scheme)

/** The scheme after this one. */
export const nextScheme = (scheme: Scheme): Scheme =>
  schemes[(schemes.indexOf(scheme) + 1) % schemes.length] ?? 'system'
