import { inject, onTestFinished } from 'vitest'
import { HttpClient } from '../../../scripts/harness/http-client'
import { type ServerProcess, startServer, unlimited } from '../../../scripts/harness/server-process'
import { readEnvironment } from '../../../server/environment'
import { startServer as startHere } from '../../../server/start-server'
import { temporaryFolder } from './temporary-folder'

type Settings = Readonly<Record<string, string>>

/** A server on its own data folder, with a client. Both end with the test. */
interface Running<Server> {
  server: Server
  client: HttpClient
  directory: string
}

/** What a server in this process and one in a process of its own have in common. */
export type RunningServer = Pick<ServerProcess, 'url' | 'port' | 'log'> & { stop: () => Promise<unknown> }

/** The built server in a process of its own: for tests of signals and exit codes, and of what a killed process leaves. */
export async function serverProcess(settings: Settings = {}): Promise<Running<ServerProcess>> {
  const directory = settings.DATA_DIR ?? (await temporaryFolder())
  const server = await startServer(inject('dist'), { DATA_DIR: directory, ...settings })
  const client = new HttpClient(server.url)
  onTestFinished(async () => {
    client.close()
    await server.stop('SIGKILL')
  })
  return { server, client, directory }
}

/** The server in this process: all that it does but signals, in a fiftieth of the time that a process takes to start. */
export async function runningServer(settings: Settings = {}): Promise<Running<RunningServer>> {
  const directory = settings.DATA_DIR ?? (await temporaryFolder())
  const log: Record<string, unknown>[] = []
  const environment = readEnvironment({ PORT: '0', ...unlimited, DATA_DIR: directory, ...settings })
  const started = await startHere(environment, inject('dist'), {
    write: (line) => log.push(JSON.parse(line) as Record<string, unknown>),
  })
  const url = `http://127.0.0.1:${started.port}`
  const client = new HttpClient(url)
  let stopped: Promise<void> | undefined
  const stop = () => (stopped ??= started.stop())
  onTestFinished(async () => {
    client.close()
    await stop()
  })
  return { server: { url, port: started.port, log, stop }, client, directory }
}
