'use client'

import { useId, useMemo, useRef, type ComponentProps, type ReactNode } from 'react'
import type { GlassStyle } from '../glass/glass'
import { useMergedRef } from '../shared/compose'
import { keepFocusNear } from '../shared/keep-focus-near'
import { useControllable } from '../shared/use-controllable'
import {
  chunksOf,
  knownRows,
  sortedRows,
  type TableColumn,
  type TableRow,
  type TableSort,
} from './table-data'
import { BodyRow } from './table-row'
import { TableHead } from './table-head'
import { Caption, Coming, Grid, Heard, Note, Pane, Region } from './table.styles'
import { useScrolls } from './use-scrolls'
import { useSelection } from './use-selection'

export type { TableColumn, TableRow, TableSort, TableValue } from './table-data'

/** The texts of a table. */
export interface TableLabels {
  /**
   * The checkbox for all rows.
   * @default 'Select all rows'
   */
  selectAll?: string | undefined
  /**
   * What is said while rows are loading.
   * @default 'Loading'
   */
  loading?: string | undefined
}

export interface TableProps<Row extends TableRow<Row>> extends Omit<
  ComponentProps<'div'>,
  'children' | 'style'
> {
  /** The heading, which names the table. */
  caption: ReactNode
  /** The columns in their order. */
  columns: readonly TableColumn<Row>[]
  /** The rows: objects with texts, numbers, dates or elements. A date is shown as its day in UTC. */
  rows: readonly Row[]
  /** The value that identifies a row. */
  rowKey?: string | undefined
  /** The key of the column that names a row. By default, the first. */
  rowHeader?: string | undefined
  /** The order of the rows, when controlled; `null` for their own. */
  sort?: TableSort | null | undefined
  /** The order initially. */
  defaultSort?: TableSort | null | undefined
  /** Called with the order when the visitor sorts. */
  onSortChange?: ((sort: TableSort | null) => void) | undefined
  /** Whether the rows come in that order, as from a server. */
  presorted?: boolean | undefined
  /** Whether rows have checkboxes. */
  selectable?: boolean | undefined
  /** The keys of the selected rows, when controlled. */
  selected?: readonly string[] | undefined
  /** Those that are selected initially. */
  defaultSelected?: readonly string[] | undefined
  /** Called with the keys of the selected rows. */
  onSelectedChange?: ((selected: readonly string[]) => void) | undefined
  /** Whether more rows are on their way. */
  loading?: boolean | undefined
  /** What stands in place of rows. */
  empty?: ReactNode | undefined
  /** The language of order, numbers and dates, such as `de-DE`. */
  locale?: string | undefined
  /** The texts of the table. */
  labels?: TableLabels | undefined
  /** Inline styles of the pane. With a `maxHeight`, the rows scroll. */
  style?: GlassStyle | undefined
}

const none: readonly string[] = []

/** A table with more rows is laid out in parts. */
const most = 100

/** The rows of a part: few, so that little is laid out when one comes into view. */
const part = 25

/**
 * A table on a pane of glass. Its rows can be sorted and selected. A long one stays smooth: browsers lay out and draw only
 * what is in view, and still find, print and read all of it. All other props are passed to the pane.
 */
export function Table<Row extends TableRow<Row>>({
  caption,
  columns,
  rows,
  rowKey = 'id',
  rowHeader = columns[0]?.key,
  sort,
  defaultSort = null,
  onSortChange,
  presorted = false,
  selectable = false,
  selected,
  defaultSelected = none,
  onSelectedChange,
  loading = false,
  empty = 'Nothing to show',
  locale,
  labels: { selectAll = 'Select all rows', loading: loadingText = 'Loading' } = {},
  ref,
  className,
  style,
  ...rest
}: TableProps<Row>) {
  const id = useId()
  const [sorting, setSorting] = useControllable(sort, defaultSort, onSortChange)
  const [chosen, setChosen] = useControllable(selected, defaultSelected, onSelectedChange)
  const known = useMemo(() => knownRows(rows, rowKey), [rows, rowKey])
  const { column: by, direction = 'ascending' } = sorting ?? {}
  const isOrdered = presorted || by === undefined
  const ordered = useMemo(
    () => (isOrdered ? known : sortedRows(known, { column: by, direction }, locale)),
    [known, isOrdered, by, direction, locale],
  )
  const isLong = ordered.length > most
  const parts = useMemo(() => chunksOf(ordered, isLong ? part : most), [ordered, isLong])

  const grid = useRef<HTMLTableElement>(null)
  const selection = useSelection(ordered, chosen, setChosen, grid)
  const [region, scrolls] = useScrolls()

  const look: GlassStyle = {
    '--_columns': [selectable ? '3rem' : '', ...columns.map(() => 'minmax(0, 1fr)')].join(' '),
    '--_least': `${columns.length * 7}rem`,
  }
  const span = columns.length + Number(selectable)

  return (
    <Pane className={className} style={style} {...rest} ref={useMergedRef(ref, keepFocusNear)}>
      <Region
        ref={region}
        data-high={scrolls.isHigh || undefined}
        {...(scrolls.isLarge && { role: 'region', tabIndex: 0, 'aria-labelledby': `${id}caption` })}
      >
        <Grid
          ref={grid}
          role={isLong ? 'table' : undefined}
          aria-labelledby={isLong ? `${id}caption` : undefined}
          aria-busy={loading || undefined}
          data-long={isLong || undefined}
          style={look}
        >
          <Caption>
            <span id={`${id}caption`}>{caption}</span>
          </Caption>
          <TableHead
            columns={columns}
            sort={sorting}
            onSort={setSorting}
            selection={selectable ? selection : undefined}
            selectAll={selectAll}
            isLong={isLong}
          />
          {parts.map((some, index) => (
            <tbody key={index} role={isLong ? 'rowgroup' : undefined} style={rowsOf(some.length)}>
              {some.map((one, at) => (
                <BodyRow
                  key={one.id}
                  known={one}
                  columns={columns}
                  rowHeader={rowHeader}
                  locale={locale}
                  id={`${id}row-${index * part + at}`}
                  isSelected={selectable ? selection.isOn(one) : undefined}
                  isLong={isLong}
                  onToggle={selection.toggle}
                />
              ))}
            </tbody>
          ))}
          {parts.length === 0 && (
            <tbody>
              <tr>
                <Note colSpan={span}>{loading ? loadingText : empty}</Note>
              </tr>
            </tbody>
          )}
        </Grid>
      </Region>
      {loading && <Coming aria-hidden="true" />}
      <Heard aria-live="polite">{loading && loadingText}</Heard>
    </Pane>
  )
}

/** The height of rows that are out of view, as their number. */
const rowsOf = (count: number): GlassStyle => ({ '--_rows': count })
