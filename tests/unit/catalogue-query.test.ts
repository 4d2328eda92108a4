import { expect, test } from 'vitest'
import { catalogueAddress, cataloguePage, readCatalogueQuery } from '../../src/site/catalogue/catalogue-query'

const read = (search: string) => readCatalogueQuery(new URLSearchParams(search))

test.each([
  ['', {}],
  ['?page=2', { page: 2 }],
  ['?category=inputs&page=2&q=a+b', { category: 'inputs', page: 2, q: 'a b' }],
] as const)('the address with the query "%s" is read and written', (search, wanted) => {
  expect(read(search)).toEqual({ category: undefined, page: 1, q: '', ...wanted })
  expect(catalogueAddress(wanted)).toBe(`/components${search}`)
})

test.each(['0', '-1', '1.5', 'x', '', '1e999'])('"%s" is no page, so the first is shown', (page) => {
  expect(read(`?page=${page}`).page).toBe(1)
})

test.each(['widgets', 'Inputs', '', 'toString'])('"%s" is no category, so all are shown', (category) => {
  expect(read(`?category=${category}`).category).toBeUndefined()
})

/** Twenty components, every second of them an input. */
const all = Array.from({ length: 20 }, (_, index) => ({
  title: `Component ${index}`,
  category: index % 2 === 0 ? ('inputs' as const) : ('display' as const),
}))

test('a category and a search are found together, and paged', () => {
  const page = cataloguePage(all, read('?category=inputs&page=2'))
  expect(page).toMatchObject({ page: 2, pages: 2, found: 10 })
  expect(page.items.map(({ title }) => title)).toEqual(['Component 18'])
  expect(cataloguePage(all, read('?category=inputs&q=NT 1'))).toMatchObject({ pages: 1, found: 5 })
  expect(cataloguePage(all, read('?category=tools'))).toEqual({ items: [], page: 1, pages: 1, found: 0 })
})

test('without category and search, nothing is said to be found', () => {
  expect(cataloguePage(all, read(''))).not.toHaveProperty('found')
})
