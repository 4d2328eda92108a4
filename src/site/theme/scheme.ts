/** The color schemes, in the order of the switch. */
export const schemes = ['system', 'light', 'dark'] as const

export type Scheme = (typeof schemes)[number]

/** Where this device keeps the choice. */
export const schemeKey = 'vitrine:scheme'

/** Parses a stored scheme; `system` by default. */
export const parseScheme = (text: string | null): Scheme =>
  schemes.find((scheme) => scheme === text) ?? 'system'

/** Shows the site in a scheme. */
export function applyScheme(scheme: Scheme): void {
  if (scheme === 'system') delete document.documentElement.dataset.scheme
  else document.documentElement.dataset.scheme = scheme
}

/** The scheme after this one. */
export const nextScheme = (scheme: Scheme): Scheme =>
  schemes[(schemes.indexOf(scheme) + 1) % schemes.length] ?? 'system'
