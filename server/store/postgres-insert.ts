import { keyLifetime, savedBefore, type SentKey, type UsedKey } from './idempotency'
import { kindOf, type OutboxCapacity } from './outbox'
import type { Run } from './postgres-run'
import { type FillRow, insertStatements } from './postgres-sql'
import { recordBytes } from './record-json'
import { type Fill, capacityError, type Capacity } from './capacity'
import { type ListName, type Saved, StoreError } from './store'
import type { Outcome, WriteBatch } from './write-queue'

/** A record that waits to be saved. */
export interface Addition<Draft> {
  record: Saved<Draft>
  sent: SentKey | undefined
  client: string | null
}

/** The record of a key. */
type Used = Pick<UsedKey, 'fingerprint' | 'id'>

/** The result of an addition, and the list's size after it. */
interface InsertedRow extends FillRow {
  added: boolean
  /** The record that was saved with its key before. */
  used_id: string | null
  used_fingerprint: string | null
  /** How many notifications the statement has added. */
  announced: number
}

/** Saves what is new and fits of a batch with one statement, which takes one connection, and finds what was saved before. */
export function insertInto<Draft extends object>(
  run: Run,
  name: ListName,
  fields: readonly (keyof Draft & string)[],
  capacity: Capacity,
  watch: (fill: Fill) => void,
  outbox: OutboxCapacity,
): WriteBatch<Addition<Draft>, Saved<Draft>> {
  const sql = insertStatements(name)
  const outboxLimit = kindOf[name] === undefined ? 0 : outbox.limit

  return async (batch) => {
    // The statement gets each key once: what else has it in this batch is a retry of the first.
    const keys = new Set<string>()
    const asked = batch.filter(({ sent }) => sent === undefined || keys.size < keys.add(sent.key).size)
    const rows = await run<InsertedRow>(
      sql.insert,
      [
        capacity.records ?? null,
        capacity.bytes,
        keyLifetime,
        asked.map(({ record }) => recordBytes(record)),
        outboxLimit,
        asked.map(({ sent }) => sent?.key ?? null),
        asked.map(({ sent }) => sent?.fingerprint ?? null),
        asked.map(({ client }) => client),
        ...['id' as const, ...fields].map((field) => asked.map(({ record }) => record[field])),
      ],
      `insert ${name}`,
    )
    const [first = { size: '0', bytes: '0' }] = rows
    const fill = toFill(first)
    watch(fill)

    const added = new Set<string>()
    const used = new Map<string, Used>()
    const raced: string[] = []
    for (const [index, { record, sent }] of asked.entries()) {
      const row = rows[index]
      if (row?.added) added.add(record.id)
      if (!sent) continue
      if (row?.added) used.set(sent.key, { id: record.id, fingerprint: sent.fingerprint })
      else if (row?.used_id) used.set(sent.key, { id: row.used_id, fingerprint: row.used_fingerprint ?? '' })
      else raced.push(sent.key)
    }
    if (outboxLimit > 0 && rows.some(({ announced }) => announced < added.size)) outbox.warn()
    // Another server may have saved them while the statement ran, which does not see that. What it has added is saved.
    const others = raced.length > 0 ? await run<UsedKey>(sql.used, [raced]).catch(() => []) : []
    for (const { key, ...other } of others) used.set(key, other)

    return batch.map(({ record, sent }): Outcome<Saved<Draft>> => {
      const before = sent && used.get(sent.key)
      if (added.has(record.id)) return { result: record }
      // If it fits by now, the client can try again.
      if (!sent || !before) return { error: capacityError(fill, oneOf(record), capacity, remedy) ?? busy }
      try {
        return { result: savedBefore(record, sent, before) }
      } catch (error) {
        return { error }
      }
    })
  }
}

const oneOf = (record: object): Fill => ({ records: 1, bytes: recordBytes(record) })

/** Parses the size of a list. */
export const toFill = ({ size, bytes }: FillRow): Fill => ({ records: Number(size), bytes: Number(bytes) })

/** The fix for the owner when a list is full. */
export const remedy = 'The owner can raise STORE_LIMIT or STORE_SIZE.'

const busy = new StoreError('busy', 'The store was full a moment ago. Please try again shortly.')
