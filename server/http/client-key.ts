import { createHmac } from 'node:crypto'
import type { Context } from 'koa'
import { clientAddress } from './client-address'

/**
 * Gives each client a key: 16 hexadecimal digits that are always the same for one address, and from which nobody without
 * the secret can find it. The owner can so remove all that a client has sent, though no address is stored.
 *
 * @param secret kept with the data
 */
export const clientKeys =
  (secret: string): ((ctx: Context) => string) =>
  (ctx) =>
    createHmac('sha256', secret)
      .update(`client ${clientAddress(ctx)}`)
      .digest('hex')
      .slice(0, 16)
