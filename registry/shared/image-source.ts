/**
 * A picture: its URL, or an imported file. An import is a URL in Vite, an object with the URL as `src` in Next.js, and in Astro,
 * for the server, a function with it.
 */
export type ImageSource = string | Readonly<Record<'src', string>>

/** The URL of a picture; undefined if it is empty, because browsers take an empty one for the page itself. */
export const urlOf = (source: ImageSource | undefined): string | undefined =>
  (typeof source === 'string' ? source : source?.src) || undefined
