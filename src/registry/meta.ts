import type { IconName } from 'lucide-react/dynamic'

/** What a component is for, in the order in which the site lists it: as entries write it, and as visitors read it. */
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

/** What a component is for, as an entry writes it. */
export type Category = keyof typeof categories

/** Every category, in the order in which the site lists them. */
// `Object.keys` forgets the names of a literal's keys.
export const categoryNames = Object.keys(categories) as readonly Category[]

/** The category that a text names; undefined when it names none. */
export const categoryOf = (text: string | null): Category | undefined =>
  categoryNames.find((name) => name === text)

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
  /** The day on which the component was added, `'2026-11-21'`. The changelog lists it; without a day, it does not. */
  readonly added?: string
  /** What the component is for. */
  readonly category: Category
  /** Other words for the component that visitors may search for, in lower case: `['notification', 'alert']`. */
  readonly keywords?: readonly string[]
  /** The folders of components that visitors may look for instead. Their pages then show this one, too. */
  readonly related?: readonly string[]
  /**
   * Position in the catalogue, from 1. Entries without a position come last, by title. Those with one are what the project
   * delivers: they have a picture for shared links, appear in a screen, and have a row in docs/browsers.md.
   */
  readonly order?: number
  /** The path that the card links to, where it has to end with a slash. */
  readonly cardRoute?: `/${string}/`
}

/** What the site knows about a screen. Write it as one literal, as that of a component. */
export interface ScreenMeta {
  /** The name of the screen; unique. */
  readonly title: string
  /** One sentence about what the screen shows. */
  readonly description: string
  /** Position among the screens, from 1; unique. The first one is part of the studio's document. */
  readonly order: number
}

/** The first version of React that the components work with: they use its `useEffectEvent`, and refs as props. */
export const leastReact = '19.2'
