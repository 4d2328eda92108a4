import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { encodeData } from '../server/store/data-file'
import { cpuTime } from '../tests/server/bench/cpu-time'
import { load } from '../tests/server/bench/load'
import { buildServer } from '../tests/server/support/build-server'
import type { Client } from '../tests/server/support/client'
import { writeFixtureSite } from '../tests/server/support/fixture-site'
import { calls, storyOf } from '../tests/server/support/records'
import { type ServerProcess, startServer, untilListening } from '../tests/server/support/server-process'
import { openSlowClients } from '../tests/server/support/slow-clients'

/** Seconds a measurement lasts; the ratios of one run are what counts, not the figures. */
const seconds = 3
const folder = await mkdtemp(join(tmpdir(), 'vitrine-bench-'))
const dist = join(folder, 'dist')

/** Our server with a number of stories, all middleware on, the limits out of the way. */
async function startOurs(name: string, count: number): Promise<ServerProcess> {
  const DATA_DIR = join(folder, name)
  await mkdir(DATA_DIR)
  const stories = Array.from({ length: count }, (_, number) => ({ id: `seed-${number}`, ...storyOf(number) }))
  await writeFile(join(DATA_DIR, 'vitrine.json'), encodeData({ format: 1, stories, messages: [] }))
  return startServer(dist, { DATA_DIR, STORE_LIMIT: '1000000' })
}

/** One of the yardsticks, which are TypeScript like this script. */
const startYardstick = (file: string, ...words: string[]): Promise<ServerProcess> =>
  untilListening(
    spawn(
      process.execPath,
      ['--import', 'tsx', resolve(import.meta.dirname, '../tests/server/bench', file), ...words],
      {
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    ),
  )

const post = (client: Client, number: number) => client.post(calls.savePost, storyOf(number))
const measurePosts = (url: string, clients: number) =>
  load({ url, clients, seconds, count: 3_000, send: post, status: 201 })

async function comparePosts(count: number, clients: number): Promise<void> {
  const ours = await startOurs(`ours-${count}-${clients}`, count)
  const mine = await measurePosts(ours.url, clients)
  await ours.end()
  const plain = await startYardstick(
    'plain-lowdb-server.ts',
    join(folder, `plain-${count}-${clients}.json`),
    String(count),
  )
  const theirs = await measurePosts(plain.url, clients)
  await plain.end('SIGKILL')
  const ratio = mine.perSecond / theirs.perSecond
  console.log(
    `posts  ${String(count).padStart(6)} stories ${String(clients).padStart(4)} clients: ` +
      `${mine.perSecond.toFixed(0)}/s, p99 ${mine.p99.toFixed(0)} ms · plain db.write() ${theirs.perSecond.toFixed(0)}/s, ` +
      `p99 ${theirs.p99.toFixed(0)} ms · ratio ${ratio.toFixed(1)}`,
  )
}

/** Processor milliseconds a request costs the server. */
async function cpuPerGet(
  server: ServerProcess,
  headers: Record<string, string>,
  status = 200,
): Promise<number> {
  const send = (client: Client) => client.send(calls.getPosts, { headers })
  const measure = (duration: number) =>
    load({ url: server.url, clients: 10, seconds: duration, count: Infinity, send, status })
  await measure(1)
  const before = cpuTime(server.pid)
  const { count } = await measure(seconds)
  return (cpuTime(server.pid) - before) / count
}

async function compareGets(count: number): Promise<void> {
  const raw = await startYardstick('raw-list-server.ts', String(count))
  const theirs = await cpuPerGet(raw, {})
  await raw.end('SIGKILL')
  const ours = await startOurs(`gets-${count}`, count)
  const browser = await cpuPerGet(ours, { 'Accept-Encoding': 'gzip, deflate, br' })
  const plain = await cpuPerGet(ours, {})
  await ours.end()
  const ratio = (value: number) => `${(value * 1000).toFixed(0)} µs (${(value / theirs).toFixed(2)} ×)`
  console.log(
    `getposts ${String(count).padStart(4)} stories, CPU a request: raw node:http ${(theirs * 1000).toFixed(0)} µs · ` +
      `ours as a browser asks ${ratio(browser)} · uncompressed ${ratio(plain)}`,
  )
}

async function underSlowClients(): Promise<void> {
  const server = await startOurs('slow', 20)
  const send = (client: Client) => client.send(calls.getPosts)
  const measure = () => load({ url: server.url, clients: 10, seconds, count: Infinity, send, status: 200 })
  await measure()
  const calm = await measure()
  const slow = await openSlowClients(server.port, 200)
  const busy = await measure()
  for (const { socket } of slow) socket.destroy()
  await server.end()
  console.log(
    `getposts p95 under 200 half-open connections: ${busy.p95.toFixed(1)} ms · without them ${calm.p95.toFixed(1)} ms · ` +
      `ratio ${(busy.p95 / calm.p95).toFixed(2)}`,
  )
}

try {
  await buildServer(join(dist, 'server'))
  await writeFixtureSite(dist)
  const only = process.argv[2]
  if (only !== 'posts') for (const count of [20, 1_000]) await compareGets(count)
  if (only !== 'posts') await underSlowClients()
  if (only !== 'gets') {
    for (const count of [100, 1_000, 10_000])
      for (const clients of [10, 100]) await comparePosts(count, clients)
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}
