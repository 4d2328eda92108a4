import type { AddressInfo } from 'node:net'
import pino, { type DestinationStream, type Logger } from 'pino'
import { createApp } from './app'
import { readBuiltSite } from './built-site'
import { ByteCache } from './byte-cache'
import type { Environment } from './environment'
import { shutDown, startHttpServer } from './http-server'
import { openStore } from './open-store'
import { startNotifier } from './notify/notifier'

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

  const { METRICS_PORT, METRICS_HOST } = environment
  // Without its port, nothing is loaded, counted or timed.
  const metrics = METRICS_PORT === undefined ? undefined : (await import('./metrics')).createMetrics(store)
  // A proxy has the connections of all its clients.
  const isProxied = environment.TRUST_PROXY > 0
  let shuttingDown = false
  const app = createApp(store, {
    site,
    siteAddress: environment.SITE_URL,
    log,
    observe: metrics?.observe,
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
    listBytes: environment.LIST_SIZE * 2 ** 20,
    securityContacts: environment.SECURITY_CONTACT,
    allowedOrigins: environment.ALLOWED_ORIGINS,
    proxies: environment.TRUST_PROXY,
    requestsEach: isProxied ? environment.CLIENT_CONNECTIONS : 0,
    isShuttingDown: () => shuttingDown,
  })
  const failed = async (error: unknown): Promise<never> => {
    await store.close()
    throw error
  }
  const server = await startHttpServer(app, environment.PORT, {
    connections: environment.CONNECTIONS,
    connectionsEach: isProxied ? 0 : environment.CLIENT_CONNECTIONS,
    bytesPerSecond: environment.READ_RATE * 1024,
  }).catch(failed)
  const scrapes = await metrics?.serve(server, METRICS_PORT ?? 0, METRICS_HOST).catch((error: unknown) => {
    server.close()
    return failed(error)
  })
  const { NOTIFY_URL: url, NOTIFY_SECRET: secret } = environment
  const warn = (details: object, message: string) => log.warn(details, message)
  const endNotifier =
    url === undefined ? undefined : startNotifier({ url, secret, outbox: store.outbox, warn })
  const stop = async () => {
    if (shuttingDown) return server.closeAllConnections()
    shuttingDown = true
    await Promise.all([shutDown(server), endNotifier?.()])
    scrapes?.close()
    scrapes?.closeAllConnections()
    await store.close()
  }
  const { port } = server.address() as AddressInfo
  return { port, base: site?.base ?? '', hasSite: site !== undefined, log, stop }
}

/** The properties of an error for the log. Others, such as a query's values, can hold text that a visitor typed. */
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
