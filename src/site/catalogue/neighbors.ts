import type { Neighbors, PageLink } from '../../docs/page/neighbors'
import { collectionNames, collectionOf, type Collection } from '../../registry/collections'
import { categories, type Category } from '../../registry/meta'
import type { CatalogueItem } from '../../registry/entry-module'
import { catalogue } from '../../registry/catalogue'
import { catalogueAddress, categoriesOf } from './catalogue-query'

/** The most components of its category that a page lists. The index of the catalogue has the rest. */
export const listedAtMost = 12

/** The most related components that a page shows. */
export const relatedAtMost = 6

type Item = Omit<CatalogueItem, 'load'>

const linkTo = ({ title, route }: Item): PageLink => ({ title, address: route })

const linkToCategory = (collection: Collection, category: Category): PageLink => ({
  title: categories[category],
  address: catalogueAddress({ collection, category }),
})

/** At most `count` consecutive members of a list, with one of them in the middle if possible. */
function around<Member>(list: readonly Member[], one: Member, count: number): readonly Member[] {
  const first = Math.min(list.indexOf(one) - Math.floor(count / 2), list.length - count)
  return list.slice(Math.max(0, first), Math.max(0, first) + count)
}

/** The components that an entry names as related, then the components that name it. */
function relationOf(all: readonly Item[]): (item: Item) => readonly Item[] {
  const byName = new Map(all.map((item) => [item.name, item]))
  const namedBy = new Map<string, Item[]>()
  for (const item of all)
    for (const name of item.related ?? []) namedBy.set(name, [...(namedBy.get(name) ?? []), item])
  return ({ name, related = [] }) => {
    const named = related.flatMap((other) => byName.get(other) ?? [])
    return [...new Set([...named, ...(namedBy.get(name) ?? [])])].slice(0, relatedAtMost)
  }
}

/**
 * Finds the neighbors of components.
 *
 * @param all The catalogue, in its order.
 * @returns A function from the name of a component's folder to the neighbors of its page.
 * @throws {Error} For a name that is not in the catalogue.
 */
export function neighborsIn(all: readonly Item[]): (name: string) => Neighbors {
  const byName = new Map(all.map((item) => [item.name, item]))
  const relatedTo = relationOf(all)
  const members = new Map(
    collectionNames.map((name) => [name, all.filter((item) => collectionOf(item) === name)]),
  )
  return (name) => {
    const item = byName.get(name)
    if (item === undefined) throw new Error(`The catalogue has no component '${name}'.`)
    const { category } = item
    const collection = collectionOf(item)
    const inCollection = members.get(collection) ?? []
    const inCategory = inCollection.filter((other) => other.category === category)
    const neighbor = (steps: 1 | -1) => {
      const other = inCollection[inCollection.indexOf(item) + steps]
      return other && linkTo(other)
    }
    return {
      category: { ...linkToCategory(collection, category), name: category, size: inCategory.length },
      listed: around(inCategory, item, listedAtMost).map(linkTo),
      otherCategories: categoriesOf(inCollection)
        .filter((other) => other !== category)
        .map((other) => linkToCategory(collection, other)),
      previous: neighbor(-1),
      next: neighbor(1),
      related: relatedTo(item).map((other) => ({ ...linkTo(other), description: other.description })),
    }
  }
}

/** The neighbors in the catalogue, for the build and the dev server. A visitor's browser has them in documents. */
export const neighborsOf = neighborsIn(catalogue)
