import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** A request that the receiver got. */
export interface Received {
  headers: IncomingHttpHeaders
  body: string
}

/**
 * A receiver of webhooks.
 *
 * @param answer the status of a request, by its number from 0; undefined never answers
 */
export async function webhookReceiver(
  answer: (number: number) => number | undefined = () => 204,
): Promise<{ url: string; received: Received[]; atOnce: () => number }> {
  const received: Received[] = []
  let open = 0
  let most = 0
  const server = createServer((request, response) => {
    open += 1
    most = Math.max(most, open)
    response.on('close', () => (open -= 1))
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      const status = answer(received.length)
      received.push({ headers: request.headers, body })
      if (status !== undefined) response.writeHead(status, { Location: '/elsewhere' }).end('thanks')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/hook?key=Rapunzel`, received, atOnce: () => most }
}
