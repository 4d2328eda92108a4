import type { Category, Meta } from './meta'
import type { PropRow } from './entry-module'

/** The files of an entry's page, without those that the page of every entry loads. */
export interface EntryFiles {
  /** The script of the page, then everything that it imports, so that all are fetched at once. */
  readonly scripts: readonly [string, ...string[]]
  readonly styles: readonly string[]
}

/** Fields of the meta that only the build reads. */
type ForBuild = 'added' | 'keywords' | 'order' | 'related' | 'uses'

/** An entry as the browser gets it. */
export interface ListedEntry extends Omit<Meta, ForBuild>, EntryFiles {
  /** The folder's name below `registry/`. */
  readonly name: string
}

/** The catalogue's index, which a search needs. */
export interface CatalogueIndex {
  /** Every component, in the order of the catalogue. */
  readonly entries: readonly ListedEntry[]
  /** An SVG with their icons. To draw one of the sprite, the browser would have to parse and style all of it. */
  readonly icons: string
}

/** The position of a page of the catalogue or of its search results. */
export interface PagePosition {
  /** From 1. */
  readonly page: number
  readonly pages: number
  /** The categories that have components in its collection, in the order of the site. */
  readonly categories: readonly Category[]
  /** How many components were found; absent without a search and a category. */
  readonly found?: number
}

/**
 * The data of a page as JSON in its document. Of the hand-written pages, only home, the catalogue and the changelog have it.
 */
export interface PageData {
  /** The entry of the page, or the cards of a page of the catalogue. */
  readonly entries: readonly ListedEntry[]
  /** Only in documents of the catalogue. */
  readonly catalogue?: PagePosition
  /** The entries of the changelog, newest first. Only in its document. */
  readonly changelog?: readonly ChangelogEntry[]
  /** The components that visitors can use on the home page. Only in its document. */
  readonly samples?: readonly Sample[]
}

/** A component that visitors can use on the home page. */
export interface Sample extends Pick<Meta, 'title' | 'route'> {
  /** The folder's name below `registry/`. */
  readonly name: string
}

/** An entry of the changelog, on its page and in its feed. */
export interface ChangelogEntry {
  /** Its id on the page and in the feed. Never change it: a feed reader would show the entry again. */
  readonly id: string
  /** The day, such as `2026-11-21`. */
  readonly date: string
  /** A new component, another new feature, a fixed mistake, or what a release has changed for those who have installed it. */
  readonly kind: 'component' | 'feature' | 'fix' | 'release'
  readonly title: string
  /** One or two sentences for visitors. */
  readonly text: string
  /** Where it can be seen on this site, if anywhere. */
  readonly path?: string
}

/** The address of the changelog's feed. Servers know the media type of RSS by this ending. */
export const feedPath = '/changelog.rss'

/** A component as the palette knows it. */
export interface PaletteComponent extends Pick<
  Meta,
  'title' | 'description' | 'icon' | 'route' | 'category' | 'keywords'
> {
  /** The folder's name below `registry/`. */
  readonly name: string
  /** Whether its page's address installs it. */
  readonly installs: boolean
  /** The headings of its page. The anchor of each is its slug. */
  readonly sections: readonly string[]
  /** The tables of its props, by heading. */
  readonly props: Readonly<Record<string, readonly Pick<PropRow, 'name' | 'description'>[]>>
}

/** A page other than a component's. */
export interface PalettePage {
  /** Its address, from the root of the site. */
  readonly address: string
  readonly title: string
  readonly description: string
  /** Other words that visitors may type, in lower case. */
  readonly keywords?: readonly string[]
}

/** Everything that the palette finds, in one file, which is fetched when the palette is first opened. */
export interface PaletteIndex {
  readonly components: readonly PaletteComponent[]
  readonly pages: readonly PalettePage[]
  /** The rules of the place in which a thumbnail is shown. */
  readonly frame: string
}

/** The picture of a component on its card: static HTML, and its CSS. */
export interface Thumbnail {
  readonly html: string
  readonly css: string
}

/** The address of a component's thumbnail, as JSON, by the name of its folder. */
export const thumbnailAddress = (name: string): string => `/thumbnails/${name}.json`
