'use client'

import { memo } from 'react'
import { formatNumber, validLocale } from '../shared/locale'
import { valueOf, type KnownRow, type TableColumn, type TableRow, type TableValue } from './table-data'
import { Box, Cell, HeadCell, Line } from './table.styles'

interface BodyRowProps<Row> {
  readonly known: KnownRow<Row>
  readonly columns: readonly TableColumn<Row>[]
  /** The key of the column that names the row. */
  readonly rowHeader: string | undefined
  readonly locale: string | undefined
  readonly id: string
  /** Whether the row is selected; undefined if none can be. */
  readonly isSelected: boolean | undefined
  /** Whether it is no row of a table for CSS, and has to say that it is one. */
  readonly isLong: boolean
  readonly onToggle: (key: string) => void
}

const dayFormats = new Map<string, Intl.DateTimeFormat>()

/** How a language writes days: making a format takes longer than using it. */
function dayFormatOf(locale: string): Intl.DateTimeFormat {
  const known = dayFormats.get(locale)
  if (known) return known
  const made = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  dayFormats.set(locale, made)
  return made
}

function shown(
  value: TableValue,
  { format }: Pick<TableColumn<never>, 'format'>,
  locale: string | undefined,
) {
  if (typeof value === 'number')
    return format || !Number.isFinite(value) ? formatNumber(value, locale, 'en', format) : String(value)
  if (!(value instanceof Date)) return value
  if (Number.isNaN(value.getTime())) return '–'
  return <time dateTime={value.toISOString()}>{dayFormatOf(validLocale(locale, 'en')).format(value)}</time>
}

function Row<Data extends TableRow<Data>>({
  known: { row, key },
  columns,
  rowHeader,
  locale,
  id,
  isSelected,
  isLong,
  onToggle,
}: BodyRowProps<Data>) {
  return (
    <Line role={isLong ? 'row' : undefined} data-selected={isSelected || undefined}>
      {isSelected !== undefined && (
        <Cell role={isLong ? 'cell' : undefined} data-box="">
          <Box
            type="checkbox"
            data-row=""
            value={key}
            aria-labelledby={id}
            checked={isSelected}
            onChange={() => onToggle(key)}
          />
        </Cell>
      )}
      {columns.map((column, index) => {
        const content = column.cell ? column.cell(row) : shown(valueOf(row, column.key), column, locale)
        return column.key === rowHeader ? (
          <HeadCell
            key={index}
            role={isLong ? 'rowheader' : undefined}
            scope="row"
            id={id}
            data-align={column.align}
          >
            {content}
          </HeadCell>
        ) : (
          <Cell key={index} role={isLong ? 'cell' : undefined} data-align={column.align}>
            {content}
          </Cell>
        )
      })}
    </Line>
  )
}

/** A row of data. One whose props stay the same is not rendered again: a press changes one of many. */
// `memo` would lose the parameter of the type.
export const BodyRow = memo(Row) as typeof Row
