import { catalogue } from '../../src/site/catalogue'
import {
  referenceOf,
  type CatalogueItem,
  type EntryModule,
  type EntryReference,
} from '../../src/registry/entry-module'
import { only } from './one-component'

/** An entry of the registry, with its module and what its tables and source section show. */
export interface Entry extends CatalogueItem {
  readonly page: EntryModule
  readonly reference: EntryReference
}

/** Every entry of the registry, or that of the one component. The laws hold for each, as soon as its folder exists. */
export const entries: readonly Entry[] = await Promise.all(
  catalogue
    .filter(({ name }) => only === undefined || name === only)
    .map(async (item) => {
      const page = await item.load()
      return { ...item, page, reference: referenceOf(page) }
    }),
)
