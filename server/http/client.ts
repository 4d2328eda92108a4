import { createHmac } from 'node:crypto'
import ipaddr from 'ipaddr.js'
import type { Context } from 'koa'

/** The most results that are cached, and the longest text: longer than any address. */
const limits = { results: 1_000, length: 64 }

/** Caches the results of a pure function of a short text: clients send several requests in a row. */
function cached<Result>(make: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>()
  return (text) => {
    const known = results.get(text)
    if (known !== undefined) return known
    const result = make(text)
    if (results.size >= limits.results) results.clear()
    if (text.length <= limits.length) results.set(text, result)
    return result
  }
}

/**
 * The address that a request counts for: an IPv4 address, or an IPv6 /64 network, since one household or server has a
 * whole /64. An IPv4 address written as IPv6 (`::ffff:192.0.2.1`) counts as IPv4.
 */
export function clientAddress(ctx: Context): string {
  // A proxy may forward something that is not an address; then the proxy's own address counts. The socket of a client
  // that has already left has none.
  return addressOf(ctx.ip) ?? addressOf(ctx.req.socket.remoteAddress ?? '') ?? 'unknown'
}

const addressOf = cached((text) => {
  const bare = withoutPort(text)
  if (!ipaddr.isValid(bare)) return undefined
  const address = ipaddr.process(bare)
  return address.kind() === 'ipv4' ? address.toString() : networkOf(address.toString())
})

const networkOf = (address: string) => `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/64`).toString()}/64`

/** A network that a client is in. */
export interface Network {
  name: string
  /** How many times as much as one client it may post. */
  share: number
}

/** The client itself, and the networks around it that one person may well have: an IPv4 /24, or an IPv6 /56 and /48. */
export const networksOf = (ctx: Context): readonly Network[] => networksAround(clientAddress(ctx))

/** The networks of an address, such as a socket's. */
export const networksAt = (address = ''): readonly Network[] =>
  networksAround(addressOf(address) ?? 'unknown')

const networksAround = cached((client): readonly Network[] => {
  const own = { name: client, share: 1 }
  const address = client.replace('/64', '')
  if (!ipaddr.isValid(address)) return [own]
  const isIpv4 = ipaddr.parse(address).kind() === 'ipv4'
  const around = (bits: number, share: number) => {
    const network = (isIpv4 ? ipaddr.IPv4 : ipaddr.IPv6).networkAddressFromCIDR(`${address}/${bits}`)
    return { name: `${network.toString()}/${bits}`, share }
  }
  return isIpv4 ? [own, around(24, 4)] : [own, around(56, 2), around(48, 4)]
})

/** Some proxies forward the port, too: `192.0.2.1:5000`, `[2001:db8::1]:5000`. */
const withoutPort = (text: string) => text.replace(/^([\d.]+):\d+$|^\[([^\]]+)\](?::\d+)?$/, '$1$2')

/**
 * Gives each client a key: 16 hexadecimal digits that are always the same for one address, but reveal it to nobody without
 * the secret. The owner can so remove everything that a client has sent, although no address is stored.
 *
 * @param secret stored with the data
 */
export function clientKeys(secret: string): (ctx: Context) => string {
  const keyOf = cached((address) =>
    createHmac('sha256', secret).update(`client ${address}`).digest('hex').slice(0, 16),
  )
  return (ctx) => keyOf(clientAddress(ctx))
}
