import { readFileSync } from 'node:fs'
import { openPostgresStore } from '../../../server/store/postgres-store'
import { HttpClient } from '../../harness/http-client'
import { load } from '../../harness/load'
import { endpoints, storyOf } from '../../harness/sample-records'
import { median } from '../statistics'
import type { BenchDatabase } from './database'

const firstPage = `${endpoints.getPosts}?limit=30`
const headers = { 'Accept-Encoding': 'gzip, deflate, br' }

const pageP95 = async (url: string): Promise<number> => {
  const { p95 } = await load({
    url,
    // Few enough to leave the processor room for the writes, which are what is measured.
    clients: 2,
    seconds: 4,
    send: (client) => client.send(firstPage, { headers }),
    status: 200,
  })
  return p95
}

/** The p95 latency of a page while one story a second is posted, compared with none. They take turns. */
export async function comparePagesUnderWrites({ server }: BenchDatabase, stories: number): Promise<string> {
  const calm: number[] = []
  const busy: number[] = []
  await pageP95(server.url)
  for (let turn = 0; turn < 3; turn += 1) {
    calm.push(await pageP95(server.url))
    const client = new HttpClient(server.url)
    const posts: Promise<unknown>[] = []
    const writing = setInterval(() => posts.push(client.post(endpoints.savePost, storyOf(turn))), 1_000)
    busy.push(await pageP95(server.url))
    clearInterval(writing)
    await Promise.all(posts)
    client.close()
  }
  const ratio = median(busy) / median(calm)
  return (
    `page p95 ${String(stories).padStart(7)} stories with one write a second: ${median(busy).toFixed(1)} ms · ` +
    `without ${median(calm).toFixed(1)} ms · ratio ${ratio.toFixed(2)}`
  )
}

/** The time until the first page has arrived, on a new connection, as a visitor opens it. They take turns. */
export async function compareFirstPage(few: BenchDatabase, many: BenchDatabase): Promise<string> {
  const open = async ({ server }: BenchDatabase) => {
    const client = new HttpClient(server.url)
    const start = performance.now()
    await client.send(firstPage, { headers })
    const time = performance.now() - start
    client.close()
    return time
  }
  const times: Record<'few' | 'many', number[]> = { few: [], many: [] }
  for (let turn = 0; turn < 200; turn += 1) {
    times.few.push(await open(few))
    times.many.push(await open(many))
  }
  const [ofFew, ofMany] = [median(times.few), median(times.many)]
  return (
    `first page of 1,000,000 stories: ${ofMany.toFixed(2)} ms · of 30 stories ${ofFew.toFixed(2)} ms · ` +
    `ratio ${(ofMany / ofFew).toFixed(2)}`
  )
}

/** The time of a page of the owner's list, of all stories and of those since a day. They take turns. */
export async function compareOwnersList(few: BenchDatabase, many: BenchDatabase): Promise<string> {
  const open = ({ url }: BenchDatabase) => openPostgresStore({ url, warn: console.error })
  const stores = { few: await open(few), many: await open(many) }
  const selections = { all: {}, 'since a day': { since: '2026-01-01T00:00:00.000Z' } } as const
  const told: string[] = []
  for (const [what, selection] of Object.entries(selections)) {
    const times: Record<keyof typeof stores, number[]> = { few: [], many: [] }
    for (let turn = 0; turn < 50; turn += 1)
      for (const name of ['few', 'many'] as const) {
        const start = performance.now()
        await stores[name].stories.entries(selection, 100)
        times[name].push(performance.now() - start)
      }
    const [ofFew, ofMany] = [median(times.few), median(times.many)]
    told.push(
      `${what} ${ofMany.toFixed(2)} ms · of 30 ${ofFew.toFixed(2)} ms · ratio ${(ofMany / ofFew).toFixed(2)}`,
    )
  }
  await Promise.all([stores.few.close(), stores.many.close()])
  return `the owner's list of 1,000,000 stories, 100 at a time: ${told.join(' · ')}`
}

/** The memory of a server after the reads of a visitor, and an attempt at the whole list, compared with an empty board. */
export async function compareMemory(empty: BenchDatabase, many: BenchDatabase): Promise<string> {
  for (const { server } of [empty, many]) {
    const client = new HttpClient(server.url, 10)
    await Promise.all(
      Array.from({ length: 1_000 }, (_, number) =>
        client.send(number % 10 === 0 ? endpoints.getPosts : firstPage, { headers }),
      ),
    )
    client.close()
  }
  const [base, used] = [residentMebibytes(empty), residentMebibytes(many)]
  return (
    `memory with 1,000,000 stories: ${used.toFixed(0)} MiB · without stories ${base.toFixed(0)} MiB · ` +
    `${(used - base).toFixed(0)} MiB more`
  )
}

/** Resident memory (proc_pid_status(5)). Linux only. */
function residentMebibytes({ server }: BenchDatabase): number {
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024
}
