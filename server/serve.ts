import type { Environment } from './environment'
import { shutDownIsOverdue } from './http-server'
import { logOutput } from './log-output'
import { startServer } from './start-server'
import { terminalLog } from './terminal-log'

/**
 * Runs the server until SIGTERM or SIGINT. Then it answers the requests in flight, and exits with code 0.
 *
 * @param defaultSite the folder of the built site, unless `SITE_DIR` is set
 * @throws StartupError when it cannot start
 */
export async function serve(environment: Environment, defaultSite: string): Promise<void> {
  const destination = process.stdout.isTTY ? terminalLog : logOutput(process.stdout)
  process.on('exit', destination.flush)
  // Unlike a command, a server outlives the reader of what it prints.
  process.stdout.removeAllListeners('error').on('error', () => undefined)
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
      .then(async () => {
        log.info('stopped')
        await destination.end()
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
