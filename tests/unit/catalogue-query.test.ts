import { expect, test } from 'vitest'
import type { Meta } from '../../src/registry/meta'
import {
  catalogueAddress,
  cataloguePage,
  documentAddress,
  readCatalogueQuery,
} from '../../src/site/catalogue/catalogue-query'

const read = (search: string) => readCatalogueQuery(new URLSearchParams(search))

test.each([
  ['', {}],
  ['?page=2', { page: 2 }],
  ['?category=inputs&page=2&q=a+b', { category: 'inputs', page: 2, q: 'a b' }],
] as const)('the address with the query "%s" is read and written', (search, wanted) => {
  expect(read(search)).toEqual({
    collection: 'showcase',
    category: undefined,
    page: 1,
    q: '',
    ...wanted,
  })
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
  expect(cataloguePage(all, read('?category=tools'))).toMatchObject({
    items: [],
    page: 1,
    pages: 1,
    found: 0,
  })
})

test('without category and search, nothing is said to be found', () => {
  expect(cataloguePage(all, read(''))).not.toHaveProperty('found')
})

test('a catalogue has the components of its collection, and their categories', () => {
  const tabs = {
    title: 'Component tabs',
    category: 'navigation',
    collection: 'essentials',
  } satisfies Partial<Meta>
  const mixed = [...all, tabs]
  const essentials = cataloguePage(mixed, { collection: 'essentials', page: 1, q: 'component' })
  expect(essentials).toMatchObject({ items: [tabs], pages: 1, found: 1, categories: ['navigation'] })
  expect(cataloguePage(mixed, read('')).categories).toEqual(['inputs', 'display'])
  expect(cataloguePage(mixed, read('?q=tabs')).items).toEqual([])
})

test.each([
  ['/essentials', '', '/essentials'],
  ['/essentials/', '?page=2&q=a&category=inputs', '/essentials?category=inputs&page=2'],
  ['/components', '?page=2', '/components?page=2'],
  ['/button-details', '?page=2', '/button-details'],
])('the document of %s%s is %s', (pathname, search, address) => {
  expect(documentAddress({ pathname, search })).toBe(address)
})
