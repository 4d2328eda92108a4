import { expect, test } from 'vitest'
import { chunksOf, knownRows, sortedRows, type TableRow, type TableValue } from './table-data'

/** The values of a column in an order. */
function sorted(values: readonly TableValue[], direction: 'ascending' | 'descending', locale?: string) {
  const rows: readonly TableRow<{ id: TableValue; value: TableValue }>[] = values.map((value, id) => ({
    id: String(id),
    value,
  }))
  return sortedRows(knownRows(rows, 'id'), { column: 'value', direction }, locale).map(({ row }) => row.value)
}

test('numbers are sorted by what they are', () => {
  expect(sorted([10, 9, -1, 100], 'ascending')).toEqual([-1, 9, 10, 100])
  expect(sorted([10, 9, -1, 100], 'descending')).toEqual([100, 10, 9, -1])
})

test('texts have the order of their language, and numbers in them count as numbers', () => {
  expect(sorted(['Zoë', 'émile', 'Eva', 'adam'], 'ascending')).toEqual(['adam', 'émile', 'Eva', 'Zoë'])
  expect(sorted(['Item 10', 'Item 9'], 'ascending')).toEqual(['Item 9', 'Item 10'])
  expect(sorted(['z', 'ä'], 'ascending', 'de')).toEqual(['ä', 'z'])
  expect(sorted(['z', 'ä'], 'ascending', 'sv')).toEqual(['z', 'ä'])
})

test('dates are sorted by time', () => {
  const [old, late] = [new Date('1999-12-31'), new Date('2026-01-01')]
  expect(sorted([late, old], 'ascending')).toEqual([old, late])
  expect(sorted([old, late], 'descending')).toEqual([late, old])
})

test('what has no value comes last in both directions', () => {
  for (const direction of ['ascending', 'descending'] as const) {
    expect(sorted([NaN, 1], direction)).toEqual([1, NaN])
    expect(sorted([undefined, 'a', null, ' '], direction)).toEqual(['a', undefined, null, ' '])
  }
})

test('rows that are equal keep their order', () => {
  const rows = [1, 2, 3].map((id) => ({ id, same: 'x' }))
  for (const direction of ['ascending', 'descending'] as const)
    expect(
      sortedRows(knownRows(rows, 'id'), { column: 'same', direction }, 'en').map(({ key }) => key),
    ).toEqual(['1', '2', '3'])
})

test('a row without a key has its index, and of two with the same key the first one has it', () => {
  const rows = knownRows<{ id?: string; name: string }>(
    [{ id: 'a', name: '1' }, { id: 'a', name: '2' }, { name: '3' }],
    'id',
  )
  expect(rows.map(({ key, isFirst }) => [key, isFirst])).toEqual([
    ['a', true],
    ['a', false],
    ['2', true],
  ])
  expect(new Set(rows.map(({ id }) => id)).size).toBe(3)
})

test('a list in parts has all of it', () => {
  expect(chunksOf([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]])
  expect(chunksOf([], 2)).toEqual([])
})
