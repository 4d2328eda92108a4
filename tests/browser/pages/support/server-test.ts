import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ServerProcess, startServer } from '../../../../scripts/harness/server-process'
import { test } from '../../fixture'

/** Each test has its own server, without stories. `environment` adds to the server's variables. */
export const serverTest = test.extend<{ environment: Record<string, string>; server: ServerProcess }>({
  environment: [{}, { option: true }],
  server: async ({ environment }, use) => {
    const data = mkdtempSync(join(tmpdir(), 'vitrine-stories-'))
    const server = await startServer('dist', { DATA_DIR: data, ...environment })
    await use(server)
    await server.stop()
    rmSync(data, { recursive: true })
  },
  baseURL: async ({ server }, use) => use(server.url),
})
