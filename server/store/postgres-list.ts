import { randomUUID } from 'node:crypto'
import { fingerprintOf, keyLifetime, savedBefore, type SentKey, type UsedKey } from './idempotency'
import { errorCode } from './postgres-error'
import type { Run } from './postgres-pool'
import { columnsOf, listTables, storedBytes } from './postgres-tables'
import { recordBytes } from './record-json'
import { type Fill, lackOfRoom, type Room, watchRoom } from './room'
import { type ListName, type RecordList, type Saved, StoreError } from './store'
import { type Outcome, WriteQueue } from './write-queue'

/** SQLSTATE unique_violation (PostgreSQL manual, appendix A). */
const uniqueViolation = '23505'

/** A record that waits to be saved. */
interface Addition<Draft> {
  record: Saved<Draft>
  sent: SentKey | undefined
}

/** A list in PostgreSQL, and what ends its writes. */
export interface PostgresList<Draft> extends RecordList<Draft> {
  /** Resolves when no record waits to be saved. */
  idle: () => Promise<void>
}

/** A list in its table. Records that wait are saved by one statement, which takes one connection however many they are. */
export function postgresList<Draft extends object>(
  run: Run,
  name: ListName,
  fields: readonly (keyof Draft & string)[],
  room: Room,
  warn: (message: string) => void,
): PostgresList<Draft> {
  const sql = statements(name)
  const watch = watchRoom(name, room, warn)

  /**
   * Saves all additions of a batch or none: it is refused as a whole when it does not fit, or when one of its keys has
   * been used. Then its halves are tried, until the additions that are to blame are alone.
   */
  async function save(batch: readonly Addition<Draft>[]): Promise<Outcome<Saved<Draft>>[]> {
    const keyed = batch.flatMap(({ record, sent }) => (sent ? [{ ...sent, id: record.id }] : []))
    const values = [
      batch.length,
      batch.reduce((sum, { record }) => sum + recordBytes(record), 0),
      room.records ?? null,
      room.bytes,
      ...(['key', 'fingerprint', 'id'] as const).map((field) => keyed.map((used) => used[field])),
      ...['id' as const, ...fields].map((field) => batch.map(({ record }) => record[field])),
    ]
    try {
      const [fill] = await run<FillRow>(sql.insert, values, `insert ${name}`)
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

  /** Why one addition was refused. */
  async function refused({ record, sent }: Addition<Draft>): Promise<Outcome<Saved<Draft>>> {
    if (sent) {
      const forgotten = await run(sql.forget, [sent.key, keyLifetime])
      const [outcome] = forgotten.length > 0 ? await save([{ record, sent }]) : []
      if (outcome) return outcome
      const [used] = await run<Pick<UsedKey, 'fingerprint' | 'id'>>(sql.usedKey, [sent.key])
      if (used) return { result: savedBefore(record, sent, used) }
    }
    const [fill = { size: '0', bytes: '0' }] = await run<FillRow>(sql.fill)
    const added = { records: 1, bytes: recordBytes(record) }
    // When there is room by now, the client may as well try again.
    throw lackOfRoom(name, toFill(fill), added, room, remedy) ?? busy
  }

  const queue = new WriteQueue<Addition<Draft>, Saved<Draft>>(save)

  return {
    list: () => run<Saved<Draft>>(sql.list),
    async page(limit, before) {
      // One more than asked for tells whether there are more.
      const rows = await (before === undefined
        ? run<Saved<Draft>>(sql.newest, [limit + 1], `newest ${name}`)
        : run<Saved<Draft>>(sql.older, [limit + 1, before], `older ${name}`))
      if (before !== undefined && rows.length === 0 && (await run(sql.find, [before])).length === 0)
        return undefined
      return { records: rows.slice(0, limit), hasMore: rows.length > limit }
    },
    async bytes() {
      const [row] = await run<FillRow>(sql.fill)
      return Number(row?.bytes ?? 0)
    },
    async version() {
      const [row] = await run<{ version: string }>(sql.version, [], `version ${name}`)
      return row?.version ?? ''
    },
    add(draft, key) {
      const record: Saved<Draft> = { id: randomUUID(), ...draft }
      const sent = key === undefined ? undefined : { key, fingerprint: fingerprintOf(name, draft) }
      return queue.add({ record, sent }, recordBytes(record))
    },
    remove: async (id) => (await run(sql.remove, [id])).length > 0,
    idle: () => queue.idle(),
  }
}

/** What a list holds, as PostgreSQL sends it. */
export interface FillRow {
  size: string
  bytes: string
}

/** What a row says of a list. */
export const toFill = ({ size, bytes }: FillRow): Fill => ({ records: Number(size), bytes: Number(bytes) })

/** What the owner can do when a list is full. */
export const remedy = 'The owner can raise STORE_LIMIT or STORE_SIZE.'

const busy = new StoreError('busy', 'The store was full a moment ago. Please try again shortly.')

/** The statements of a list. */
function statements(name: ListName) {
  const { table } = listTables[name]
  const all = columnsOf(name)
  const columns = all.join(', ')
  const page = (condition: string) =>
    `select ${columns} from ${table} where ${condition} order by seq desc limit $1`
  return {
    list: `select ${columns} from ${table} order by seq desc`,
    newest: page('true'),
    older: page(`seq < (select seq from ${table} where id = $2)`),
    find: `select from ${table} where id = $1`,
    fill: `select size, bytes from vitrine_lists where name = '${name}'`,
    // The newest row counts too: while a dump is restored, its stamps can be there before its rows.
    version: `
      select concat(stamp, ' ', (select max(seq) from ${table})) as version
      from vitrine_lists where name = '${name}'`,
    // Taking the row of the list first makes writers take turns, also those of other processes.
    insert: `
      with slot as (
        update vitrine_lists set version = version + 1, size = size + $1, bytes = bytes + $2
        where name = '${name}' and ($3::bigint is null or size + $1 <= $3) and bytes + $2 <= $4::bigint
        returning size, bytes),
      used as (
        insert into vitrine_keys (key, fingerprint, id)
        select sent.* from slot, unnest($5::text[], $6::text[], $7::text[]) as sent),
      added as (
        insert into ${table} (${columns})
      select ${all.map((column) => `record.${column}`).join(', ')}
      from slot, unnest(${all.map((_, index) => `$${index + 8}::text[]`).join(', ')})
        with ordinality as record (${columns}, place)
        order by place)
      select size, bytes from slot`,
    remove: `
      with gone as (delete from ${table} where id = $1 returning ${storedBytes(name)} as bytes)
      update vitrine_lists as list set version = version + 1, size = size - 1, bytes = list.bytes - gone.bytes
      from gone where name = '${name}' returning name`,
    usedKey: 'select fingerprint, id from vitrine_keys where key = $1',
    forget: `
      delete from vitrine_keys where key = $1 and saved_at < now() - $2 * interval '1 millisecond'
      returning true`,
  }
}
