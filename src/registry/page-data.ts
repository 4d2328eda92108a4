import type { Meta } from './meta'
import type { PropRow } from './entry-module'

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

/** An entry of the changelog, on its page and in its feed. */
export interface ChangelogEntry {
  /** Its id on the page and in the feed. It stays as it is: a feed reader shows an entry with another id again. */
  readonly id: string
  /** The day, such as `2026-11-21`. */
  readonly date: string
  /** A new component, something else that is new, or a mistake that is gone. */
  readonly kind: 'component' | 'feature' | 'fix'
  readonly title: string
  /** What it means for visitors, in a sentence or two. */
  readonly text: string
  /** The address, on this site, where it can be seen; absent where there is no such place. */
  readonly path?: string
}

/** The address of the changelog's feed. Servers know the media type of RSS by this ending. */
export const feedPath = '/changelog.rss'

/** A component as the palette knows it. */
export interface PaletteComponent extends Pick<
  Meta,
  'title' | 'description' | 'icon' | 'route' | 'category' | 'keywords'
> {
  /** Whether its page's address installs it. */
  readonly installs: boolean
  /** The headings of its page. The anchor of each is its slug. */
  readonly sections: readonly string[]
  /** The tables of its props, by heading. */
  readonly props: Readonly<Record<string, readonly Pick<PropRow, 'name' | 'description'>[]>>
}

/** A page that is no component's. */
export interface PalettePage {
  /** Its address, from the root of the site. */
  readonly address: string
  readonly title: string
  readonly description: string
  /** Other words for it that visitors may type, in lower case. */
  readonly keywords?: readonly string[]
}

/** What the palette finds: the build writes it into one file, which is fetched when the palette is first opened. */
export interface PaletteIndex {
  readonly components: readonly PaletteComponent[]
  readonly pages: readonly PalettePage[]
}

/** The picture of a component on its card: HTML that nothing makes alive, and the rules that paint it. */
export interface Thumbnail {
  readonly html: string
  readonly css: string
}

/** Where the site serves the thumbnail of a component's folder, as JSON. */
export const thumbnailAddress = (name: string): string => `/thumbnails/${name}.json`
