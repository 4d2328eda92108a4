import { randomUUID } from 'node:crypto'
import { sentKey } from './idempotency'
import { removeFrom } from './postgres-change'
import { type Addition, insertInto, remedy, toFill } from './postgres-insert'
import { outboxCapacity } from './outbox'
import { cursorAt, mostOnPage, type Placed, readPage } from './part-page'
import type { Run, Transact } from './postgres-run'
import { type FillRow, readStatements, selectionValues } from './postgres-sql'
import { recordBytes } from './record-json'
import { type Capacity, freeSpaceOf, watchCapacity } from './capacity'
import { type Cursor, type ListName, readCursor, type RecordList, type Saved } from './store'
import { WriteQueue } from './write-queue'

/** A list in PostgreSQL. */
export interface PostgresList<Draft> extends RecordList<Draft> {
  /** Resolves when no record waits to be saved. */
  idle: () => Promise<void>
}

/** A record with the columns that only the owner sees. */
interface EntryRow<Draft> extends Placed<Draft> {
  saved_at: Date | null
  client: string | null
}

/** The cursor after the first of some rows, if there are more. */
function nextOf(rows: readonly Placed<unknown>[], limit: number): string | undefined {
  const last = rows.length > limit ? rows[limit - 1] : undefined
  return last && cursorAt(last)
}

/** The rows that a page of a part reads on at a time. */
const further = 100

/** The functions that run statements and report warnings. */
export interface PostgresAccess {
  run: Run
  transact: Transact
  warn: (message: string) => void
  /** As of the settings of the capacity. */
  outboxLimit: number | undefined
}

/** A record of a page, and the bytes of all up to it, as PostgreSQL sends them. */
interface PageRow<Draft> extends Placed<Draft> {
  total: string
}

/** A list in a table. */
export function postgresList<Draft extends object>(
  { run, transact, warn, outboxLimit }: PostgresAccess,
  name: ListName,
  fields: readonly (keyof Draft & string)[],
  capacity: Capacity,
): PostgresList<Draft> {
  const sql = readStatements(name)
  const queue = new WriteQueue<Addition<Draft>, Saved<Draft>>(
    insertInto(run, name, fields, capacity, watchCapacity(capacity, warn), outboxCapacity(outboxLimit, warn)),
  )

  const fill = async () => {
    const [row = { size: '0', bytes: '0' }] = await run<FillRow>(sql.fill)
    return toFill(row)
  }

  return {
    list: () => run<Saved<Draft>>(sql.list),
    async page(limit, before, part) {
      const word = part?.word ?? ''
      const read = (size: number, cursor?: Cursor) =>
        cursor === undefined
          ? run<PageRow<Draft>>(sql.newest(word), [size], `newest ${name}${word}`)
          : run<PageRow<Draft>>(sql.older(word), [size, cursor.id, cursor.place], `older ${name}${word}`)
      const cursor = before === undefined ? undefined : readCursor(before)
      const newest = await read(limit + 1, cursor)
      const isUnknown = async ({ id, place }: Cursor) =>
        newest.length === 0 && place === undefined && (await run(sql.find, [id])).length === 0
      if (cursor !== undefined && (await isUnknown(cursor))) return undefined
      // Almost every record with the word is one of the part.
      async function* rows() {
        for (let [batch, size] = [newest, limit + 1]; ; size = further) {
          yield* batch
          const last = batch.at(-1)
          const isCut = Number(last?.total) > mostOnPage
          if (last === undefined || (batch.length < size && !isCut)) return
          batch = await read(further, readCursor(cursorAt(last)))
        }
      }
      return readPage(rows(), limit, part)
    },
    capacity,
    freeSpace: async () => freeSpaceOf(await fill(), capacity, remedy),
    bytes: async () => (await fill()).bytes,
    async version() {
      const [row] = await run<{ version: string }>(sql.version, [], `version ${name}`)
      return row?.version ?? ''
    },
    async entries(selection, limit, before) {
      const cursor = before === undefined ? undefined : readCursor(before)
      const values = [...selectionValues(selection), cursor?.id ?? null, cursor?.place ?? null, limit + 1]
      const rows = await run<EntryRow<Draft>>(sql.entries, values)
      const entries = rows.slice(0, limit).map(({ record, saved_at: savedAt, client }) => ({
        record,
        savedAt: savedAt?.toISOString() ?? null,
        client,
      }))
      return { entries, next: nextOf(rows, limit) }
    },
    add(draft, { key, client = null } = {}) {
      const record = { id: randomUUID(), ...draft }
      return queue.add({ record, sent: sentKey(name, draft, key), client }, recordBytes(record))
    },
    remove: (selection) => removeFrom(transact, name, selection),
    idle: () => queue.idle(),
  }
}
