import type { ReactNode } from 'react'
import { validLocale } from '../shared/locale'

/** What a row has in a column. Texts, numbers and dates can be sorted. */
export type TableValue = ReactNode | Date

/** A row: an object with a value for the key of each column. */
export type TableRow<Row> = { readonly [Key in keyof Row]: TableValue }

/** A column of a table. */
export interface TableColumn<Row> {
  /** The name of its value in each row; unique. */
  key: string
  /** Its heading: a text, perhaps with an icon. */
  header: ReactNode
  /** Where its content is. Numbers belong at the end. */
  align?: 'start' | 'center' | 'end' | undefined
  /** Whether a press on its heading sorts the rows. */
  sortable?: boolean | undefined
  /** How its numbers are written, as `Intl.NumberFormat` takes it. */
  format?: Intl.NumberFormatOptions | undefined
  /**
   * Returns what a row shows, where that is not its value. What is typed or open in it stays through a sort of up to 100 rows.
   */
  cell?: ((row: Row) => ReactNode) | undefined
}

/** The column by which the rows are sorted, and the direction. */
export interface TableSort {
  /** The key of the column. */
  column: string
  /** From the least to the greatest, or the other way. */
  direction: 'ascending' | 'descending'
}

/** The value of a row in a column; undefined if it has none. */
export const valueOf = <Row extends TableRow<Row>>(row: Row, key: string): TableValue =>
  // A column without a value in the rows has a `cell`.
  Object.hasOwn(row, key) ? row[key as keyof Row] : undefined

/** A row with what identifies it: in the list of selected rows, and for React. */
export interface KnownRow<Row> {
  readonly row: Row
  /** Its key. Of two rows with the same one, only the first can be selected. */
  readonly key: string
  readonly isFirst: boolean
  readonly id: string
}

/** The rows with their keys: the text of a value, or the index where there is none. */
export function knownRows<Row extends TableRow<Row>>(
  rows: readonly Row[],
  rowKey: string,
): readonly KnownRow<Row>[] {
  const known = new Set<string>()
  return rows.map((row, index) => {
    const value = valueOf(row, rowKey)
    const key = typeof value === 'string' || typeof value === 'number' ? String(value) : String(index)
    const isFirst = !known.has(key)
    known.add(key)
    return { row, key, isFirst, id: isFirst ? `row ${key}` : `again ${index}` }
  })
}

/** A value that has an order; undefined for one that has none, which comes last. */
function comparable(value: TableValue): string | number | undefined {
  const plain = value instanceof Date ? value.getTime() : value
  if (typeof plain === 'number') return Number.isNaN(plain) ? undefined : plain
  return typeof plain === 'string' && plain.trim() !== '' ? plain : undefined
}

/**
 * The rows in the order of a column. Rows that are equal keep their order, and those without a value come last in both
 * directions.
 *
 * @param locale The language whose order the texts have. Numbers in them count as numbers.
 */
export function sortedRows<Row extends TableRow<Row>>(
  rows: readonly KnownRow<Row>[],
  { column, direction }: TableSort,
  locale: string | undefined,
): readonly KnownRow<Row>[] {
  const { compare } = new Intl.Collator(validLocale(locale, 'en'), { numeric: true })
  const sign = direction === 'descending' ? -1 : 1
  const keyed = rows.map((known) => ({ known, value: comparable(valueOf(known.row, column)) }))
  const order = (one: string | number, other: string | number) =>
    typeof one === 'number' && typeof other === 'number' ? one - other : compare(String(one), String(other))
  return keyed
    .toSorted(({ value: one }, { value: other }) =>
      one === undefined || other === undefined
        ? Number(one === undefined) - Number(other === undefined)
        : sign * order(one, other),
    )
    .map(({ known }) => known)
}

/** A list in parts of a length. */
export const chunksOf = <Item>(items: readonly Item[], length: number): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / length) }, (_, index) =>
    items.slice(index * length, (index + 1) * length),
  )
