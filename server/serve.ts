import type { AddressInfo } from 'node:net'
import pino from 'pino'
import { createApp } from './app'
import type { Environment } from './environment'
import { listen } from './listen'
import { openStore } from './open-store'
import { drain } from './shutdown'
import { loadSite } from './site'
import { StartError } from './store/store'

/**
 * Runs the server until SIGTERM or SIGINT; then answers what is in flight and ends with 0.
 *
 * @param builtSite the folder of the built site when `SITE_DIR` names none
 * @throws StartError in words when it cannot start
 */
export async function serve(environment: Environment, builtSite: string): Promise<void> {
  // Lines are written together, at the latest after half a second: one system call a request would be its dearest part.
  const destination = pino.destination({ sync: false, minLength: 16_000, periodicFlush: 500 })
  const log = pino(
    { level: environment.LOG_LEVEL, base: null, serializers: { error: describeError } },
    destination,
  )
  const directory = environment.SITE_DIR ?? builtSite
  const site = directory === 'none' ? undefined : await loadSite(directory)
  const store = await openStore(environment, (message) => log.warn(message))

  let ending = false
  const app = createApp(store, {
    site,
    log,
    writeLimit: environment.WRITE_LIMIT,
    allowedOrigins: environment.ALLOWED_ORIGINS,
    proxies: environment.TRUST_PROXY,
    isEnding: () => ending,
  })
  const server = await listen(app, environment.PORT).catch(async (error: NodeJS.ErrnoException) => {
    await store.close()
    throw new StartError(
      `PORT ${environment.PORT} cannot be used (${error.code}). Free it, or set another PORT.`,
    )
  })
  const { port } = server.address() as AddressInfo
  log.info(
    { port, store: environment.DATABASE_URL ? 'postgresql' : 'file', url: `http://localhost:${port}` },
    'listening',
  )
  destination.flush()

  const end = (signal: string) => {
    // A second signal means that nobody wants to wait any more.
    if (ending) return server.closeAllConnections()
    ending = true
    log.info({ signal }, 'ending')
    void drain(server)
      .then(() => store.close())
      .finally(() => {
        log.info('ended')
        destination.flushSync()
        process.exit(0)
      })
  }
  process.on('SIGTERM', end).on('SIGINT', end)
}

/** An error's kind and place; its other properties (a query's values, say) can hold what a visitor typed. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) }
  const { name, message, stack, cause } = error
  return {
    name,
    message,
    stack,
    ...('code' in error && { code: error.code }),
    ...(cause !== undefined && { cause: describeError(cause) }),
  }
}
