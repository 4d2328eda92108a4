import type { IconName } from 'lucide-react/dynamic'
import type { Collection } from './collections'

/** The categories of components, in the order of the site, with their labels. */
export const categories = {
  actions: 'Actions',
  inputs: 'Inputs',
  forms: 'Forms',
  overlays: 'Overlays',
  feedback: 'Feedback',
  navigation: 'Navigation',
  display: 'Display',
  tools: 'Tools',
} as const

export type Category = keyof typeof categories

/** Every category, in the order of the site. */
// `Object.keys` loses the type of the keys.
export const categoryNames = Object.keys(categories) as readonly Category[]

/** The category with a name, if there is one. */
export const categoryOf = (text: string | null): Category | undefined =>
  categoryNames.find((name) => name === text)

/**
 * The data of a component for the catalogue, search, routes and sitemap. Write it as one literal,
 * `export const meta = { … } satisfies Meta`: the build reads it from the text of `entry.tsx` without running the file.
 */
export interface Meta {
  /** The heading of the card and the page; unique. */
  readonly title: string
  /** The title of the document, if the heading alone could mean another page; unique. @default title */
  readonly documentTitle?: string
  /** One sentence for the card, the page and search engines. */
  readonly description: string
  /** The name of a Lucide icon, as listed on lucide.dev/icons. */
  readonly icon: IconName
  /** The page's path, without a trailing slash; unique. */
  readonly route: `/${string}`
  /** The day on which the component was added, such as `'2026-11-21'`. Without it, the changelog does not list it. */
  readonly added?: string
  readonly category: Category
  /** The collection whose catalogue lists it. @default 'showcase' */
  readonly collection?: Collection
  /** Other words for the component that visitors may search for, in lower case: `['notification', 'alert']`. */
  readonly keywords?: readonly string[]
  /** The folders of related components. Their pages also show this one. */
  readonly related?: readonly string[]
  /** The folders of components that it is made of: its files import their main files, such as `../calendar/calendar`. */
  readonly uses?: readonly string[]
  /**
   * Position in the catalogue of its collection, from 1. Entries without a position come last, by title. Those with one are part of the
   * project: they have a picture for shared links, appear in a screen, and have a row in docs/browsers.md.
   */
  readonly order?: number
  /** The path that the card links to, if it must end with a slash. */
  readonly cardRoute?: `/${string}/`
}

/** The data of a screen. Write it as one literal, like `Meta`. */
export interface ScreenMeta {
  /** The name of the screen; unique. */
  readonly title: string
  /** One sentence about what the screen shows. */
  readonly description: string
  /** Position among the screens, from 1; unique. The first one is part of the studio's document. */
  readonly order: number
}

/** The lowest supported version of React: components use `useEffectEvent`, and refs as props. */
export const leastReact = '19.2'
