import { fingerprintOf, keyLifetime, savedBefore, type SentKey, type UsedKey } from './idempotency'
import { errorCode } from './postgres-error'
import type { Run } from './postgres-run'
import { type FillRow, insertStatements, readStatements } from './postgres-statements'
import { recordBytes } from './record-json'
import { type Fill, capacityError, type Capacity } from './capacity'
import { type AddOptions, type ListName, type Saved, StoreError } from './store'
import type { Outcome, WriteBatch } from './write-queue'

/** SQLSTATE unique_violation (PostgreSQL manual, appendix A). */
const uniqueViolation = '23505'

/** A record that waits to be saved. */
export interface Addition<Draft> {
  record: Saved<Draft>
  sent: SentKey | undefined
  client: string | null
}

/** The addition of a new record. */
export const additionOf = <Draft extends object>(
  name: ListName,
  id: string,
  draft: Draft,
  { key, client }: AddOptions,
): Addition<Draft> => ({
  record: { id, ...draft },
  sent: key === undefined ? undefined : { key, fingerprint: fingerprintOf(name, draft) },
  client: client ?? null,
})

/** Saves all waiting records with one statement, which takes one connection. */
export function insertInto<Draft extends object>(
  run: Run,
  name: ListName,
  fields: readonly (keyof Draft & string)[],
  capacity: Capacity,
  watch: (fill: Fill) => void,
): WriteBatch<Addition<Draft>, Saved<Draft>> {
  const sql = { ...insertStatements(name), fill: readStatements(name).fill }

  /**
   * Saves all additions of a batch or none: the database rejects a batch that does not fit, or with a used key. Then
   * its halves are tried, down to single additions.
   */
  async function save(batch: readonly Addition<Draft>[]): Promise<Outcome<Saved<Draft>>[]> {
    const keyed = batch.flatMap(({ record, sent }) => (sent ? [{ ...sent, id: record.id }] : []))
    const values = [
      batch.length,
      batch.reduce((sum, { record }) => sum + recordBytes(record), 0),
      capacity.records ?? null,
      capacity.bytes,
      ...['id' as const, ...fields].map((field) => batch.map(({ record }) => record[field])),
      batch.map(({ client }) => client),
    ]
    const keys = (['key', 'fingerprint', 'id'] as const).map((field) => keyed.map((used) => used[field]))
    try {
      // PostgreSQL opens a table and its indexes even for no rows.
      const [fill] = await (keyed.length === 0
        ? run<FillRow>(sql.insert, values, `insert ${name}`)
        : run<FillRow>(sql.insertWithKeys, [...values, ...keys], `insert ${name} with keys`))
      if (fill) watch(toFill(fill))
      if (fill) return batch.map(({ record }) => ({ result: record }))
    } catch (error) {
      const isUsedKey = error instanceof StoreError && errorCode(error.cause) === uniqueViolation
      if (!isUsedKey) return batch.map(() => ({ error }))
    }
    const [addition, ...others] = batch
    if (addition && others.length === 0)
      return [await refused(addition).catch((error: unknown) => ({ error }))]
    const middle = Math.floor(batch.length / 2)
    return [...(await save(batch.slice(0, middle))), ...(await save(batch.slice(middle)))]
  }

  /** The outcome of a single addition that the database has rejected. */
  async function refused(addition: Addition<Draft>): Promise<Outcome<Saved<Draft>>> {
    const { record, sent } = addition
    if (sent) {
      const forgotten = await run(sql.forget, [sent.key, keyLifetime])
      const [outcome] = forgotten.length > 0 ? await save([addition]) : []
      if (outcome) return outcome
      const [used] = await run<Pick<UsedKey, 'fingerprint' | 'id'>>(sql.usedKey, [sent.key])
      if (used) return { result: savedBefore(record, sent, used) }
    }
    const [fill = { size: '0', bytes: '0' }] = await run<FillRow>(sql.fill)
    const added = { records: 1, bytes: recordBytes(record) }
    // If it fits by now, the client can try again.
    throw capacityError(toFill(fill), added, capacity, remedy) ?? busy
  }

  return save
}

/** Parses the size of a list. */
export const toFill = ({ size, bytes }: FillRow): Fill => ({ records: Number(size), bytes: Number(bytes) })

/** What the owner can do when a list is full. */
export const remedy = 'The owner can raise STORE_LIMIT or STORE_SIZE.'

const busy = new StoreError('busy', 'The store was full a moment ago. Please try again shortly.')
