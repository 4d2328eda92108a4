import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { siteManifest } from '../../../src/shared/site-manifest'
import { chromiumPath, launchArguments } from '../../harness/chromium'
import { entryFiles } from '../../entry/registry-folders'
import { MockServer } from '../../harness/mock-server'
import { freePort, startServer } from '../../../tests/browser/server'
import { metaOf, writeBaseline } from './baseline'

/** What every measurement needs: the built site and the baseline pages, each behind our server, and a browser. */
export interface BenchEnvironment {
  readonly site: string
  readonly baseline: string
  /** The address of every document. */
  readonly targets: readonly string[]
  /** The addresses of the components' pages. */
  readonly details: readonly string[]
  readonly browser: Browser
  /** The port on which Lighthouse controls the browser. */
  readonly debuggingPort: number
  readonly end: () => Promise<void>
}

/** Builds the site, writes the baseline, and starts servers and browser. A mock server answers in GitHub's place. */
export async function createEnvironment(): Promise<BenchEnvironment> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
  const dist = join(folder, 'dist')
  const mockServer = new MockServer()
  const sitePort = await freePort()
  const codeHost = `http://localhost:${await mockServer.start()}`
  const { status, stdout, stderr } = spawnSync('npx', ['vite', 'build', '--app', '--logLevel', 'error'], {
    env: {
      ...process.env,
      OUT_DIR: dist,
      VITE_CODE_HOST_API: codeHost,
      VITE_SITE_URL: `http://localhost:${sitePort}`,
    },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The site could not be built:\n${stdout}\n${stderr}`)
  const entries = entryFiles()
  await writeBaseline(join(folder, 'baseline'), dist, entries)
  const site = await startServer(join(folder, 'data'), { SITE_DIR: dist }, sitePort)
  const baseline = await startServer(join(folder, 'baseline-data'), { SITE_DIR: join(folder, 'baseline') })
  const debuggingPort = await freePort()
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: [...launchArguments, `--remote-debugging-port=${debuggingPort}`],
  })
  const { documents } = siteManifest.parse(JSON.parse(readFileSync(join(dist, 'site.json'), 'utf8')))
  return {
    site: site.url,
    baseline: baseline.url,
    targets: Object.keys(documents),
    details: entries.map((entry) => metaOf(entry).route),
    browser,
    debuggingPort,
    end: async () => {
      await browser.close()
      await Promise.all([site.stop(), baseline.stop()])
      mockServer.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
