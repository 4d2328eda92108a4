import { catalogue } from '../../src/site/catalogue'
import type { CatalogueItem, EntryModule } from '../../src/registry/entry-module'

/** An entry of the real registry, with its page. */
export interface Entry extends CatalogueItem {
  readonly page: EntryModule
}

/** Every entry of the registry: the laws hold for each, from the moment its folder exists. */
export const entries: readonly Entry[] = await Promise.all(
  catalogue.map(async (item) => ({ ...item, page: await item.load() })),
)
