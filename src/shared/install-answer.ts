import { preferredType } from './preferred-type.ts'

/** The formats of a page besides HTML: the registry item that the shadcn CLI installs, and Markdown. */
export type InstallFormat = 'item' | 'markdown'

/** The text of an address, or why it has none. */
export type InstallAnswer =
  { readonly kind: 'text'; readonly text: string } | { readonly kind: 'refused'; readonly reason: string }

/**
 * Prints the registry item or the Markdown of an address with a query.
 *
 * @param path The path of a component's page, or of a registry item such as `/r/button.json`.
 * @returns Nothing if there is no such component.
 */
export type InstallPrinter = (
  path: string,
  parameters: URLSearchParams,
  format: InstallFormat,
) => Promise<InstallAnswer | undefined>

/** The media types of a page's address, and the formats behind them. The first is sent by the shadcn CLI. */
const formats: ReadonlyMap<string, InstallFormat> = new Map([
  ['application/vnd.shadcn.v1+json', 'item'],
  ['text/markdown', 'markdown'],
])

/** The media types that a page has. A client that wants all as much gets the first. */
const types = ['text/html', ...formats.keys()]

/** The format that an `Accept` header prefers; undefined for HTML, and for a client that accepts none of them. */
export function preferredFormat(accept: string): InstallFormat | undefined {
  // Reading the header takes as long as the rest of a response from memory, and few headers name a format.
  if (!/vnd\.shadcn|markdown/i.test(accept)) return undefined
  return formats.get(preferredType(accept, types) ?? '')
}
