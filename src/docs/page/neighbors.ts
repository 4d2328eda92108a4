import type { Category } from '../../registry/meta'

/** A link to another page. */
export interface PageLink {
  readonly title: string
  readonly address: string
}

/** A link to a component's page, with its description. */
export interface RelatedLink extends PageLink {
  readonly description: string
}

/** The category of a component: a page of its collection's catalogue. */
export interface CategoryLink extends PageLink {
  readonly name: Category
  /** How many components it has. */
  readonly size: number
}

/** The links of a component's page. Their number does not grow with the catalogue. */
export interface Neighbors {
  readonly category: CategoryLink
  /** The components of the category in the order of the catalogue; of a large category, the ones around this. */
  readonly listed: readonly PageLink[]
  readonly otherCategories: readonly PageLink[]
  /** The component before this one in its collection; undefined for the first. */
  readonly previous: PageLink | undefined
  /** The component after this one in its collection; undefined for the last. */
  readonly next: PageLink | undefined
  readonly related: readonly RelatedLink[]
}
