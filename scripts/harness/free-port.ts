import { once } from 'node:events'
import { createServer } from 'node:net'

/** A port on which nothing listens, in the range that the system assigns. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('The system assigned no port.')
  return address.port
}
