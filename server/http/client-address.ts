import ipaddr from 'ipaddr.js'
import type { Context } from 'koa'
import { remembered } from './remembered'

/**
 * Whom a request counts for: an IPv4 address, or an IPv6 /64 network, since one household or server has a whole /64. An
 * IPv4 address written as IPv6 (`::ffff:192.0.2.1`) counts as IPv4.
 */
export function clientAddress(ctx: Context): string {
  // A proxy may forward something that is not an address; then the proxy's own address counts. The socket of a client
  // that has already left has none.
  return addressOf(ctx.ip) ?? addressOf(ctx.req.socket.remoteAddress ?? '') ?? 'unknown'
}

const addressOf = remembered((text) => {
  const bare = withoutPort(text)
  if (!ipaddr.isValid(bare)) return undefined
  const address = ipaddr.process(bare)
  return address.kind() === 'ipv4' ? address.toString() : networkOf(address.toString())
})

const networkOf = (address: string) => `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/64`).toString()}/64`

/** Some proxies forward the port, too: `192.0.2.1:5000`, `[2001:db8::1]:5000`. */
const withoutPort = (text: string) => text.replace(/^([\d.]+):\d+$|^\[([^\]]+)\](?::\d+)?$/, '$1$2')
