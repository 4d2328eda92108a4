import type { Meta } from './meta'
import type { ChangelogEntry } from '../shared/changelog-entry'

/** The addresses of the files that an entry's page is made of, without those that the page of every entry loads. */
export interface EntryFiles {
  /** The script of the page, and behind it what that imports: so all of them are fetched at once. */
  readonly scripts: readonly [string, ...string[]]
  readonly styles: readonly string[]
}

/** What only the build reads of an entry's meta. */
type ForBuild = 'added' | 'keywords' | 'order' | 'related'

/** An entry as the build lists it for the browser. */
export interface ListedEntry extends Omit<Meta, ForBuild>, EntryFiles {
  /** The folder's name below `registry/`. */
  readonly name: string
}

/** The catalogue's index, which a search needs. */
export interface CatalogueIndex {
  /** Every component, in the order of the catalogue. */
  readonly entries: readonly ListedEntry[]
  /** An SVG with their icons: to draw one of the sprite, the browser would parse and style all of that. */
  readonly icons: string
}

/** Where a page of the catalogue, or of a search in it, stands among the others. */
export interface PagePosition {
  /** From 1. */
  readonly page: number
  readonly pages: number
  /** How many components were found; absent where neither a category nor a text is looked for. */
  readonly found?: number
}

/**
 * What a document tells the site's script about its page, as JSON. Hand-written pages need nothing, except the catalogue
 * and the changelog.
 */
export interface PageData {
  /** The entries that the page shows: its own, or the cards of a page of the catalogue. */
  readonly entries: readonly ListedEntry[]
  /** Only documents of the catalogue have it. */
  readonly catalogue?: PagePosition
  /** The entries of the changelog, the newest first. Only its document has them. */
  readonly changelog?: readonly ChangelogEntry[]
}
