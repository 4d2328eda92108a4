import type { Context, Middleware } from 'koa'
import { type Network, networksOf } from './client'
import { HttpError } from './http-error'

/** Counts what is being opened. @returns ends it; undefined, and counts nothing, when a network has too much open */
export type Open = (networks: readonly Network[], amount: number) => (() => void) | undefined

/**
 * Counts what is open at the same time, such as connections, by client and by the networks around it. It remembers only
 * what is open.
 *
 * @param each the most that a client may have open; a network may have its share times as much
 */
export function openCounts(each: number): Open {
  const counts = new Map<string, number>()
  const of = (name: string) => counts.get(name) ?? 0
  const add = (networks: readonly Network[], amount: number) => {
    for (const { name } of networks) {
      counts.set(name, of(name) + amount)
      if (of(name) <= 0) counts.delete(name)
    }
  }
  return (networks, amount) => {
    if (networks.some(({ name, share }) => of(name) + amount > each * share)) return undefined
    add(networks, amount)
    return () => add(networks, -amount)
  }
}

/** All clients together: twice as much as a /48. */
const everyone: Network = { name: 'everyone', share: 8 }

/**
 * Counts the bytes of whole lists that are on their way to readers. The returned function adds a response that is about
 * to be sent, until it has been read or its reader has left.
 *
 * @param each the most of a client: the longest list, in bytes
 * @returns throws HttpError 503 with Retry-After when there is too much on its way
 */
export function openLists(each: number): (ctx: Context) => void {
  const open = openCounts(each)
  return (ctx) => {
    const close = open([...networksOf(ctx), everyone], Number(ctx.response.get('Content-Length')))
    if (close === undefined)
      throw refused(
        ctx,
        'lists',
        503,
        'Too many are reading the whole list. Ask for a page of it: add ?limit=30.',
      )
    ctx.res.once('close', close)
  }
}

/**
 * Counts the requests of each client that are not answered yet: for a server behind a proxy, which has the connections.
 *
 * @param each the most of a client
 */
export function openRequests(each: number): Middleware {
  const open = openCounts(each)
  return (ctx, next) => {
    const close = open(networksOf(ctx), 1)
    if (close === undefined)
      throw refused(
        ctx,
        'connections',
        429,
        'Your network has too many requests open. Please try again shortly.',
      )
    ctx.res.once('close', close)
    return next()
  }
}

/** @param limit its name in the log */
function refused(ctx: Context, limit: string, status: number, message: string): HttpError {
  ctx.state.refusal = limit
  return new HttpError(status, message, { headers: { 'Retry-After': '5' } })
}
