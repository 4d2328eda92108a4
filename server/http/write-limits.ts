import { setTimeout as wait } from 'node:timers/promises'
import type { Context, Middleware } from 'koa'
import { type Capacity, storageLimits } from '../store/capacity'
import type { LimitUse, RecordList, Refusal, Store } from '../store/store'
import { networksOf } from './client'
import { HttpError } from './http-error'
import { PeriodCounts } from './period-counts'

const minute = 60 * 1000
const hour = 60 * minute

/** An amount that is about to be used, and a sentence for those who have used too much, without a period. */
interface Use extends LimitUse {
  fact: string
}

/** Counts in this process. The returned function counts all uses or, when one of them is too much, none. */
function localLimits(): (uses: readonly Use[]) => Refusal | undefined {
  const periods = new Map<number, PeriodCounts>()
  return (uses) => {
    const counted = uses.map(({ limit, network, period, ...use }) => {
      const counts = periods.get(period) ?? new PeriodCounts(period)
      periods.set(period, counts)
      return { ...use, counts, key: `${limit} ${network}` }
    })
    const index = counted.findIndex(({ counts, key, amount, most }) => counts.of(key) + amount > most)
    const full = counted[index]
    if (full) return { use: index, left: full.counts.left() }
    for (const { counts, key, amount } of counted) counts.add(key, amount)
    return undefined
  }
}

/** @throws HttpError 429 with Retry-After in seconds, when a use is refused */
function reject(uses: readonly Use[], refusal: Refusal | undefined): void {
  if (!refusal) return
  const seconds = Math.max(1, Math.ceil(refusal.left / 1000))
  throw new HttpError(429, `${uses[refusal.use]?.fact}. Please try again in ${seconds} s.`, {
    headers: { 'Retry-After': String(seconds) },
  })
}

/** One request of a client, and of the networks around it. */
const requestUses = (ctx: Context, perMinute: number, fact: string): Use[] =>
  networksOf(ctx).map(({ name, share }, index) => ({
    limit: `requests ${index}`,
    network: name,
    amount: 1,
    most: perMinute * share,
    period: minute,
    fact,
  }))

const tooManyPosts = 'Too many posts from your network'

/**
 * Limits how often a client may send a request, and the networks around it two and four times as often. One that is rejected
 * later counts too, because it costs work as well.
 *
 * @param perMinute requests per client per minute; 0 means no limit
 * @param fact what a client is told beyond that
 */
export function requestLimit(perMinute: number, fact = tooManyPosts): Middleware {
  if (perMinute === 0) return (_ctx, next) => next()
  const take = localLimits()
  return (ctx, next) => {
    const uses = requestUses(ctx, perMinute, fact)
    reject(uses, take(uses))
    return next()
  }
}

/** Spends what a record is about to take. @throws HttpError 429 when there is too little left for its client */
export type Spend = (ctx: Context, list: Pick<RecordList<object>, 'capacity'>, bytes: number) => Promise<void>

/** Milliseconds that a post waits for the counts of all servers. */
const patience = 1_000

/**
 * Limits how much of each list's capacity clients may fill, so that it lasts until the owner is awake. Within an hour, a
 * client fills a sixteenth at most; within a day, a /56 network an eighth, a /48 or an IPv4 /24 network a quarter, and
 * all clients together a half. Where servers share a store, they count together what is about to be saved, and its posts per minute.
 *
 * @param perHour bytes per client per hour, if they are less than that; 0 means no limit on space at all
 * @param perMinute posts per client per minute; 0 means no limit
 * @param takeShared as of {@link Store}. While it does not answer, this server counts by itself.
 */
export function writeBudget(perHour: number, perMinute: number, takeShared: Store['takeShared']): Spend {
  const take = localLimits()
  return async (ctx, { capacity }, bytes) => {
    const space = perHour === 0 ? [] : spaceUses(ctx, capacity, bytes, perHour)
    const uses = perMinute === 0 ? space : [...space, ...requestUses(ctx, perMinute, tooManyPosts)]
    if (uses.length === 0) return
    const unknown = wait(patience, 'unknown' as const, { ref: false })
    const answer =
      takeShared && (await Promise.race([takeShared(uses), unknown]).catch(() => 'unknown' as const))
    // Its requests have been counted here already.
    reject(uses, takeShared && answer !== 'unknown' ? answer : take(space))
  }
}

function spaceUses(
  ctx: Context,
  { list, bytes: capacity, records }: Capacity,
  bytes: number,
  perHour: number,
): Use[] {
  const each = Math.min(perHour, Math.max(storageLimits.recordBytes, capacity / 16))
  const units = [{ unit: 'bytes', amount: bytes, each, all: capacity / 2 }]
  if (records !== undefined)
    units.push({ unit: 'records', amount: 1, each: Math.ceil(records / 16), all: Math.ceil(records / 2) })
  return units.flatMap(({ unit, amount, each: most, all }) => [
    ...networksOf(ctx).map(({ name, share }, index) => ({
      limit: `${list} ${unit} ${index}`,
      network: name,
      amount,
      most: most * share,
      period: index === 0 ? hour : 24 * hour,
      fact: 'Your network has posted too much',
    })),
    {
      limit: `${list} ${unit}`,
      network: 'all',
      amount,
      most: all,
      period: 24 * hour,
      fact: 'All together have posted too much today',
    },
  ])
}
