import type { Context } from 'koa'
import { HttpError } from './http-error'

/**
 * Counts the bytes of whole lists that are on their way to readers. The returned function adds a response that is about
 * to be sent, until it has been read or its reader has left.
 *
 * @param most in bytes; one list is sent in any case
 * @returns throws HttpError 503 with Retry-After when there is too much on its way
 */
export function openLists(most: number): (ctx: Context) => void {
  let open = 0
  return (ctx) => {
    const bytes = Number(ctx.response.get('Content-Length'))
    if (open > 0 && open + bytes > most)
      throw new HttpError(503, 'Too many are reading the whole list. Ask for a page of it: add ?limit=30.', {
        headers: { 'Retry-After': '5' },
      })
    open += bytes
    ctx.res.once('close', () => (open -= bytes))
  }
}
