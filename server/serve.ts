import pino from 'pino'
import type { Environment } from './environment'
import { shutDownIsOverdue } from './http-server'
import { startServer } from './start-server'
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
  const server = await startServer(environment, defaultSite, destination)
  const { port, base, hasSite, log } = server

  let isStopping = false
  const stop = (signal: string) => {
    // A second signal ends the wait.
    if (isStopping) return void server.stop()
    isStopping = true
    log.info({ signal }, 'shutting down')
    void Promise.race([server.stop(), shutDownIsOverdue()])
      .catch((error: unknown) => log.error({ error }, 'the store could not be closed'))
      .finally(() => {
        log.info('stopped')
        destination.flushSync()
        process.exit(0)
      })
  }
  process.on('SIGTERM', stop).on('SIGINT', stop)

  // Logged last: a reader of this line may send a signal at once.
  log.info(
    {
      port,
      store: environment.DATABASE_URL ? 'postgresql' : 'file',
      site: hasSite,
      url: `http://localhost:${port}${base}`,
    },
    'listening',
  )
  destination.flush()
}
