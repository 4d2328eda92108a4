import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { load } from '../../harness/load'
import { endpoints, storyOf } from '../../harness/sample-records'
import type { BenchServers } from './bench-servers'
import type { BenchDatabase } from './database'
import { median } from './median'

/** Seconds that a turn lasts. */
const seconds = 3

const posts = async (url: string, clients: number): Promise<number> => {
  const { perSecond } = await load({
    url,
    clients,
    seconds,
    send: (client, number) => client.post(endpoints.savePost, storyOf(number)),
    status: 201,
  })
  return perSecond
}

/** Rows per second that clients insert by a bare pool of ten connections, without a server between them. */
async function bareInserts(pool: pg.Pool, clients: number): Promise<number> {
  const end = performance.now() + seconds * 1000
  let count = 0
  const insert = async () => {
    while (performance.now() < end) {
      await pool.query('insert into bare values ($1, $2, $3, $4, $5)', [
        randomUUID(),
        ...Object.values(storyOf(count)),
      ])
      count += 1
    }
  }
  await Promise.all(Array.from({ length: clients }, insert))
  return count / seconds
}

/** Acknowledged posts per second on PostgreSQL, compared with a bare pool and with our server on a file. They take turns. */
export async function comparePostgresPosts(
  servers: BenchServers,
  { server, url }: BenchDatabase,
  clients: number,
): Promise<string> {
  const pool = new pg.Pool({ connectionString: url, max: 10 })
  await pool.query(
    'create table if not exists bare (id text primary key, title text, content text, category text, date text)',
  )
  const file = await servers.startOurs(1_000)
  const rates: Record<'ours' | 'bare' | 'file', number[]> = { ours: [], bare: [], file: [] }
  for (let turn = 0; turn < 3; turn += 1) {
    rates.ours.push(await posts(server.url, clients))
    rates.bare.push(await bareInserts(pool, clients))
    rates.file.push(await posts(file.url, clients))
  }
  await file.stop()
  await pool.end()
  const [ours, bare, onFile] = [median(rates.ours), median(rates.bare), median(rates.file)]
  return (
    `posts PostgreSQL ${String(clients).padStart(3)} clients: ${ours.toFixed(0)}/s · bare pool of 10 ` +
    `${bare.toFixed(0)}/s, ratio ${(ours / bare).toFixed(2)} · file with 1,000 stories ${onFile.toFixed(0)}/s, ` +
    `ratio ${(ours / onFile).toFixed(2)}`
  )
}
