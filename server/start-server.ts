import type { AddressInfo } from 'node:net'
import pino, { type DestinationStream, type Logger } from 'pino'
import { createApp } from './app'
import { readBuiltSite } from './built-site'
import { ByteCache } from './byte-cache'
import type { Environment } from './environment'
import { notificationDeadline, shutDown, startHttpServer } from './http-server'
import { openStore } from './open-store'
import { createNotifier } from './notify/notifier'

/** A server that listens. */
export interface StartedServer {
  readonly port: number
  /** The path below which it serves the site, without a trailing slash. */
  readonly base: string
  /** Whether it serves the site, not the API alone. */
  readonly hasSite: boolean
  readonly log: Logger
  /**
   * Answers the requests in flight, and closes the store. Called again, it closes all connections, and waits for no request
   * any longer.
   */
  readonly stop: () => Promise<void>
}

/**
 * Starts the server in this process.
 *
 * @param defaultSite the folder of the built site, unless `SITE_DIR` is set
 * @param destination gets the lines of the log
 * @throws StartupError when it cannot start
 */
export async function startServer(
  environment: Environment,
  defaultSite: string,
  destination: DestinationStream,
): Promise<StartedServer> {
  const log = pino(
    { level: environment.LOG_LEVEL, base: null, serializers: { error: describeError } },
    destination,
  )
  const directory = environment.SITE_DIR ?? defaultSite
  const memory = new ByteCache(environment.SITE_MEMORY * 2 ** 20)
  const site = directory === 'none' ? undefined : await readBuiltSite(directory, memory, environment.SITE_URL)
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
    printsPerMinute: environment.PRINT_LIMIT,
    bytesPerHour: environment.WRITE_SIZE * 1024,
    approvesStories: environment.STORIES_APPROVAL,
    form: {
      requiresToken: environment.FORM_TOKEN === 'required',
      minAge: environment.FORM_MIN_AGE,
      maxAge: environment.FORM_MAX_AGE,
      secrets: environment.FORM_SECRETS,
    },
    ...(notifier && { notify: notifier.notify }),
    listBytes: environment.LIST_SIZE * 2 ** 20,
    securityContacts: environment.SECURITY_CONTACT,
    allowedOrigins: environment.ALLOWED_ORIGINS,
    proxies: environment.TRUST_PROXY,
    isShuttingDown: () => shuttingDown,
  })
  const server = await startHttpServer(app, environment.PORT, {
    connections: environment.CONNECTIONS,
    bytesPerSecond: environment.READ_RATE * 1024,
    patience: 30_000,
  }).catch(async (error: unknown) => {
    await store.close()
    throw error
  })
  const stop = async () => {
    if (shuttingDown) return server.closeAllConnections()
    shuttingDown = true
    const deadline = notificationDeadline()
    await shutDown(server)
    await Promise.all([store.close(), notifier?.close(deadline)])
  }
  const { port } = server.address() as AddressInfo
  return { port, base: site?.base ?? '', hasSite: site !== undefined, log, stop }
}

/** What the log holds of an error. Its other properties, such as a query's values, can hold what a visitor typed. */
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
