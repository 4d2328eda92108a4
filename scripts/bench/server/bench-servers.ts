import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { encodeData } from '../../../server/store/data-layouts'
import { dataOf, withoutOrigin } from '../../../server/store/list-data'
import { buildServer } from '../../harness/build-server'
import { writeFixtureSite } from '../../harness/fixture-site'
import { storyOf } from '../../harness/sample-records'
import { type ServerProcess, startServer, untilListening } from '../../harness/server-process'
import type { BaselineServer } from './baseline-servers'

/** Starts the servers that are compared. */
export interface BenchServers {
  /** Our server on a data file with some stories, with all middleware and no limits. */
  startOurs: (stories: number) => Promise<ServerProcess>
  /** Our server with the site of `npm run build`, without limits. */
  startBuilt: () => Promise<ServerProcess>
  /** Our server on a database, with all middleware and without limits, except for the store's. */
  startOnDatabase: (url: string) => Promise<ServerProcess>
  /** lowdb without a queue on a file with some stories. */
  startPlainLowdb: (stories: number) => Promise<ServerProcess>
  /** node:http that inserts each story by a bare pool into the table `bare` of a database. */
  startBarePool: (url: string) => Promise<ServerProcess>
  /** node:http that answers with a list of some stories. */
  startRawList: (stories: number) => Promise<ServerProcess>
  /** Removes the build and all data. */
  clean: () => Promise<void>
}

/** Builds our server into a temporary folder. */
export async function createBenchServers(): Promise<BenchServers> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-bench-'))
  const dist = join(folder, 'dist')
  await buildServer(join(dist, 'server'))
  await writeFixtureSite(dist)
  let started = 0
  const newPath = () => join(folder, String(++started))

  return {
    async startOurs(count) {
      const DATA_DIR = newPath()
      await mkdir(DATA_DIR)
      const stories = Array.from({ length: count }, (_, number) => ({
        id: `seed-${number}`,
        ...storyOf(number),
      }))
      await writeFile(
        join(DATA_DIR, 'vitrine.json'),
        encodeData(dataOf({ stories: stories.map(withoutOrigin) })),
      )
      return startServer(dist, { DATA_DIR, STORE_LIMIT: '1000000' })
    },
    async startBuilt() {
      if (!existsSync('dist/server/index.js'))
        throw new Error('There is no site in dist. Run npm run build first.')
      const DATA_DIR = newPath()
      await mkdir(DATA_DIR)
      return startServer(resolve('dist'), { DATA_DIR })
    },
    startOnDatabase: (url) => startServer(dist, { DATABASE_URL: url }),
    startPlainLowdb: (count) => startBaseline('plain-lowdb', newPath(), String(count)),
    startBarePool: (url) => startBaseline('bare-pool', url),
    startRawList: (count) => startBaseline('raw-list', String(count)),
    clean: () => rm(folder, { recursive: true, force: true }),
  }
}

const baselineServers = resolve(import.meta.dirname, 'baseline-servers.ts')

const startBaseline = (name: BaselineServer, ...words: string[]): Promise<ServerProcess> =>
  untilListening(
    spawn(process.execPath, ['--import', 'tsx', baselineServers, name, ...words], {
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  )
