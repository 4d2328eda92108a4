import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { HttpClient, HttpResponse } from '../../harness/http-client'
import { load } from '../../harness/load'
import { endpoints } from '../../harness/sample-records'
import type { ServerProcess } from '../../harness/server-process'
import { openSlowClients } from '../../harness/slow-clients'
import type { BenchServers } from './bench-servers'

const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))

/** Processor time of a process and all its threads in milliseconds (proc_pid_stat(5)). Linux only. */
function cpuTime(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The second field, the program's name in brackets, may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const ticks = Number(fields[11]) + Number(fields[12])
  return (ticks * 1000) / ticksPerSecond
}

/** Sends the request with a number. */
type Send = (client: HttpClient, number: number) => Promise<HttpResponse>

const getList =
  (headers: Record<string, string> = {}): Send =>
  (client) =>
    client.send(endpoints.getPosts, { headers })

const get = (url: string, seconds: number, send = getList()) =>
  load({ url, clients: 10, seconds, send, status: 200 })

interface Subject {
  server: ServerProcess
  send: Send
}

/**
 * Processor time per request in milliseconds. The servers take turns of a second, so that other load on the machine
 * hits all of them. Such load only ever adds time, so the cheapest turn counts.
 */
async function cpuPerGet(subjects: readonly Subject[]): Promise<number[]> {
  const turns: number[][] = subjects.map(() => [])
  for (let turn = 0; turn <= 7; turn += 1) {
    for (const [index, { server, send }] of subjects.entries()) {
      const before = cpuTime(server.pid)
      // Each turn has other numbers.
      const { count } = await get(server.url, 1, (client, number) => send(client, turn * 1e6 + number))
      // The first turn only warms up the code.
      if (turn > 0) turns[index]?.push((cpuTime(server.pid) - before) / count)
    }
  }
  return turns.map((times) => Math.min(...times))
}

const asBrowser = { 'Accept-Encoding': 'gzip, deflate, br' }

/** Addresses that the server answers by printing, each with a value that no request before had. */
const printed: Readonly<Record<string, (value: number) => string>> = {
  Markdown: (value) => `/toast-page.md?title=${value}`,
  'an item with values': (value) => `/r/toast-demo.json?title=${value}`,
  'an item for a folder': (value) => `/r/button.json?dir=folder${value}`,
  'a screen for a folder': (value) => `/r/settings.json?dir=folder${value}`,
  'a glass': (value) => `/r/glass.json?blur=${value % 61}&radius=${Math.floor(value / 61) % 41}`,
  oEmbed: (value) => `/oembed?url=${encodeURIComponent(`/toast-page?title=${value}`)}`,
  'the changes of an item': () => '/r/button.json?since=none',
  'a page with values that nobody reads': (value) => `/slider-details?a=${'&b'.repeat(2_000)}&c=${value}`,
  'a page of stories': (value) => `${endpoints.getPosts}?limit=30&before=${value}`,
}

/** Processor time per request for addresses of each kind, new and repeated, compared with a static page. */
export async function compareAddresses(servers: BenchServers): Promise<string> {
  const server = await servers.startBuilt()
  const send =
    (path: (value: number) => string): Send =>
    async (client, number) => {
      const response = await client.send(path(number), { headers: asBrowser })
      // What is unknown has its cost, too.
      return { ...response, status: response.status < 500 ? 200 : response.status }
    }
  const kinds = Object.entries(printed)
  const [page = 0, ...times] = await cpuPerGet([
    { server, send: send(() => '/slider-details') },
    ...kinds.flatMap(([, path]) => [
      { server, send: send(path) },
      { server, send: send(() => path(1)) },
    ]),
  ])
  await server.stop()
  const ratio = (index: number) => ((times[index] ?? 0) / page).toFixed(1)
  return [
    `CPU per address ÷ a static page of ${(page * 1000).toFixed(0)} µs, new / repeated:`,
    ...kinds.map(([kind], index) => `  ${kind}: ${ratio(index * 2)} / ${ratio(index * 2 + 1)}`),
  ].join('\n')
}

/** Processor time per `getposts`, compared with bare node:http. */
export async function compareGets(servers: BenchServers, stories: number): Promise<string> {
  const raw = await servers.startRawList(stories)
  const ours = await servers.startOurs(stories)
  const [baseline = 0, compressed = 0, uncompressed = 0] = await cpuPerGet([
    { server: raw, send: getList() },
    { server: ours, send: getList(asBrowser) },
    { server: ours, send: getList() },
  ])
  await raw.stop('SIGKILL')
  await ours.stop()
  const ratio = (value: number) => `${(value * 1000).toFixed(1)} µs (ratio ${(value / baseline).toFixed(2)})`
  return (
    `getposts ${String(stories).padStart(4)} stories, CPU per request: ` +
    `raw node:http ${(baseline * 1000).toFixed(1)} µs · ` +
    `ours as a browser requests it ${ratio(compressed)} · ours uncompressed ${ratio(uncompressed)}`
  )
}

/** The p95 latency of `getposts` under 200 connections that never finish their request, compared with none. */
export async function compareUnderSlowClients(servers: BenchServers): Promise<string> {
  const seconds = 3
  const server = await servers.startOurs(20)
  await get(server.url, seconds)
  const calm = await get(server.url, seconds)
  const slow = await openSlowClients(server.port, 200)
  const busy = await get(server.url, seconds)
  for (const { socket } of slow) socket.destroy()
  await server.stop()
  return (
    `getposts p95 under 200 half-open connections: ${busy.p95.toFixed(1)} ms · ` +
    `without them ${calm.p95.toFixed(1)} ms · ratio ${(busy.p95 / calm.p95).toFixed(2)}`
  )
}
