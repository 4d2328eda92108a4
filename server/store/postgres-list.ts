import { randomUUID } from 'node:crypto'
import { removeFrom } from './postgres-change'
import { type Addition, additionOf, insertInto, remedy, toFill } from './postgres-insert'
import type { Run, Transact } from './postgres-run'
import { type FillRow, readStatements, selectionValues } from './postgres-statements'
import { recordBytes } from './record-json'
import { type Capacity, roomOf, watchCapacity } from './capacity'
import type { ListName, RecordList, Saved } from './store'
import { WriteQueue } from './write-queue'

/** A list in PostgreSQL. */
export interface PostgresList<Draft> extends RecordList<Draft> {
  /** Resolves when no record waits to be saved. */
  idle: () => Promise<void>
}

/** A record with the columns that only the owner sees. */
interface EntryRow<Draft> {
  record: Saved<Draft>
  saved_at: Date | null
  client: string | null
}

/** The functions that run statements and report warnings. */
export interface PostgresAccess {
  run: Run
  transact: Transact
  warn: (message: string) => void
}

/** A list in a table. */
export function postgresList<Draft extends object>(
  { run, transact, warn }: PostgresAccess,
  name: ListName,
  fields: readonly (keyof Draft & string)[],
  capacity: Capacity,
): PostgresList<Draft> {
  const sql = readStatements(name)
  const queue = new WriteQueue<Addition<Draft>, Saved<Draft>>(
    insertInto(run, name, fields, capacity, watchCapacity(capacity, warn)),
  )

  const fill = async () => {
    const [row = { size: '0', bytes: '0' }] = await run<FillRow>(sql.fill)
    return toFill(row)
  }

  return {
    list: () => run<Saved<Draft>>(sql.list),
    async page(limit, before) {
      // One more than asked for, to know whether there are more.
      const rows = await (before === undefined
        ? run<Saved<Draft>>(sql.newest, [limit + 1], `newest ${name}`)
        : run<Saved<Draft>>(sql.older, [limit + 1, before], `older ${name}`))
      if (before !== undefined && rows.length === 0 && (await run(sql.find, [before])).length === 0)
        return undefined
      return { records: rows.slice(0, limit), hasMore: rows.length > limit }
    },
    capacity,
    room: async () => roomOf(await fill(), capacity, remedy),
    bytes: async () => (await fill()).bytes,
    async version() {
      const [row] = await run<{ version: string }>(sql.version, [], `version ${name}`)
      return row?.version ?? ''
    },
    async entries(selection) {
      const rows = await run<EntryRow<Draft>>(sql.entries, selectionValues(selection))
      return rows.map(({ record, saved_at: savedAt, client }) => ({
        record,
        savedAt: savedAt?.toISOString() ?? null,
        client,
      }))
    },
    add(draft, options = {}) {
      const addition = additionOf(name, randomUUID(), draft, options)
      return queue.add(addition, recordBytes(addition.record))
    },
    remove: (selection) => removeFrom(transact, name, selection),
    idle: () => queue.idle(),
  }
}
