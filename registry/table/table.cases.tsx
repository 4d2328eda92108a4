import { useState } from 'react'
import { Table, type TableColumn, type TableSort } from './table'

interface Person {
  id: string
  name: string
  born: Date
  score: number
  note?: string
}

const people: readonly Person[] = [
  { id: 'z', name: 'Zoë', born: new Date('1990-05-01'), score: 10, note: 'Item 10' },
  { id: 'e', name: 'Émile', born: new Date('1985-01-31'), score: 9, note: 'Item 9' },
  { id: 'a', name: 'adam', born: new Date('2001-12-24'), score: 100 },
  { id: 'b', name: 'Bea', born: new Date('1999-07-07'), score: NaN, note: 'Item 2' },
]

const columns: readonly TableColumn<Person>[] = [
  { key: 'name', header: 'Name', sortable: true },
  { key: 'born', header: 'Born', sortable: true },
  { key: 'score', header: 'Score', align: 'end', sortable: true },
  { key: 'note', header: 'Note', sortable: true },
  { key: 'link', header: 'Profile', cell: ({ id, name }) => <a href={`#${id}`}>{`Open ${name}`}</a> },
]

export const People = () => <Table caption="People" columns={columns} rows={people} />

/** One whose parent holds order and selection, and can take rows away. */
export function Held() {
  const [rows, setRows] = useState(people)
  const [sort, setSort] = useState<TableSort | null>({ column: 'score', direction: 'descending' })
  const [selected, setSelected] = useState<readonly string[]>(['elsewhere'])
  return (
    <>
      <Table
        caption="People"
        columns={columns.slice(0, 3)}
        rows={rows}
        sort={sort}
        onSortChange={setSort}
        selectable
        selected={selected}
        onSelectedChange={setSelected}
      />
      <button type="button" onClick={() => setRows(rows.filter(({ id }) => !selected.includes(id)))}>
        Remove
      </button>
      <button type="button" onClick={() => setSort(null)}>
        As they came
      </button>
      <output>{`${selected.join(' ')} by ${sort?.column} ${sort?.direction}`}</output>
    </>
  )
}

/** Rows in the order of a server. */
export const Presorted = () => (
  <Table
    caption="People"
    columns={columns.slice(0, 1)}
    rows={people}
    presorted
    defaultSort={{ column: 'name', direction: 'ascending' }}
  />
)

export function Loading() {
  const [isLoading, setLoading] = useState(false)
  const [rows, setRows] = useState<readonly Person[]>([])
  return (
    <>
      <Table
        caption="People"
        columns={columns.slice(0, 2)}
        rows={rows}
        loading={isLoading}
        empty="No one is here yet."
        selectable
      />
      <button type="button" onClick={() => setLoading(true)}>
        Load
      </button>
      <button
        type="button"
        onClick={() => {
          setRows(people)
          setLoading(false)
        }}
      >
        Arrive
      </button>
    </>
  )
}

/** In less space than it needs, in both directions. */
export const Narrow = () => (
  <div style={{ width: '20rem' }}>
    <Table caption="People" columns={columns} rows={people} style={{ maxHeight: '10rem' }} />
  </div>
)

const many = Array.from({ length: 10_000 }, (_, index) => ({
  id: String(index),
  name: `Person ${index}`,
  city: ['Lisbon', 'Oslo', 'Nairobi'][index % 3] ?? '',
  score: (index * 7919) % 10_007,
}))

const columnsOfMany = [
  { key: 'name', header: 'Name', sortable: true },
  { key: 'city', header: 'City', sortable: true },
  { key: 'score', header: 'Score', align: 'end', sortable: true },
] as const

export const Long = () => (
  <Table
    caption="Ten thousand"
    columns={columnsOfMany}
    rows={many}
    selectable
    style={{ maxHeight: '30rem' }}
  />
)

/** The most rows that keep what is in their cells, with a field and a note in each. */
export const Kept = () => (
  <Table
    caption="Kept"
    columns={[
      { key: 'score', header: 'Score', sortable: true },
      { key: 'field', header: 'Field', cell: ({ name }) => <input aria-label={`Of ${name}`} /> },
      {
        key: 'note',
        header: 'Note',
        cell: ({ name }) => (
          <details>
            <summary>{`About ${name}`}</summary>
            <p>A note</p>
          </details>
        ),
      },
    ]}
    rows={many.slice(0, 100)}
  />
)

/** Rows with the same key, and rows with none. */
export const Twice = () => (
  <Table
    caption="Twice"
    columns={[{ key: 'name', header: 'Name' }]}
    rows={[{ id: 'a', name: 'First' }, { id: 'a', name: 'Second' }, { name: 'Third' }]}
    selectable
    defaultSelected={['a']}
  />
)
