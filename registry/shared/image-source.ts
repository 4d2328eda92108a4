/**
 * A picture: its URL, or an imported file. An import is a URL in Vite, and an object with the URL as `src` in Next.js.
 */
export type ImageSource = string | Readonly<Record<'src', string>>

/** The URL of a picture; undefined if it is empty, because browsers take an empty one for the page itself. */
export const urlOf = (source: ImageSource | undefined): string | undefined =>
  (typeof source === 'object' ? source.src : source) || undefined
