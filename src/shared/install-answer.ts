import { preferredType } from './preferred-type.ts'

/** The formats of a page besides HTML: the registry item that the shadcn CLI installs, and Markdown. */
export type InstallFormat = 'item' | 'markdown'

/** The answer to an address, or the reason why there is none. */
export type InstallAnswer =
  | {
      readonly kind: 'text'
      /** A short key of the text. Addresses with the same meaning in other words have the same key. */
      readonly key: string
      /** Prints the text, which takes as long as hundreds of pages from memory. */
      readonly print: () => string
    }
  | { readonly kind: 'refused'; readonly reason: string }
  /** The component or the version never existed. */
  | { readonly kind: 'unknown'; readonly reason: string }

/**
 * Finds the registry item or the Markdown of an address with a query.
 *
 * @param path The path of a component's page, or of a registry item such as `/r/button.json`.
 * @param parameters Those that nobody reads change nothing.
 * @returns Nothing if there is no such component.
 */
export type InstallPrinter = (
  path: string,
  parameters: URLSearchParams,
  format: InstallFormat,
) => Promise<InstallAnswer | undefined>

/** The media types of a page's address, and the formats behind them. The second is sent by the shadcn CLI. */
const formats: ReadonlyMap<string, InstallFormat> = new Map([
  ['text/markdown', 'markdown'],
  ['application/vnd.shadcn.v1+json', 'item'],
])

/** The media types that a page has. A client that wants all as much gets the first. */
const types = ['text/html', ...formats.keys()]

/** The format that an `Accept` header prefers; undefined for HTML, and for a client that accepts none of them. */
export function preferredFormat(accept: string): InstallFormat | undefined {
  // Reading the header takes as long as the rest of a response from memory, and few name a format or weigh HTML.
  if (!/vnd\.shadcn|markdown|html\s*;/i.test(accept)) return undefined
  return formats.get(preferredType(accept, types) ?? '')
}
