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
