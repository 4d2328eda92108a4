import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { encodeData } from '../server/store/data-file'
import { cpuTime } from '../tests/server/bench/cpu-time'
import { load, type Run } from '../tests/server/bench/load'
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
const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Ours and plain lowdb in turns on their own files; few enough posts a turn that the lists stay about as long. */
async function comparePosts(count: number, clients: number): Promise<void> {
  const ours = await startOurs(`ours-${count}-${clients}`, count)
  const file = join(folder, `plain-${count}-${clients}.json`)
  const plain = await startYardstick('plain-lowdb-server.ts', file, String(count))
  const measure = ({ url }: ServerProcess) =>
    load({ url, clients, seconds, count: Math.max(400, count * 0.2), send: post, status: 201 })
  const mine: Run[] = []
  const theirs: Run[] = []
  for (let turn = 0; turn < 3; turn += 1) {
    mine.push(await measure(ours))
    theirs.push(await measure(plain))
  }
  await ours.end()
  await plain.end('SIGKILL')
  const rate = (runs: readonly Run[]) => median(runs.map(({ perSecond }) => perSecond))
  const worst = (runs: readonly Run[]) => median(runs.map(({ p99 }) => p99)).toFixed(0)
  console.log(
    `posts ${String(count).padStart(6)} stories ${String(clients).padStart(4)} clients: ` +
      `${rate(mine).toFixed(0)}/s, p99 ${worst(mine)} ms · plain db.write() ${rate(theirs).toFixed(0)}/s, ` +
      `p99 ${worst(theirs)} ms · ratio ${(rate(mine) / rate(theirs)).toFixed(1)}`,
  )
}

/** A server, and what each request of a run asks it with. */
interface Asked {
  server: ServerProcess
  headers: Record<string, string>
}

/**
 * Processor milliseconds that a request costs each of some servers. They are asked in turns of a second, so that what
 * else the machine does meets all of them; since that only ever adds, the cheapest turn counts.
 */
async function cpuPerGet(asked: readonly Asked[]): Promise<number[]> {
  const turns: number[][] = asked.map(() => [])
  for (let turn = 0; turn <= 7; turn += 1) {
    for (const [index, { server, headers }] of asked.entries()) {
      const send = (client: Client) => client.send(calls.getPosts, { headers })
      const before = cpuTime(server.pid)
      const { count } = await load({
        url: server.url,
        clients: 10,
        seconds: 1,
        count: Infinity,
        send,
        status: 200,
      })
      // The first turn warms the code up.
      if (turn > 0) turns[index]?.push((cpuTime(server.pid) - before) / count)
    }
  }
  return turns.map((times) => Math.min(...times))
}

async function compareGets(count: number): Promise<void> {
  const raw = await startYardstick('raw-list-server.ts', String(count))
  const ours = await startOurs(`gets-${count}`, count)
  const [theirs = 0, compressed = 0, plain = 0] = await cpuPerGet([
    { server: raw, headers: {} },
    { server: ours, headers: { 'Accept-Encoding': 'gzip, deflate, br' } },
    { server: ours, headers: {} },
  ])
  await raw.end('SIGKILL')
  await ours.end()
  const ratio = (value: number) => `${(value * 1000).toFixed(1)} µs (ratio ${(value / theirs).toFixed(2)})`
  console.log(
    `getposts ${String(count).padStart(4)} stories, CPU a request: raw node:http ${(theirs * 1000).toFixed(1)} µs · ` +
      `ours as a browser asks ${ratio(compressed)} · ours uncompressed ${ratio(plain)}`,
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
