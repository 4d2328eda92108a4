import { inject, onTestFinished } from 'vitest'
import { HttpClient } from '../../../scripts/harness/http-client'
import { type ServerProcess, startServer } from '../../../scripts/harness/server-process'
import { temporaryFolder } from './temporary-folder'

/** The built server on its own data folder, with a client. Both end with the test. */
export async function runningServer(
  environment: Record<string, string> = {},
): Promise<{ server: ServerProcess; client: HttpClient; directory: string }> {
  const directory = environment.DATA_DIR ?? (await temporaryFolder())
  const server = await startServer(inject('dist'), { DATA_DIR: directory, ...environment })
  const client = new HttpClient(server.url)
  onTestFinished(async () => {
    client.close()
    await server.stop('SIGKILL')
  })
  return { server, client, directory }
}
