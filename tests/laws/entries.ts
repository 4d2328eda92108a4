import { catalogue } from '../../src/site/catalogue'
import {
  referenceOf,
  type CatalogueItem,
  type EntryModule,
  type EntryReference,
} from '../../src/registry/entry-module'

/** An entry of the registry, with its module and what its tables and source section show. */
export interface Entry extends CatalogueItem {
  readonly page: EntryModule
  readonly reference: EntryReference
}

/** Every entry of the registry. The laws hold for each, as soon as its folder exists. */
export const entries: readonly Entry[] = await Promise.all(
  catalogue.map(async (item) => {
    const page = await item.load()
    return { ...item, page, reference: referenceOf(page) }
  }),
)
