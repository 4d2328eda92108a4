import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { Client } from './client'
import { type ServerProcess, startServer } from './server-process'

/** A folder that is gone after the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** The built server on a data folder of its own, with a client; both end with the test. */
export async function runningServer(
  environment: Record<string, string> = {},
): Promise<{ server: ServerProcess; client: Client; directory: string }> {
  const directory = environment.DATA_DIR ?? (await temporaryFolder())
  const server = await startServer(inject('dist'), { DATA_DIR: directory, ...environment })
  const client = new Client(server.url)
  onTestFinished(async () => {
    client.close()
    await server.end('SIGKILL')
  })
  return { server, client, directory }
}
