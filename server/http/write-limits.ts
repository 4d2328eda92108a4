import type { Context, Middleware } from 'koa'
import { storageLimits } from '../store/capacity'
import type { RecordList } from '../store/store'
import { networksOf } from './client'
import { HttpError } from './http-error'
import { PeriodCounts } from './period-counts'

const hour = 60 * 60 * 1000

/** An amount that is about to be used, and the most that may be used within the period of the counts. */
interface Use {
  counts: PeriodCounts
  key: string
  amount: number
  most: number
  /** A sentence for those who have used too much, without a period. */
  fact: string
}

/**
 * Counts all uses or, when one of them is too much, none.
 *
 * @throws HttpError 429 with Retry-After in seconds
 */
function take(uses: readonly Use[]): void {
  const tooMuch = uses.find(({ counts, key, amount, most }) => counts.of(key) + amount > most)
  if (tooMuch) {
    const seconds = Math.max(1, Math.ceil(tooMuch.counts.left() / 1000))
    throw new HttpError(429, `${tooMuch.fact}. Please try again in ${seconds} s.`, {
      headers: { 'Retry-After': String(seconds) },
    })
  }
  for (const { counts, key, amount } of uses) counts.add(key, amount)
}

/**
 * Limits how often a client may send a request, and the networks around it two and four times as often. One that is rejected
 * later counts too, because it costs work as well.
 *
 * @param perMinute requests per client per minute; 0 means no limit
 * @param fact what a client is told beyond that
 */
export function requestLimit(perMinute: number, fact = 'Too many posts from your network'): Middleware {
  if (perMinute === 0) return (_ctx, next) => next()
  const counts = new PeriodCounts(60_000)
  return (ctx, next) => {
    const uses = networksOf(ctx).map(({ name, share }) => ({
      counts,
      key: name,
      amount: 1,
      most: perMinute * share,
      fact,
    }))
    take(uses)
    return next()
  }
}

/** Spends the room that a record is about to take. @throws HttpError 429 when there is too little left for its client */
export type Spend = (ctx: Context, list: Pick<RecordList<object>, 'capacity'>, bytes: number) => void

/**
 * Limits how much of each list's room clients may fill, so that it lasts until the owner is awake. Within an hour, a
 * client fills a sixteenth at most; within a day, a /56 network an eighth, a /48 or an IPv4 /24 network a quarter, and
 * all clients together a half.
 *
 * @param perHour bytes per client per hour, if they are less than that; 0 means no limit at all
 */
export function roomBudget(perHour: number): Spend {
  if (perHour === 0) return () => undefined
  const hourly = new PeriodCounts(hour)
  const daily = new PeriodCounts(24 * hour)
  return (ctx, { capacity }, bytes) => {
    const { list, bytes: room, records } = capacity
    const each = Math.min(perHour, Math.max(storageLimits.recordBytes, room / 16))
    const units = [{ unit: 'bytes', amount: bytes, each, all: room / 2 }]
    if (records !== undefined)
      units.push({ unit: 'records', amount: 1, each: Math.ceil(records / 16), all: Math.ceil(records / 2) })
    const networks = networksOf(ctx)
    take(
      units.flatMap(({ unit, amount, each, all }) => [
        ...networks.map(({ name, share }, index) => ({
          counts: index === 0 ? hourly : daily,
          key: `${list} ${unit} ${name}`,
          amount,
          most: each * share,
          fact: 'Your network has posted too much',
        })),
        {
          counts: daily,
          key: `${list} ${unit}`,
          amount,
          most: all,
          fact: 'All together have posted too much today',
        },
      ]),
    )
  }
}
