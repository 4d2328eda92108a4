import { kindOf } from './outbox'
import { mostOnPage } from './part-page'
import { timeouts } from './postgres-pool'
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
  and ($3::timestamptz is null or saved_at >= $3) and ($4::timestamptz is null or saved_at < $4)`

/** The parameters of a selection. */
export const selectionValues = ({ ids, client, since, until }: Selection): unknown[] => [
  ids ?? null,
  client ?? null,
  since ?? null,
  until ?? null,
]

const containing = (word: string) => (word === '' ? 'true' : `content like '%${word}%'`)

/** The statements that read a list. */
export function readStatements(name: ListName) {
  const { table, counts } = listTables[name]
  const columns = columnsOf(name).join(', ')
  const record = columnsOf(name).map((column) => `${column.replaceAll('"', "'")}, ${column}`)
  const bytes = columnsOf(name)
    .map((column) => `octet_length(${column}::text)`)
    .join(' + ')
  // The records that a page can hold, and one more. `total` says where they were cut off.
  const page = (condition: string) =>
    `select seq, json_build_object(${record.join(', ')}) as record, total from (
       select *, sum(${bytes}) over (order by seq desc) as total from (
         select * from ${table} where ${condition} order by seq desc limit $1) as wanted) as summed
     where total - (${bytes}) <= ${mostOnPage} order by seq desc`
  return {
    list: `select ${columns} from ${table} order by seq desc`,
    /** The newest records. @param word in their content; a constant, since it finds the index by its text */
    newest: (word: string) => page(containing(word)),
    older: (word: string) =>
      page(`${containing(word)} and seq < coalesce((select seq from ${table} where id = $2), $3)`),
    find: `select from ${table} where id = $1`,
    /** Its last parameters are the id and the place of a cursor, and the limit. */
    entries: `
      select seq, json_build_object(${record.join(', ')}) as record, saved_at, client from ${table}
      where ${isSelected}
        and ($5::text is null or seq < coalesce((select seq from ${table} where id = $5), $6))
      order by seq desc limit $7`,
    check: `
      select size, bytes, records, stored from ${counts}, (
        select count(*) as records, coalesce(sum(${storedBytes(name)}), 0) as stored from ${table}) as actual
      where name = '${name}'`,
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
  // Without one, the limit is 0.
  const kind = kindOf[name] ?? ''
  const saved = ['client', ...columnsOf(name)].join(', ')
  const texts = ['key', 'fingerprint', 'client', ...columnsOf(name)]
  const parameters = texts.map((_, index) => `$${index + 6}::text[]`).join(', ')
  const lifetime = `now() - $3 * interval '1 millisecond'`
  return {
    /**
     * Saves the records that are new and fit, in their order, and returns a row for each. The lock makes writers take turns,
     * also in other processes; a writer that waits too long gives up. A key belongs to its first writer; it is free
     * again after its lifetime. The outbox holds $5 notifications of a kind at most.
     */
    insert: `
      with slot as (
        select size, bytes from ${counts}
        where name = '${name}' and set_config('lock_timeout', '${timeouts.lock}', true) is not null for update),
      sent as (
        select record.*, used.id as used_id, used.fingerprint as used_fingerprint
        from unnest($4::int[], ${parameters}) with ordinality as record (weight, ${texts.join(', ')}, place)
        left join vitrine_keys used on used.key = record.key and used.saved_at >= ${lifetime}),
      fitting as (
        select fresh.* from slot, (
          select *, row_number() over arrival as records, sum(weight) over arrival as total
          from sent where used_id is null window arrival as (order by place)) as fresh
        where ($1::bigint is null or size + records <= $1) and bytes + total <= $2::bigint),
      taken as (
        insert into vitrine_keys (key, fingerprint, id)
        select key, fingerprint, id from fitting where key is not null order by key
        on conflict (key) do update set fingerprint = excluded.fingerprint, id = excluded.id, saved_at = excluded.saved_at
        where vitrine_keys.saved_at < ${lifetime} returning key),
      added as (
        insert into ${table} (${saved})
        select ${saved} from fitting where key is null or key in (select key from taken) order by place
        returning id),
      announced as (
        insert into vitrine_outbox (id, kind)
        select id, '${kind}' from added join fitting using (id) order by place
        limit greatest(0, $5::int - (select count(*) from vitrine_outbox where kind = '${kind}'))
        returning id),
      counted as (
        update ${counts} set version = version + 1, size = size + arrived.records, bytes = bytes + arrived.weight
        from (select count(*) as records, sum(weight) as weight from added join fitting using (id)) as arrived
        where name = '${name}' and arrived.records > 0 returning size, bytes)
      select added.id is not null as added, used_id, used_fingerprint,
        coalesce(counted.size, slot.size) as size, coalesce(counted.bytes, slot.bytes) as bytes,
        (select count(*)::int from announced) as announced
      from slot, sent left join added using (id) left join counted on true order by place`,
    used: 'select key, fingerprint, id from vitrine_keys where key = any($1)',
  }
}

/** The statements of a transaction that changes a list. */
export function changeStatements(name: ListName) {
  const { table, counts } = listTables[name]
  return {
    // Must be the first statement: writers then take turns, and later statements see the changes of earlier writers.
    lock: `select size, bytes from ${counts} where name = '${name}' for update`,
    remove: `
      with gone as (delete from ${table} where ${isSelected} returning id, ${storedBytes(name)} as bytes),
      silent as (delete from vitrine_outbox where id in (select id from gone))
      select id, bytes from gone`,
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
