import pg from 'pg'
import { createCluster } from '../../harness/postgres-cluster'
import { storyOf } from '../../harness/sample-records'
import type { ServerProcess } from '../../harness/server-process'
import type { BenchServers } from './bench-servers'

/** A separate database with some stories, and our server on it. */
export interface BenchDatabase {
  server: ServerProcess
  url: string
}

/** Creates a cluster whose databases are filled by the database itself: a million stories take seconds. */
export async function createBenchDatabases(servers: BenchServers): Promise<{
  start: (stories: number) => Promise<BenchDatabase>
  /** Makes each flush of the cluster's log take 2 ms more, as on a disk of a usual server. */
  slowFlushes: () => Promise<void>
  /** Stops the servers and removes the databases. */
  remove: () => Promise<void>
}> {
  const cluster = await createCluster()
  const started: ServerProcess[] = []
  return {
    async start(stories) {
      const name = `bench${started.length}`
      await query(cluster.url, `create database ${name}`)
      const url = cluster.url.replace(/postgres$/, name)
      const server = await servers.startOnDatabase(url)
      started.push(server)
      await query(url, fill, [stories, ...Object.values(storyOf('seed'))])
      await query(url, count)
      await query(url, 'vacuum analyze vitrine_stories')
      return { server, url }
    },
    async slowFlushes() {
      // In microseconds, and however few transactions run (PostgreSQL manual, 19.5.1).
      await query(cluster.url, 'alter system set commit_delay = 2000')
      await query(cluster.url, 'alter system set commit_siblings = 0')
      await query(cluster.url, 'select pg_reload_conf()')
    },
    async remove() {
      await Promise.all(started.map((server) => server.stop()))
      await cluster.remove()
    },
  }
}

const fill = `
  insert into vitrine_stories (id, title, content, category, date)
  select 'seed-' || number, $2::text, $3::text, $4::text, $5::text from generate_series(1, $1::int) as number`

/** The counters of what was filled in without the server; 330 bytes is the length of a sample story. */
const count = `
  update vitrine_lists set size = (select count(*) from vitrine_stories),
    bytes = 330 * (select count(*) from vitrine_stories) where name = 'stories'`

async function query(url: string, text: string, values: unknown[] = []): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(text, values)
  await client.end()
}
