import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { openPostgresStore } from '../../../server/store/postgres-store'
import { HttpClient } from '../../harness/http-client'
import { load, type LoadResult } from '../../harness/load'
import { endpoints, storyOf } from '../../harness/sample-records'
import type { ServerProcess } from '../../harness/server-process'
import { median } from '../statistics'
import type { BenchServers } from './bench-servers'
import type { BenchDatabase } from './database'

/** Seconds that a turn lasts. */
const seconds = 3

const post = (client: HttpClient, number: number) => client.post(endpoints.savePost, storyOf(number))

/**
 * Acknowledged posts per second, compared with plain `db.write()`. The servers take turns, each on its own file, with
 * few enough posts per turn that the lists keep about their length.
 */
export async function comparePosts(servers: BenchServers, stories: number, clients: number): Promise<string> {
  const ours = await servers.startOurs(stories)
  const plain = await servers.startPlainLowdb(stories)
  const measure = ({ url }: ServerProcess) =>
    load({ url, clients, seconds, count: Math.max(400, stories * 0.2), send: post, status: 201 })
  const oursResults: LoadResult[] = []
  const plainResults: LoadResult[] = []
  for (let turn = 0; turn < 3; turn += 1) {
    oursResults.push(await measure(ours))
    plainResults.push(await measure(plain))
  }
  await ours.stop()
  await plain.stop('SIGKILL')
  const rate = (results: readonly LoadResult[]) => median(results.map(({ perSecond }) => perSecond))
  const p99 = (results: readonly LoadResult[]) => median(results.map((result) => result.p99)).toFixed(0)
  return (
    `posts ${String(stories).padStart(6)} stories ${String(clients).padStart(4)} clients: ` +
    `${rate(oursResults).toFixed(0)}/s, p99 ${p99(oursResults)} ms · plain db.write() ` +
    `${rate(plainResults).toFixed(0)}/s, p99 ${p99(plainResults)} ms · ` +
    `ratio ${(rate(oursResults) / rate(plainResults)).toFixed(1)}`
  )
}

/** Stories per second that clients post to a server. */
const posts = async (url: string, clients: number): Promise<number> => {
  const { perSecond } = await load({ url, clients, seconds, send: post, status: 201 })
  return perSecond
}

/** Stories per second that clients save in this process, without a server between them. */
async function saves(save: (number: number) => Promise<unknown>, clients: number): Promise<number> {
  const end = performance.now() + seconds * 1000
  let count = 0
  const run = async () => {
    while (performance.now() < end) {
      await save(count)
      count += 1
    }
  }
  await Promise.all(Array.from({ length: clients }, run))
  return count / seconds
}

/**
 * Acknowledged posts per second on PostgreSQL: of our server, compared with a bare pool, with the same pool behind bare
 * `node:http`, and with our server on a file; and of our store alone, compared with the bare pool. They take turns.
 */
export async function comparePostgresPosts(
  servers: BenchServers,
  { server, url }: BenchDatabase,
  clients: number,
): Promise<string> {
  const pool = new pg.Pool({ connectionString: url, max: 10 })
  await pool.query(
    'create table if not exists bare (id text primary key, title text, content text, category text, date text)',
  )
  const insert = (number: number) =>
    pool.query('insert into bare values ($1, $2, $3, $4, $5)', [
      randomUUID(),
      ...Object.values(storyOf(number)),
    ])
  const store = await openPostgresStore({ url, warn: console.error })
  const file = await servers.startOurs(1_000)
  const bareServer = await servers.startBarePool(url)
  const measures = {
    ours: () => posts(server.url, clients),
    store: () => saves((number) => store.stories.add(storyOf(number)), clients),
    bare: () => saves(insert, clients),
    bareServer: () => posts(bareServer.url, clients),
    file: () => posts(file.url, clients),
  }
  const rates = new Map<string, number[]>()
  for (let turn = 0; turn < 3; turn += 1)
    for (const [name, measure] of Object.entries(measures))
      rates.set(name, [...(rates.get(name) ?? []), await measure()])
  await Promise.all([file.stop(), bareServer.stop(), store.close(), pool.end()])

  const rateOf = (name: keyof typeof measures) => median(rates.get(name) ?? [])
  const told = (what: string, name: keyof typeof measures, than: keyof typeof measures) =>
    `${what} ${rateOf(than).toFixed(0)}/s, ratio ${(rateOf(name) / rateOf(than)).toFixed(2)}`
  return [
    `posts PostgreSQL ${String(clients).padStart(3)} clients: ${rateOf('ours').toFixed(0)}/s`,
    told('bare pool of 10', 'ours', 'bare'),
    told('the same behind node:http', 'ours', 'bareServer'),
    told('file with 1,000 stories', 'ours', 'file'),
    told(`our store alone ${rateOf('store').toFixed(0)}/s ÷ bare pool`, 'store', 'bare'),
  ].join(' · ')
}

/** The posts of a round: a client's minute. */
const perRound = 30

/**
 * The time of retries whose keys were used, compared with as many fresh posts, and of one more post that arrives beside them.
 */
export async function compareRetries({ url }: ServerProcess, where: string): Promise<string> {
  const client = new HttpClient(url, perRound + 1)
  const send = (story: number, key: string) =>
    client.send(endpoints.savePost, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(storyOf(story)),
    })
  const timed = async (work: () => Promise<unknown>) => {
    const start = performance.now()
    await work()
    return performance.now() - start
  }
  const times: Record<'fresh' | 'retried' | 'alone' | 'besideFresh' | 'besideRetried', number[]> = {
    fresh: [],
    retried: [],
    alone: [],
    besideFresh: [],
    besideRetried: [],
  }
  const other = () => timed(() => send(0, randomUUID()))
  for (let turn = 0; turn < 20; turn += 1) {
    const keys = Array.from({ length: perRound }, () => randomUUID())
    const together = () => timed(() => Promise.all(keys.map((key, number) => send(number, key))))
    times.alone.push(await other())
    for (const [all, beside] of [
      ['fresh', 'besideFresh'],
      ['retried', 'besideRetried'],
    ] as const) {
      const [own, another] = await Promise.all([together(), other()])
      times[all].push(own)
      times[beside].push(another)
    }
  }
  client.close()
  const of = (name: keyof typeof times) => median(times[name])
  return (
    `${perRound} retries on ${where}: ${of('retried').toFixed(1)} ms · fresh posts ${of('fresh').toFixed(1)} ms · ` +
    `ratio ${(of('retried') / of('fresh')).toFixed(2)} · another post beside them ${of('besideRetried').toFixed(1)} ms · ` +
    `beside fresh posts ${of('besideFresh').toFixed(1)} ms, ratio ${(of('besideRetried') / of('besideFresh')).toFixed(2)} · ` +
    `alone ${of('alone').toFixed(1)} ms`
  )
}
