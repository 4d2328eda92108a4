import type { IconName } from 'lucide-react/dynamic'

/**
 * What the catalogue, search, routes and sitemap know about a component. Write it as one literal,
 * `export const meta = { … } satisfies Meta`: the build reads it from the text of `entry.tsx` without running the file.
 */
export interface Meta {
  /** The card's and the page's heading; unique. */
  readonly title: string
  /** The title of the page's document, where the heading could be that of another page; unique. @default title */
  readonly documentTitle?: string
  /** One sentence for the card, the page and search engines. */
  readonly description: string
  /** The name of a Lucide icon, as listed on lucide.dev/icons. */
  readonly icon: IconName
  /** The page's path, without a trailing slash; unique. */
  readonly route: `/${string}`
  /** Position in the catalogue, from 1. Entries without a position come last, by title. */
  readonly order?: number
  /** The path that the card links to, where it has to end with a slash. */
  readonly cardRoute?: `/${string}/`
}
