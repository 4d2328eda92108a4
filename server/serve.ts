import type { AddressInfo } from 'node:net'
import pino from 'pino'
import { createApp } from './app'
import { readBuiltSite } from './built-site'
import { ByteCache } from './byte-cache'
import type { Environment } from './environment'
import { notificationDeadline, shutDown, shutDownIsOverdue, startHttpServer } from './http-server'
import { openStore } from './open-store'
import { createNotifier } from './notify/notifier'
import { terminalLog } from './terminal-log'

/**
 * Runs the server until SIGTERM or SIGINT. Then it answers the requests in flight, and exits with code 0.
 *
 * @param defaultSite the folder of the built site, unless `SITE_DIR` is set
 * @throws StartupError when it cannot start
 */
export async function serve(environment: Environment, defaultSite: string): Promise<void> {
  // Log lines are written in batches, at least twice a second: a system call per line would cost more than the request.
  const destination = process.stdout.isTTY
    ? terminalLog
    : pino.destination({ sync: false, minLength: 16_000, periodicFlush: 500 })
  const log = pino(
    { level: environment.LOG_LEVEL, base: null, serializers: { error: describeError } },
    destination,
  )
  const directory = environment.SITE_DIR ?? defaultSite
  const memory = new ByteCache(environment.SITE_MEMORY * 2 ** 20)
  const site = directory === 'none' ? undefined : await readBuiltSite(directory, memory)
  const store = await openStore(environment, {
    warn: (message) => log.warn(message),
    onChange: (change) => log.info(change, 'changed by the owner'),
  })

  const { NOTIFY_URL, NOTIFY_SECRET } = environment
  const notifier =
    NOTIFY_URL === undefined
      ? undefined
      : createNotifier({
          url: NOTIFY_URL,
          secret: NOTIFY_SECRET,
          warn: (details, message) => log.warn(details, message),
        })

  let shuttingDown = false
  const app = createApp(store, {
    site,
    log,
    postsPerMinute: environment.WRITE_LIMIT,
    bytesPerHour: environment.WRITE_SIZE * 1024,
    approvesStories: environment.STORIES_APPROVAL,
    form: {
      requiresToken: environment.FORM_TOKEN === 'required',
      minAge: environment.FORM_MIN_AGE,
      maxAge: environment.FORM_MAX_AGE,
    },
    ...(notifier && { notify: notifier.notify }),
    listBytes: environment.LIST_SIZE * 2 ** 20,
    allowedOrigins: environment.ALLOWED_ORIGINS,
    proxies: environment.TRUST_PROXY,
    isShuttingDown: () => shuttingDown,
  })
  const server = await startHttpServer(app, environment.PORT).catch(async (error: unknown) => {
    await store.close()
    throw error
  })
  const stop = (signal: string) => {
    // A second signal ends the wait.
    if (shuttingDown) return server.closeAllConnections()
    shuttingDown = true
    log.info({ signal }, 'shutting down')
    const deadline = notificationDeadline()
    const stopped = shutDown(server).then(() => Promise.all([store.close(), notifier?.close(deadline)]))
    void Promise.race([stopped, shutDownIsOverdue()])
      .catch((error: unknown) => log.error({ error }, 'the store could not be closed'))
      .finally(() => {
        log.info('stopped')
        destination.flushSync()
        process.exit(0)
      })
  }
  process.on('SIGTERM', stop).on('SIGINT', stop)

  // Logged last: a reader of this line may send a signal at once.
  const { port } = server.address() as AddressInfo
  log.info(
    {
      port,
      store: environment.DATABASE_URL ? 'postgresql' : 'file',
      site: site !== undefined,
      url: `http://localhost:${port}`,
    },
    'listening',
  )
  destination.flush()
}

/** An error for the log, without other properties, such as a query's values: they may contain what a visitor typed. */
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
