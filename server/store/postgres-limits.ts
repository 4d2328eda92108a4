import { createHmac } from 'node:crypto'
import { errorCode } from './postgres-error'
import type { Run } from './postgres-run'
import type { LimitUse, Refusal, Store } from './store'
import { WriteQueue } from './write-queue'

/** Rows of a limit, which its networks share: so no flood of networks makes more. */
const rowsPerLimit = 2 ** 16

/**
 * Counts what fits of several posts, each with all of its uses or none, and returns the others. Of those, `alone` does not
 * fit, and the others not beside the posts before them. In a period that is over, nothing is used.
 */
const takeStatement = `
  with wanted as (
    select *, now() + period * interval '1 millisecond' as later, sum(amount) over (partition by key order by post) as total
    from unnest($1::int[], $2::text[], $3::bigint[], $4::bigint[], $5::bigint[]) with ordinality
      as wanted (post, key, amount, allowed, period, place)),
  known as (
    select wanted.*, case when ends > now() then used else 0 end as used, coalesce(ends, later) as ends
    from wanted left join vitrine_limits using (key)),
  refused as (
    select distinct on (post) post, place, ends, used + amount > allowed as alone from known
    where used + total > allowed order by post, used + amount > allowed desc, place),
  taken as (
    insert into vitrine_limits as counted (key, used, most, ends)
    select key, sum(amount), max(allowed), max(later) from wanted
    where post not in (select post from refused) group by key order by key
    on conflict (key) do update set
      used = excluded.used + case when counted.ends > now() then counted.used else 0 end,
      ends = case when counted.ends > now() then counted.ends else excluded.ends end,
      most = excluded.most)
  select post, place::int, alone, ceil(extract(epoch from ends - now()) * 1000)::int as left from refused`

type RefusedRow = Record<'post' | 'place' | 'left', number> & { alone: boolean }

/** SQLSTATE check_violation: another server has counted at the same time, and now it is too much. */
const tooMuch = '23514'

/** Counts in a table, for all servers on a database. No address is stored. Posts at once are counted by one statement. */
export function sharedLimits(run: Run, secret: string): NonNullable<Store['takeShared']> {
  const rowOf = (network: string) =>
    createHmac('sha256', secret).update(`limit ${network}`).digest().readUInt32LE() % rowsPerLimit
  const queue = new WriteQueue<readonly LimitUse[], Refusal | 'again' | undefined>(async (batch) => {
    const uses = batch.flat()
    const values = [
      batch.flatMap((post, index) => post.map(() => index)),
      uses.map(({ limit, network }) => `${limit} ${rowOf(network)}`),
      ...(['amount', 'most', 'period'] as const).map((name) => uses.map((use) => Math.floor(use[name]))),
    ]
    const take = () => run<RefusedRow>(takeStatement, values, 'take limits')
    const refused = await take().catch((error: unknown) => {
      if (error instanceof Error && errorCode(error.cause) === tooMuch) return take()
      throw error
    })
    return batch.map((post, index) => {
      const row = refused.find((one) => one.post === index)
      if (!row) return { result: undefined }
      const use = uses[row.place - 1]
      return { result: row.alone && use ? { use: post.indexOf(use), left: row.left } : 'again' }
    })
  })
  return async (uses) => {
    for (;;) {
      const answer = await queue.add(uses)
      if (answer !== 'again') return answer
    }
  }
}
