import type { Meta } from '../registry/meta'

/** The addresses of the files that an entry's page is made of. */
export interface EntryFiles {
  readonly script: string
  /** The stylesheets that the page needs beside the site's own. */
  readonly styles: readonly string[]
}

/** An entry as the build lists it for the browser. */
export interface ListedEntry extends Meta, EntryFiles {
  /** The folder's name below `registry/`. */
  readonly name: string
}

/** What a document tells the site's script about its page, as JSON. Hand-written pages need nothing, except the catalogue. */
export interface PageData {
  /** The entries that the page shows: its own, or the cards of a page of the catalogue. */
  readonly entries: readonly ListedEntry[]
  /** The number of the page, from 1, and of all pages. Only documents of the catalogue have it. */
  readonly catalogue?: { readonly page: number; readonly pages: number }
}
