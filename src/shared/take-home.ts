/** The formats of a page's address besides HTML: what the shadcn CLI installs, and Markdown. */
export type TakeHomeFormat = 'item' | 'markdown'

/** What an address gives: its text, or why it gives none. */
export type TakenHome =
  { readonly kind: 'text'; readonly text: string } | { readonly kind: 'refused'; readonly reason: string }

/**
 * Prints what an address with a query gives. `undefined`: the path is not that of a component.
 *
 * @param path The path of a component's page, or of a registry item as in `/r/button.json`.
 */
export type TakeHome = (
  path: string,
  parameters: URLSearchParams,
  format: TakeHomeFormat,
) => Promise<TakenHome | undefined>
