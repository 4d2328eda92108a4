/**
 * A picture: its URL, or an imported file. An import is a URL in Vite, and an object with the URL as `src` in Next.js.
 */
export type ImageSource = string | Readonly<Record<'src', string>>

/** The URL of a picture. */
export const urlOf = (source: ImageSource): string => (typeof source === 'string' ? source : source.src)
