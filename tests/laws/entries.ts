import { snippetsOf } from '../../scripts/check/snippets'
import { catalogue } from '../../src/registry/catalogue'
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

async function read(item: CatalogueItem): Promise<Entry> {
  const page = await item.load()
  // What cannot be printed would end a law when it looks for what to test.
  snippetsOf(page)
  return { ...item, page, reference: referenceOf(page) }
}

const chosen = catalogue.filter(({ name }) => only === undefined || name === only)
const results = await Promise.allSettled(chosen.map(read))

/**
 * Every entry of the registry that can be read, or that of the one component. The laws hold for each, as soon as its folder
 * exists.
 */
export const entries: readonly Entry[] = results.flatMap((one) =>
  one.status === 'fulfilled' ? one.value : [],
)

/** Why an entry cannot be read, by its folder. The other laws leave it out, and one test names it. */
export const unreadable: ReadonlyMap<string, unknown> = new Map([
  ...Object.keys(import.meta.glob('../../registry/*/entry.tsx')).flatMap((file) => {
    const folder = file.split('/').at(-2) ?? file
    const isListed = catalogue.some(({ name }) => name === folder)
    return isListed ? [] : [[folder, 'Its meta cannot be read.'] as const]
  }),
  ...results.flatMap((one, index) =>
    one.status === 'rejected' ? [[chosen[index]?.name ?? '', one.reason as unknown] as const] : [],
  ),
])
