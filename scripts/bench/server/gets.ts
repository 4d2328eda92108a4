import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
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

const get = (url: string, seconds: number, headers: Record<string, string> = {}) =>
  load({
    url,
    clients: 10,
    seconds,
    send: (client) => client.send(endpoints.getPosts, { headers }),
    status: 200,
  })

interface Subject {
  server: ServerProcess
  headers: Record<string, string>
}

/**
 * Processor time per request in milliseconds. The servers take turns of a second, so that other load on the machine
 * hits all of them. Such load only ever adds time, so the cheapest turn counts.
 */
async function cpuPerGet(subjects: readonly Subject[]): Promise<number[]> {
  const turns: number[][] = subjects.map(() => [])
  for (let turn = 0; turn <= 7; turn += 1) {
    for (const [index, { server, headers }] of subjects.entries()) {
      const before = cpuTime(server.pid)
      const { count } = await get(server.url, 1, headers)
      // The first turn only warms up the code.
      if (turn > 0) turns[index]?.push((cpuTime(server.pid) - before) / count)
    }
  }
  return turns.map((times) => Math.min(...times))
}

/** Processor time per `getposts`, compared with bare node:http. */
export async function compareGets(servers: BenchServers, stories: number): Promise<string> {
  const raw = await servers.startRawList(stories)
  const ours = await servers.startOurs(stories)
  const [baseline = 0, compressed = 0, uncompressed = 0] = await cpuPerGet([
    { server: raw, headers: {} },
    { server: ours, headers: { 'Accept-Encoding': 'gzip, deflate, br' } },
    { server: ours, headers: {} },
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
