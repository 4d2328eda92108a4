import { catalogue } from '../../src/site/catalogue'
import type { CatalogueItem, EntryModule } from '../../src/registry/entry-module'

/** An entry of the registry, with its module. */
export interface Entry extends CatalogueItem {
  readonly page: EntryModule
}

/** Every entry of the registry. The laws hold for each, as soon as its folder exists. */
export const entries: readonly Entry[] = await Promise.all(
  catalogue.map(async (item) => ({ ...item, page: await item.load() })),
)
