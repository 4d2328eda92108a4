import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from '../../fixture'
import { buildWith } from '../../support/build-with'
import { demoProject } from '../../../../scripts/harness/auth/demo-project'
import { startServer } from '../../../../scripts/harness/server-process'
import { MockServer } from '../../../../scripts/harness/mock-server'

/** Host names that the tests' browser maps to the mock server. */
const codeHost = 'code-host.test'
const chat = 'chat.test'

interface WorkerFixtures {
  /** The URL of a site built for the mock server. */
  configuredSite: string
  /** The worker's mock of code host and chat service. */
  startedMockServer: { readonly mockServer: MockServer; readonly port: number }
}

/** The test of a site whose code host and chat service are mocked. */
export const test = base.extend<{ mockServer: MockServer }, WorkerFixtures>({
  startedMockServer: [
    // Playwright requires a destructuring pattern here.
    async ({ browserName: _any }, use) => {
      const mockServer = new MockServer()
      await use({ mockServer, port: await mockServer.start() })
      mockServer.stop()
    },
    { scope: 'worker' },
  ],
  configuredSite: [
    async ({ startedMockServer: _started }, use, { project }) => {
      const folder = await buildWith(project.outputDir, 'configured-site', {
        VITE_CODE_HOST_API: `http://${codeHost}`,
        VITE_CHAT_WIDGET_SRC: `http://${chat}/chat.js`,
        ...demoProject,
      })
      const data = mkdtempSync(join(tmpdir(), 'vitrine-pages-'))
      const server = await startServer(folder, { DATA_DIR: data })
      await use(server.url)
      await server.stop()
      rmSync(data, { recursive: true })
    },
    { scope: 'worker', timeout: 200_000 },
  ],
  launchOptions: [
    async ({ launchOptions, startedMockServer: { port } }, use) => {
      const rules = [codeHost, chat].map((name) => `MAP ${name} 127.0.0.1:${port}`).join(', ')
      await use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), `--host-resolver-rules=${rules}`],
      })
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ configuredSite }, use) => use(configuredSite),
  mockServer: [
    async ({ startedMockServer: { mockServer } }, use) => {
      mockServer.respond('success')
      await use(mockServer)
    },
    // Tests that do not use it need the reset, too.
    { auto: true },
  ],
})
