import { createServer, type Server } from 'node:http'
import type { Duplex } from 'node:stream'
import type Koa from 'koa'

/** Milliseconds; the first two from the issue "A server that never loses an acknowledged post". */
const timeouts = { headers: 10_000, request: 15_000, check: 2_500, silence: 60_000 }

/** The refusals that Node makes before a request reaches the application; its own have no JSON body. */
const earlyRefusals: Readonly<Record<string, readonly [status: string, message: string]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The headers of the request are too large'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request did not arrive in time'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: ['413 Payload Too Large', 'The body is larger than 256 KiB'],
}
const malformed = ['400 Bad Request', 'The request is not HTTP'] as const

/**
 * Serves an application on a port, guarded against clients that send slowly or never read.
 *
 * @param port 0 lets the system choose
 * @returns the server, once it listens
 */
export async function listen(app: Koa, port: number): Promise<Server> {
  const answer = app.callback()
  const server = createServer(
    { connectionsCheckingInterval: timeouts.check, requireHostHeader: false },
    (request, response) => void answer(request, response),
  )
  server.headersTimeout = timeouts.headers
  server.requestTimeout = timeouts.request
  server.timeout = timeouts.silence
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy()
    const [status, message] = earlyRefusals[error.code ?? ''] ?? malformed
    refuse(socket, status, message)
  })
  server.on('connect', (_request, socket) =>
    refuse(socket, '405 Method Not Allowed', 'CONNECT is not allowed'),
  )
  server.on('checkExpectation', ({ socket }) => {
    refuse(socket, '417 Expectation Failed', 'The Expect header must be 100-continue')
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, resolve)
  })
  return server
}

function refuse(socket: Duplex, status: string, message: string): void {
  const body = JSON.stringify({ error: message })
  const head = [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ]
  // A peer that never closes its half would keep the socket; nothing more is expected from it.
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
}
