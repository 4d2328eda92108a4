import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { siteManifest } from '../../../src/shared/site-manifest'
import { chromiumPath, launchArguments } from '../chromium'
import { Player } from '../pages/support/player'
import { freePort } from '../../../scripts/harness/free-port'
import { startServer } from '../../../scripts/harness/server-process'
import { metaOf, writeFloor } from './floor'

/** What every measurement needs: the built site and its yardsticks, each behind our server, and a browser. */
export interface Setting {
  readonly site: string
  readonly floor: string
  /** Every address that has a document. */
  readonly targets: readonly string[]
  /** Those of them that are a component's page. */
  readonly details: readonly string[]
  readonly browser: Browser
  /** Where the browser takes orders from Lighthouse. */
  readonly debuggingPort: number
  readonly end: () => Promise<void>
}

/** Builds, starts and opens all of it. The code host is played by a local server, and the build knows its own address. */
export async function createSetting(): Promise<Setting> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
  const dist = join(folder, 'dist')
  const player = new Player()
  const sitePort = await freePort()
  const codeHost = `http://localhost:${await player.start()}`
  const { status, stdout, stderr } = spawnSync('npx', ['vite', 'build', '--app', '--logLevel', 'error'], {
    env: {
      ...process.env,
      OUT_DIR: dist,
      VITE_CODE_HOST_API: codeHost,
      VITE_SITE_URL: `http://127.0.0.1:${sitePort}`,
    },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The site could not be built:\n${stdout}\n${stderr}`)
  const entries = readdirSync('registry').map((name) => join('registry', name, 'entry.tsx'))
  await writeFloor(join(folder, 'floor'), dist, entries)
  const site = await startServer(dist, { DATA_DIR: join(folder, 'data'), PORT: String(sitePort) })
  const floor = await startServer(dist, {
    DATA_DIR: join(folder, 'floor-data'),
    SITE_DIR: join(folder, 'floor'),
  })
  const debuggingPort = await freePort()
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: [...launchArguments, `--remote-debugging-port=${debuggingPort}`],
  })
  const { documents } = siteManifest.parse(JSON.parse(readFileSync(join(dist, 'site.json'), 'utf8')))
  return {
    site: site.url,
    floor: floor.url,
    targets: Object.keys(documents),
    details: entries.map((entry) => metaOf(entry).route),
    browser,
    debuggingPort,
    end: async () => {
      await browser.close()
      await Promise.all([site.stop(), floor.stop()])
      player.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
