import { type Answer, Client } from '../support/client'

/** What a run of requests showed. */
export interface Run {
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
  /** Ends the run, whichever comes first. */
  seconds: number
  count: number
  send: (client: Client, number: number) => Promise<Answer>
  status: number
}

/** Requests from a number of clients at once, each sending its next when the last is answered. */
export async function load({ url, clients, seconds, count, send, status }: LoadOptions): Promise<Run> {
  const times: number[] = []
  const begin = performance.now()
  let sent = 0
  const client = async () => {
    const connection = new Client(url)
    while (sent < count && performance.now() - begin < seconds * 1000) {
      sent += 1
      const start = performance.now()
      const answer = await send(connection, sent)
      if (answer.status !== status) throw new Error(`Status ${answer.status} instead of ${status}`)
      times.push(performance.now() - start)
    }
    connection.close()
  }
  await Promise.all(Array.from({ length: clients }, client))
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
