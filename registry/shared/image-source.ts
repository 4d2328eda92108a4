/**
 * A picture: its URL, or what a bundler makes of an import. Vite makes a URL of it, and Next.js an object with the URL as
 * `src`.
 */
export type ImageSource = string | Readonly<Record<'src', string>>

/** The URL of a picture. */
export const urlOf = (source: ImageSource): string => (typeof source === 'string' ? source : source.src)
