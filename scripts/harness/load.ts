import { HttpClient, type HttpResponse } from './http-client'

/** The result of a load run. */
export interface LoadResult {
  /** Requests that were answered. */
  count: number
  perSecond: number
  /** Milliseconds. */
  p95: number
  p99: number
}

interface LoadOptions {
  url: string
  clients: number
  /** The run ends after this time, or after `count` requests. */
  seconds: number
  count?: number
  send: (client: HttpClient, number: number) => Promise<HttpResponse>
  /** The status that every response must have. */
  status: number
}

/** Sends requests from several clients at once; each sends its next request when the last one is answered. */
export async function load({
  url,
  clients,
  seconds,
  count = Infinity,
  send,
  status,
}: LoadOptions): Promise<LoadResult> {
  const times: number[] = []
  const begin = performance.now()
  let sent = 0
  const run = async () => {
    const client = new HttpClient(url)
    while (sent < count && performance.now() - begin < seconds * 1000) {
      sent += 1
      const start = performance.now()
      const response = await send(client, sent)
      if (response.status !== status) throw new Error(`Status ${response.status} instead of ${status}`)
      times.push(performance.now() - start)
    }
    client.close()
  }
  await Promise.all(Array.from({ length: clients }, run))
  const elapsed = (performance.now() - begin) / 1000
  times.sort((a, b) => a - b)
  const percentile = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0
  return {
    count: times.length,
    perSecond: times.length / elapsed,
    p95: percentile(0.95),
    p99: percentile(0.99),
  }
}
