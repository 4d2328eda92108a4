import { once } from 'node:events'
import { createServer } from 'node:net'

/** Listens on a port for a moment. @throws {Error} When the port is taken. */
async function tryPort(port: number): Promise<number> {
  const server = createServer().listen(port)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('The system assigned no port.')
  return address.port
}

/** A port on which nothing listens: the usual one where it is free, else one in the range that the system assigns. */
export const freePort = (usual = 0): Promise<number> => tryPort(usual).catch(() => tryPort(0))
