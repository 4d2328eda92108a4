import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { createApp } from '../../../server/app'
import { DataFile } from '../../../server/store/data-file'
import { openFileStore } from '../../../server/store/file-store'
import type { Store } from '../../../server/store/store'
import { Client } from './client'
import { temporaryFolder } from './temporary'

/** The file store on a disk that fails, or waits, as it is told to. */
export async function failingStore(): Promise<{
  store: Store
  /** The code of the system that every write fails with from now on; undefined lets them through. */
  failWith: (code: string | undefined) => void
  /** Keeps writes waiting until the returned function is called. */
  hold: () => () => void
}> {
  const directory = await temporaryFolder()
  const file = new DataFile(join(directory, 'vitrine.json'))
  let code: string | undefined
  let held = Promise.resolve()
  const store = await openFileStore({
    directory,
    recordLimit: 10_000,
    async write(data) {
      await held
      if (code !== undefined) throw Object.assign(new Error(`${code}: injected`), { code })
      await file.write(data)
    },
  })
  const hold = () => {
    const { promise, resolve } = deferred()
    held = promise
    return resolve
  }
  return { store, failWith: (next) => (code = next), hold }
}

/** The application over a store, on a free port; both end with the test. */
export async function listening(store: Store, connections = 1): Promise<Client> {
  const answer = createApp(store).callback()
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  const client = new Client(`http://127.0.0.1:${port}`, connections)
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
