import { recordBytes } from './record-json'
import type { ListName, Selection } from './store'

/** The fields of a story, in the order of its JSON. */
const story = ['title', 'content', 'category', 'date'] as const

/**
 * The tables of the lists. `counts` is the table whose row `name` has the size of a list. Waiting stories have another
 * such table, because older versions read all rows of the first, and know only two lists.
 */
export const listTables = {
  stories: { name: 'stories', table: 'vitrine_stories', counts: 'vitrine_lists', fields: story },
  waiting: { name: 'waiting', table: 'vitrine_waiting', counts: 'vitrine_waiting_list', fields: story },
  messages: {
    name: 'messages',
    table: 'vitrine_messages',
    counts: 'vitrine_lists',
    fields: ['fullName', 'phoneNumber', 'email', 'message'],
  },
} as const satisfies Record<
  ListName,
  { name: ListName; table: string; counts: string; fields: readonly string[] }
>

/** The columns of a record, quoted: `id` and its fields. */
export const columnsOf = (list: ListName): string[] =>
  ['id', ...listTables[list].fields].map((field) => `"${field}"`)

/** SQL for the bytes of a row as JSON; equal to {@link recordBytes} of the record. */
export function storedBytes(list: ListName): string {
  const values = columnsOf(list).map((column) => `octet_length(to_json(${column})::text)`)
  const empty = Object.fromEntries(['id', ...listTables[list].fields].map((field) => [field, '']))
  const quotes = values.length * 2
  return `${values.join(' + ')} + ${recordBytes(empty) - quotes}`
}

/** The size of a list, as PostgreSQL sends it. */
export interface FillRow {
  size: string
  bytes: string
}

/** The condition of a {@link Selection}; {@link selectionValues} are its parameters. */
const isSelected = `($1::text[] is null or id = any($1)) and ($2::text is null or client = $2)
  and ($3::timestamptz is null or saved_at >= $3)`

/** The parameters of a selection. */
export const selectionValues = ({ ids, client, since }: Selection): unknown[] => [
  ids ?? null,
  client ?? null,
  since ?? null,
]

/** The statements that read a list. */
export function readStatements(name: ListName) {
  const { table, counts } = listTables[name]
  const columns = columnsOf(name).join(', ')
  const record = columnsOf(name).map((column) => `${column.replaceAll('"', "'")}, ${column}`)
  const page = (condition: string) =>
    `select seq, json_build_object(${record.join(', ')}) as record from ${table}
     where ${condition} order by seq desc limit $1`
  return {
    list: `select ${columns} from ${table} order by seq desc`,
    newest: page('true'),
    older: page(`seq < coalesce((select seq from ${table} where id = $2), $3)`),
    find: `select from ${table} where id = $1`,
    entries: `
      select json_build_object(${record.join(', ')}) as record, saved_at, client
      from ${table} where ${isSelected} order by seq desc`,
    fill: `select size, bytes from ${counts} where name = '${name}'`,
    // Includes the newest row, because a restored dump may have its stamps before its rows.
    version: `
      select concat(stamp, ' ', (select max(seq) from ${table})) as version
      from ${counts} where name = '${name}'`,
  }
}

/** The statements that save records. */
export function insertStatements(name: ListName) {
  const { table, counts } = listTables[name]
  const columns = [...columnsOf(name), 'client']
  const parameters = (count: number, first: number) =>
    Array.from({ length: count }, (_, index) => `$${first + index}::text[]`).join(', ')
  // Updating the row of the list first makes writers take turns, even those of other processes.
  const insertAnd = (others: string) => `
    with slot as (
      update ${counts} set version = version + 1, size = size + $1, bytes = bytes + $2
      where name = '${name}' and ($3::bigint is null or size + $1 <= $3) and bytes + $2 <= $4::bigint
      returning size, bytes),
    added as (
      insert into ${table} (${columns.join(', ')})
      select ${columns.map((column) => `record.${column}`).join(', ')}
      from slot, unnest(${parameters(columns.length, 5)})
      with ordinality as record (${columns.join(', ')}, place)
      order by place)${others}
    select size, bytes from slot`
  return {
    insert: insertAnd(''),
    /** Its last parameters are the keys, their fingerprints and their ids. */
    insertWithKeys: insertAnd(`,
    used as (
      insert into vitrine_keys (key, fingerprint, id)
      select sent.* from slot, unnest(${parameters(3, columns.length + 5)}) as sent)`),
    usedKey: 'select fingerprint, id from vitrine_keys where key = $1',
    forget: `
      delete from vitrine_keys where key = $1 and saved_at < now() - $2 * interval '1 millisecond'
      returning true`,
  }
}

/** The statements of a transaction that changes a list. */
export function changeStatements(name: ListName) {
  const { table, counts } = listTables[name]
  return {
    // Must be the first statement: writers then take turns, and later statements see the changes of earlier writers.
    lock: `select size, bytes from ${counts} where name = '${name}' for update`,
    remove: `delete from ${table} where ${isSelected} returning id, ${storedBytes(name)} as bytes`,
    count: `update ${counts} set version = version + 1, size = size + $1, bytes = bytes + $2 where name = '${name}'`,
  }
}

/** Moves the selected stories to the published ones, in their order. */
export const approveStatement = (() => {
  const columns = [...columnsOf('stories'), 'saved_at', 'client'].join(', ')
  return `
    with gone as (delete from ${listTables.waiting.table} where ${isSelected} returning *)
    insert into ${listTables.stories.table} (${columns}) select ${columns} from gone order by seq
    returning id, ${storedBytes('stories')} as bytes`
})()
