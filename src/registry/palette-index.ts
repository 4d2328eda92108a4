import type { PropRow } from './entry-module'
import type { Meta } from './meta'

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
