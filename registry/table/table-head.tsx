'use client'

import type { TableColumn, TableSort } from './table-data'
import { Arrows, ColumnCell, Head, SortButton } from './table-head.styles'
import { Box, Line } from './table.styles'
import type { Selection } from './use-selection'

interface TableHeadProps<Row> {
  readonly columns: readonly TableColumn<Row>[]
  readonly sort: TableSort | null
  readonly onSort: (sort: TableSort) => void
  readonly selection: Selection | undefined
  /** The name of the checkbox for all rows. */
  readonly selectAll: string
  /** Whether the row is no row of a table for CSS, and has to say that it is one. */
  readonly isLong: boolean
}

/** The names of the columns. */
export function TableHead<Row>({ columns, sort, onSort, selection, selectAll, isLong }: TableHeadProps<Row>) {
  const press = (column: string) => {
    const isTurned = sort?.column === column && sort.direction === 'ascending'
    onSort({ column, direction: isTurned ? 'descending' : 'ascending' })
  }
  return (
    <Head role={isLong ? 'rowgroup' : undefined}>
      <Line role={isLong ? 'row' : undefined}>
        {selection && (
          <ColumnCell scope="col" role={isLong ? 'columnheader' : undefined} data-box="">
            <Box
              ref={(box) => {
                if (box) box.indeterminate = selection.isMixed
              }}
              type="checkbox"
              data-all=""
              aria-label={selectAll}
              data-mixed={selection.isMixed || undefined}
              disabled={selection.isEmpty}
              checked={selection.isAll}
              onChange={selection.toggleAll}
            />
          </ColumnCell>
        )}
        {columns.map(({ key, header, align, sortable = false }, index) => (
          <ColumnCell
            key={index}
            scope="col"
            role={isLong ? 'columnheader' : undefined}
            data-align={align}
            aria-sort={sort?.column === key ? sort.direction : undefined}
          >
            {sortable ? (
              <SortButton type="button" onClick={() => press(key)}>
                <span>{header}</span>
                <Arrows viewBox="0 0 12 16" width={12} height={16} fill="currentColor" aria-hidden="true">
                  <path d="m6 1 4 5H2z" />
                  <path d="m6 15 4-5H2z" />
                </Arrows>
              </SortButton>
            ) : (
              header
            )}
          </ColumnCell>
        ))}
      </Line>
    </Head>
  )
}
