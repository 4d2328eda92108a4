import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { siteManifest } from '../../../src/shared/site-manifest'
import { entryFiles } from '../../entry/registry-folders'
import { demoProject } from '../../harness/auth/demo-project'
import { MockServer } from '../../harness/mock-server'
import { freePort } from '../../harness/free-port'
import { startServer } from '../../harness/server-process'
import { metaOf, writeBaseline } from './baseline'

/** The built site and the baseline pages, each behind our server. */
export interface Sites {
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
