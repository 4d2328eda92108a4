import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** A request that the receiver got. */
export interface Received {
  headers: IncomingHttpHeaders
  body: string
  kind: string
  /** The id of the record. */
  id: string
  /** When it came, in milliseconds. */
  at: number
}

/**
 * A receiver of webhooks.
 *
 * @param answer the status of a request, by its number from 0 and its kind; undefined never answers
 */
export async function webhookReceiver(
  answer: (number: number, kind: string) => number | undefined = () => 204,
): Promise<{ url: string; received: Received[] }> {
  const received: Received[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      const event = JSON.parse(body) as { type: string; data: { id: string } }
      const status = answer(received.length, event.type)
      received.push({
        headers: request.headers,
        body,
        kind: event.type,
        id: event.data.id,
        at: performance.now(),
      })
      if (status !== undefined) response.writeHead(status, { Location: '/elsewhere' }).end('thanks')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/hook?key=Rapunzel`, received }
}
