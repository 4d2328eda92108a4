import { expect, test } from 'vitest'
import { listedAtMost, neighborsIn, relatedAtMost } from '../../src/site/catalogue/neighbors'

type Item = Parameters<typeof neighborsIn>[0][number]

const item = (name: string, rest: Partial<Item> = {}): Item => ({
  name,
  title: name.toUpperCase(),
  description: `What ${name} is.`,
  icon: 'tag',
  route: `/${name}`,
  category: 'inputs',
  ...rest,
})

const many = (count: number) => Array.from({ length: count }, (_, index) => item(`made-${index}`))

const titles = (links: readonly { readonly title: string }[]) => links.map(({ title }) => title)

test('a page lists its category in the order of the catalogue, and leads to the other categories', () => {
  const of = neighborsIn([item('a'), item('b', { category: 'forms' }), item('c')])
  expect(titles(of('c').listed)).toEqual(['A', 'C'])
  expect(of('c').category).toEqual({
    name: 'inputs',
    title: 'Inputs',
    address: '/components?category=inputs',
    size: 2,
  })
  expect(titles(of('c').otherCategories)).not.toContain('Inputs')
  expect(of('c').otherCategories).toContainEqual({ title: 'Forms', address: '/components?category=forms' })
})

test('the components before and after it are those of the whole catalogue', () => {
  const of = neighborsIn([item('a'), item('b', { category: 'forms' }), item('c')])
  expect(of('a').previous).toBeUndefined()
  expect(of('a').next).toEqual({ title: 'B', address: '/b' })
  expect(of('c').previous).toEqual({ title: 'B', address: '/b' })
  expect(of('c').next).toBeUndefined()
})

test('a page leads to components of its own collection alone, and to related ones of all', () => {
  const collection = 'essentials'
  const of = neighborsIn([
    item('a'),
    item('b', { category: 'forms' }),
    item('c', { collection, related: ['a'] }),
    item('d', { collection, category: 'navigation' }),
  ])
  expect(of('b').next).toBeUndefined()
  expect(of('c').previous).toBeUndefined()
  expect(of('c').next).toEqual({ title: 'D', address: '/d' })
  expect(titles(of('c').listed)).toEqual(['C'])
  expect(of('c').category.address).toBe('/essentials?category=inputs')
  expect(of('c').otherCategories).toEqual([
    { title: 'Navigation', address: '/essentials?category=navigation' },
  ])
  expect(titles(of('a').related)).toEqual(['C'])
})

test('of a large category, a page lists those around its component', () => {
  const of = neighborsIn(many(140))
  const placeOf = (name: string) => titles(of(name).listed).indexOf(name.toUpperCase())
  for (const name of ['made-0', 'made-5', 'made-70', 'made-139'])
    expect(of(name).listed, name).toHaveLength(listedAtMost)
  expect(placeOf('made-0')).toBe(0)
  expect(placeOf('made-70')).toBe(listedAtMost / 2)
  expect(placeOf('made-139')).toBe(listedAtMost - 1)
  expect(of('made-70').category.size).toBe(140)
})

test('a category that is as large as the list is listed whole on each of its pages', () => {
  const of = neighborsIn(many(listedAtMost))
  expect(of('made-11').listed).toEqual(of('made-0').listed)
})

test('what a page is given does not grow with the catalogue', () => {
  const sizeIn = (count: number) => JSON.stringify(neighborsIn(many(count))('made-15')).length
  // Names and numbers have more digits.
  expect(sizeIn(3000) - sizeIn(30)).toBeLessThan(20)
})

test('a component that names another is named by it: its own choice first, then those that chose it', () => {
  const of = neighborsIn([
    item('a', { related: ['c'] }),
    item('b', { related: ['c'] }),
    item('c', { related: ['b'] }),
  ])
  expect(titles(of('a').related)).toEqual(['C'])
  expect(titles(of('c').related)).toEqual(['B', 'A'])
  expect(of('b').related).toEqual([{ title: 'C', address: '/c', description: 'What c is.' }])
})

test('a component that many name shows a few of them', () => {
  const of = neighborsIn([item('a'), ...many(20).map((one) => ({ ...one, related: ['a'] }))])
  expect(of('a').related).toHaveLength(relatedAtMost)
})

test('a name that is not in the catalogue is refused', () => {
  expect(() => neighborsIn(many(2))('label')).toThrow("The catalogue has no component 'label'.")
})
