import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { siteManifest } from '../../../src/shared/site-manifest'
import { entryFiles } from '../../entry/registry-folders'
import { demoProject } from '../../harness/auth/demo-project'
import { launchArguments } from '../../harness/chromium'
import { freePort } from '../../harness/free-port'
import { MockServer } from '../../harness/mock-server'
import { startServer } from '../../harness/server-process'
import { metaOf, writeBaseline } from './baseline'
import type { Column } from './table'

/** The built site and the baseline pages, each behind our server. */
interface Sites {
  readonly site: string
  /** The same site with sign-in configured. */
  readonly siteWithSignIn: string
  readonly baseline: string
  /** The address of every document. */
  readonly targets: readonly string[]
  /** The addresses of the components' pages. */
  readonly details: readonly string[]
  readonly stop: () => Promise<void>
}

function build(folder: string, settings: Readonly<Record<string, string>>): void {
  const { status, stdout, stderr } = spawnSync('npx', ['vite', 'build', '--app', '--logLevel', 'error'], {
    env: { ...process.env, OUT_DIR: folder, ...settings },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The site could not be built:\n${stdout}\n${stderr}`)
}

/** Builds the sites, writes the baseline, and starts their servers. A mock server answers in GitHub's place. */
export async function startSites(): Promise<Sites> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
  const mockServer = new MockServer()
  const port = await freePort()
  const settings = {
    VITE_CODE_HOST_API: `http://localhost:${await mockServer.start()}`,
    VITE_SITE_URL: `http://127.0.0.1:${port}`,
  }
  const dist = join(folder, 'site')
  build(dist, settings)
  build(join(folder, 'site-with-sign-in'), { ...settings, ...demoProject })
  const entries = entryFiles()
  await writeBaseline(join(folder, 'baseline'), dist, entries)
  const serve = (name: string, environment: Readonly<Record<string, string>> = {}) =>
    startServer(dist, {
      SITE_DIR: join(folder, name),
      DATA_DIR: join(folder, `${name}-data`),
      ...environment,
    })
  const [site, siteWithSignIn, baseline] = await Promise.all([
    // The port that the build was configured with, so that canonical links are its own.
    serve('site', { PORT: String(port) }),
    serve('site-with-sign-in'),
    serve('baseline'),
  ])
  const { documents } = siteManifest.parse(JSON.parse(readFileSync(join(dist, 'site.json'), 'utf8')))
  return {
    site: `http://localhost:${site.port}`,
    siteWithSignIn: `http://localhost:${siteWithSignIn.port}`,
    baseline: `http://localhost:${baseline.port}`,
    targets: Object.keys(documents),
    details: entries.map((entry) => metaOf(entry).route),
    stop: async () => {
      await Promise.all([site.stop(), siteWithSignIn.stop(), baseline.stop()])
      mockServer.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A browser to measure with. */
interface BenchBrowser {
  /** Its column of the table. */
  readonly column: Column
  /** The name of its file, and its version. */
  readonly name: string
  readonly browser: Browser
  /** The port on which Lighthouse controls the browser. */
  readonly debuggingPort: number
}

export type BenchEnvironment = Sites & BenchBrowser

/**
 * Chromium's windows load the two documents of the address bar's popup when they open. A visitor's window is open long
 * before a page loads, but here each page opens a new window, and would share the processors with them. Chromium
 * reads only the last list of features, so this one repeats those in Playwright's list that could change a measurement.
 */
const withoutPopup =
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,PaintHolding,HttpsUpgrades,OptimizationHints,Translate'

/** Launches a browser. */
export async function launchBrowser(executablePath: string): Promise<BenchBrowser> {
  const debuggingPort = await freePort()
  const browser = await chromium.launch({
    executablePath,
    args: [...launchArguments, withoutPopup, `--remote-debugging-port=${debuggingPort}`],
  })
  const name = basename(executablePath)
  return {
    column: name.includes('shell') ? 'Headless shell' : 'Chromium',
    name: `${name} ${browser.version()}`,
    browser,
    debuggingPort,
  }
}
