import { recordBytes } from './record-json'
import type { ListName } from './store'

/** The fields of a story, in the order of its JSON. */
const story = ['title', 'content', 'category', 'date'] as const

/**
 * The tables of the lists. `counts` is the table whose row `name` says how much a list holds. That of the waiting stories
 * is a table of its own, because older versions read each row of the other one, and know two lists.
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
