import { isIP } from 'node:net'
import type { Context } from 'koa'

/**
 * Whom a request counts for. An IPv6 client counts by its /64 network, since one household or server has all of one; an
 * IPv4 address written as IPv6 counts as what it is.
 */
export function clientAddress(ctx: Context): string {
  // What a proxy wrote may be no address at all; then the proxy itself is all that is known.
  const address = isIP(ctx.ip) ? ctx.ip : (ctx.req.socket.remoteAddress ?? '')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1]) return mapped[1]
  if (isIP(address) !== 6) return address
  const [head = '', tail = ''] = address.toLowerCase().split('::')
  const groups = head === '' ? [] : head.split(':')
  if (address.includes('::')) {
    const rest = tail === '' ? [] : tail.split(':')
    while (groups.length + rest.length < 8) groups.push('0')
    groups.push(...rest)
  }
  return `${groups.slice(0, 4).join(':')}::/64`
}
