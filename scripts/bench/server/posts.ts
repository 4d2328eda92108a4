import type { HttpClient } from '../../harness/http-client'
import { load, type LoadResult } from '../../harness/load'
import { endpoints, storyOf } from '../../harness/sample-records'
import type { ServerProcess } from '../../harness/server-process'
import type { BenchServers } from './bench-servers'
import { median } from './median'

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
