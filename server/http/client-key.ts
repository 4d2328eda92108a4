import { createHmac } from 'node:crypto'
import type { Context } from 'koa'
import { clientAddress } from './client-address'
import { remembered } from './remembered'

/**
 * Gives each client a key: 16 hexadecimal digits that are always the same for one address, and from which nobody without
 * the secret can find it. The owner can so remove all that a client has sent, though no address is stored.
 *
 * @param secret kept with the data
 */
export function clientKeys(secret: string): (ctx: Context) => string {
  const keyOf = remembered((address) =>
    createHmac('sha256', secret).update(`client ${address}`).digest('hex').slice(0, 16),
  )
  return (ctx) => keyOf(clientAddress(ctx))
}
