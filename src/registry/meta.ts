import type { IconName } from 'lucide-react/dynamic'

/**
 * What the catalogue, search, routes and sitemap know of a component. It is written as one literal,
 * `export const meta = { … } satisfies Meta`, because the build reads it from the text of `entry.tsx` without
 * running the file.
 */
export interface Meta {
  /** The card's and the page's heading; unique. */
  readonly title: string
  /** One sentence for the card, the page and search engines. */
  readonly description: string
  /** The name of a Lucide icon, as listed on lucide.dev/icons. */
  readonly icon: IconName
  /** The page's path, without a trailing slash; unique. */
  readonly route: `/${string}`
  /** Place in the catalogue, from 1. Entries without it come after these, by title. */
  readonly order?: number
  /** The path the card links to, where it differs from `route` by a trailing slash (SPEC section 2, Toast). */
  readonly cardRoute?: `/${string}/`
}
