import { describe, expect, test } from 'vitest'
import { catalogue } from '../../src/registry/catalogue'
import { neighborsOf } from '../../src/site/catalogue/neighbors'

const byRoute = new Map(catalogue.map((item) => [item.route as string, item]))

describe.each(catalogue)('$title', ({ name, route, category, related = [] }) => {
  const neighbors = neighborsOf(name)

  test('it is in the list of its category, once', () => {
    expect(neighbors.category.name).toBe(category)
    expect(neighbors.listed.filter(({ address }) => address === route)).toHaveLength(1)
    for (const { address } of neighbors.listed) expect(byRoute.get(address)?.category).toBe(category)
  })

  test('all that it names are shown as related, and each of them shows it', () => {
    const shown = neighbors.related.map(({ address }) => byRoute.get(address)?.name ?? address)
    expect(shown).toEqual(expect.arrayContaining([...related]))
    for (const other of shown)
      expect(neighborsOf(other).related.map(({ address }) => address)).toContain(route)
  })
})
