import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { test as base } from '../../fixture'
import { startServer } from '../../../../scripts/harness/server-process'
import { Player } from './player'

/** Names that no machine has; the browser of these tests finds the player behind them. */
const codeHost = 'code-host.test'
const chat = 'chat.test'

/** Playwright empties its output folder before a run: no run finds what another one built. */
const folder = 'test-results/configured-site'

/** Builds the site for the player's addresses, once a run: the worker that comes first builds, the others wait. */
async function build(): Promise<void> {
  if (existsSync(folder)) return
  const working = `${folder}-working`
  try {
    mkdirSync('test-results', { recursive: true })
    mkdirSync(working)
  } catch {
    for (let attempt = 0; attempt < 1800; attempt++) {
      if (existsSync(folder)) return
      await wait(100)
    }
    throw new Error(
      'Another worker was to build the site for the player, and has not; its own failure says why.',
    )
  }
  const { status, stdout, stderr } = spawnSync('npx', ['vite', 'build', '--app', '--logLevel', 'error'], {
    env: {
      ...process.env,
      OUT_DIR: working,
      VITE_CODE_HOST_API: `http://${codeHost}`,
      VITE_CHAT_WIDGET_SRC: `http://${chat}/chat.js`,
    },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The site for the player could not be built:\n${stdout}\n${stderr}`)
  renameSync(working, folder)
}

interface WorkerFixtures {
  /** The address of a site that was built for the player. */
  configuredSite: string
  /** The server that plays code host and chat service, for all tests of a worker. */
  startedPlayer: { readonly player: Player; readonly port: number }
}

/** The house's test on a site whose code host and chat service are played by a local server. */
export const test = base.extend<{ player: Player }, WorkerFixtures>({
  startedPlayer: [
    // Playwright reads a fixture's needs from this pattern, which must be there.
    async ({ browserName: _any }, use) => {
      const player = new Player()
      await use({ player, port: await player.start() })
      player.stop()
    },
    { scope: 'worker' },
  ],
  configuredSite: [
    async ({ startedPlayer: _started }, use) => {
      await build()
      const data = mkdtempSync(join(tmpdir(), 'vitrine-pages-'))
      const server = await startServer(folder, { DATA_DIR: data })
      await use(server.url)
      await server.stop()
      rmSync(data, { recursive: true })
    },
    { scope: 'worker', timeout: 200_000 },
  ],
  launchOptions: [
    async ({ launchOptions, startedPlayer: { port } }, use) => {
      const rules = [codeHost, chat].map((name) => `MAP ${name} 127.0.0.1:${port}`).join(', ')
      await use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), `--host-resolver-rules=${rules}`],
      })
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ configuredSite }, use) => use(configuredSite),
  player: async ({ startedPlayer: { player } }, use) => {
    player.play('pages')
    await use(player)
  },
})
