import type { PaletteIndex } from '../../registry/page-data'
import { lazyValue } from '../../ui/load-chunk'
import { paletteAddress } from '../catalogue/document-files'
import { addRules } from '../catalogue/thumbnails'
import { itemsOf, type PaletteItem } from './items'
import { createSearch } from './search'
import { siteActions } from './site-actions'

/** The items of the palette, and a search in them. */
export interface PaletteData {
  readonly items: readonly PaletteItem[]
  readonly search: (typed: string) => readonly PaletteItem[]
}

const dataOf = (items: readonly PaletteItem[]): PaletteData => ({ items, search: createSearch(items) })

const outdated = 'The index of the palette belongs to an older version of the site.'

async function fetchIndex(): Promise<PaletteIndex> {
  if (import.meta.env.DEV) return (await import('./palette-index')).paletteIndex()
  const response = await fetch(paletteAddress())
  if (response.status === 404) throw new Error(outdated)
  if (!response.ok) throw new Error(`The index of the palette answered ${response.status}.`)
  return (await response.json()) as PaletteIndex
}

/** The data before the index is loaded. */
export const withoutIndex = dataOf(siteActions)

/** The data with the index, which is loaded when the palette is first opened. */
export const paletteData = lazyValue(async () => {
  const index = await fetchIndex()
  addRules(index.frame)
  return dataOf([...itemsOf(index), ...siteActions])
})

/** Whether loading failed because there is a newer build of the site: trying again would fail, too. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof Error && error.cause instanceof Error && error.cause.message === outdated
