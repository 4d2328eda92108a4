import { lease, type Notification, type Outbox } from './outbox'
import type { Run } from './postgres-run'

interface NotificationRow extends Pick<Notification, 'id' | 'kind' | 'attempts' | 'failure'> {
  saved_at: Date
  next_at: Date | null
}

const toNotification = ({ saved_at: savedAt, next_at: nextAt, ...row }: NotificationRow): Notification => ({
  ...row,
  savedAt: savedAt.toISOString(),
  nextAt: nextAt?.toISOString() ?? null,
})

const columns = 'id, kind, saved_at, attempts, next_at, failure'
const inTime = (parameter: string) => `now() + ${parameter} * interval '1 millisecond'`

/**
 * The outbox in a table. A server takes a notification by moving its time, in one statement: of two servers, the second
 * waits for the row, and finds it not due.
 */
const statements = {
  take: `
    update vitrine_outbox set next_at = ${inTime('$2::int')}
    where next_at <= now()
      and seq = (select min(seq) from vitrine_outbox where kind = $1 and next_at is not null)
    returning ${columns}`,
  remove: 'delete from vitrine_outbox where id = $1',
  // Without a pause, the time is null.
  fail: `
    update vitrine_outbox set attempts = attempts + 1, failure = $2, next_at = ${inTime('$3::bigint')} where id = $1`,
  list: `select ${columns} from vitrine_outbox order by seq`,
  // What is due within the lease may be on its way.
  retry: `
    update vitrine_outbox set attempts = 0, next_at = now()
    where ($1::text[] is null or id = any($1)) and (next_at is null or next_at > ${inTime('$2::int')})
    returning id`,
}

/** The outbox in PostgreSQL. */
export const postgresOutbox = (run: Run): Outbox => ({
  async take(kind) {
    const [row] = await run<NotificationRow>(statements.take, [kind, lease], 'take notification')
    return row && toNotification(row)
  },
  async settle(id, failed) {
    if (failed === undefined) await run(statements.remove, [id])
    else await run(statements.fail, [id, failed.reason, failed.pause ?? null])
  },
  list: async () => (await run<NotificationRow>(statements.list)).map(toNotification),
  retry: async (ids) =>
    (await run<{ id: string }>(statements.retry, [ids ?? null, lease])).map(({ id }) => id),
})
