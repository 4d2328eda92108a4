import { recordBytes } from './record-json'
import type { ListName } from './store'

/** The tables of the lists. Fields are in the order of the records' JSON. */
export const listTables = {
  stories: {
    name: 'stories',
    table: 'vitrine_stories',
    fields: ['title', 'content', 'category', 'date'],
  },
  messages: {
    name: 'messages',
    table: 'vitrine_messages',
    fields: ['fullName', 'phoneNumber', 'email', 'message'],
  },
} as const satisfies Record<ListName, { name: ListName; table: string; fields: readonly string[] }>

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
