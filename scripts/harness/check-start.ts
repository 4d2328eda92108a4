import { createServer } from 'node:net'
import type { Environment } from '../../server/environment'
import { listen } from '../../server/http-server'
import { openStore } from '../../server/open-store'

/**
 * Looks at what would stop the server, before somebody has waited for it: the port, and where posts are kept.
 *
 * @param command Starts the server, for the message that names another port.
 * @throws StartupError when the server could not start
 */
export async function checkStart(environment: Environment, command: string): Promise<void> {
  const server = createServer()
  await listen(server, environment.PORT, command)
  server.close()
  const store = await openStore(environment, { warn: console.error })
  await store.close()
}
