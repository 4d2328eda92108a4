import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { HttpClient } from '../../../scripts/harness/http-client'
import { createApp, type AppOptions } from '../../../server/app'
import { DataFile } from '../../../server/store/data-file'
import { openFileStore } from '../../../server/store/file-store'
import type { Store } from '../../../server/store/store'
import { temporaryFolder } from './temporary-folder'

/** The file store on a disk that fails, or blocks, on demand. */
export async function failingStore(): Promise<{
  store: Store
  /** From now on every write fails with this system error code; undefined lets writes succeed again. */
  failWith: (code: string | undefined) => void
  /** Blocks writes. `started` resolves when the first has begun; `release` lets all of them finish. */
  blockWrite: () => { started: Promise<void>; release: () => void }
}> {
  const directory = await temporaryFolder()
  const file = new DataFile(join(directory, 'vitrine.json'))
  let code: string | undefined
  let beforeWrite = () => Promise.resolve()
  const store = await openFileStore({
    directory,
    async write(data) {
      await beforeWrite()
      if (code !== undefined) throw Object.assign(new Error(`${code}: injected`), { code })
      await file.write(data)
    },
  })
  const blockWrite = () => {
    const start = deferred()
    const end = deferred()
    beforeWrite = () => {
      start.resolve()
      return end.promise
    }
    return { started: start.promise, release: end.resolve }
  }
  return { store, failWith: (next) => (code = next), blockWrite }
}

/** A client of the application over a store. The server and the store are closed after the test. */
export async function clientOf(store: Store, connections = 1, options: AppOptions = {}): Promise<HttpClient> {
  const handle = createApp(store, options).callback()
  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  const client = new HttpClient(`http://127.0.0.1:${port}`, connections)
  onTestFinished(async () => {
    client.close()
    server.close()
    await store.close()
  })
  return client
}

function deferred() {
  let resolve = () => {}
  const promise = new Promise<void>((done) => (resolve = done))
  return { promise, resolve }
}
