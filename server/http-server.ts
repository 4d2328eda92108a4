import { createServer, type Server, type ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import type { Duplex } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import type Koa from 'koa'
import { networksAt } from './http/client'
import { openCounts } from './http/open-limits'
import { StartupError } from './startup-error'

/** Milliseconds. */
const timeouts = {
  /** From the start of a request until its headers are complete. */
  headers: 10_000,
  /** From the start of a request until its body is complete. */
  request: 15_000,
  /** The interval of the check of both: a slow client loses its connection at most 2.5 seconds late. */
  check: 2_500,
  /** Without data in either direction, while the server works on a response. */
  inactivity: 60_000,
  /**
   * While a response is waiting to be read. Node checks twice before it closes a connection, so a client that reads
   * nothing loses it after 17 seconds. Until then, the response stays in memory.
   */
  unread: 8_500,
}

export interface ClientLimits {
  /** The most open connections; further ones are closed at once. */
  connections: number
  /** The most of a client, and of the networks around it their share times as many; 0 means no limit. */
  connectionsEach: number
  /** How fast a response must be read. */
  bytesPerSecond: number
  /** Milliseconds that any response may take to be read. */
  patience: number
}

/** The responses of each server that are not complete. */
const openResponses = new WeakMap<Server, Set<ServerResponse>>()

/** Responses to requests that Node rejects before the application sees them; Node's own have no JSON body. */
const parserErrors: Readonly<Record<string, readonly [status: string, message: string]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The headers of the request are too large'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request did not arrive in time'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: ['413 Payload Too Large', 'The body is larger than 256 KiB'],
}
const malformed = ['400 Bad Request', 'The request is not valid HTTP'] as const

/**
 * Serves an application on a port. Time-outs protect it from clients that send slowly or never read.
 *
 * @param port 0 lets the system choose one
 * @param limits by default, 2,000 connections, all of which a client may have, and readers that take 16 KiB per second after 30 seconds
 * @returns the server, once it is listening
 * @throws StartupError when the port cannot be used
 */
export async function startHttpServer(
  app: Koa,
  port: number,
  {
    connections = 2_000,
    connectionsEach = 0,
    bytesPerSecond = 16 * 1024,
    patience = 30_000,
  }: Partial<ClientLimits> = {},
): Promise<Server> {
  const handle = app.callback()
  const open = new Set<ServerResponse>()
  const server = createServer(
    { connectionsCheckingInterval: timeouts.check, requireHostHeader: false },
    (request, response) => {
      open.add(response)
      response.once('close', () => open.delete(response))
      request.socket.setTimeout(timeouts.inactivity)
      void handle(request, response).then(() => {
        if (response.writableFinished) return
        const { socket } = request
        // When it has been read, Node sets its time-out for idle connections.
        socket.setTimeout(timeouts.unread)
        // Who takes a little now and then is never silent.
        const time = patience + (socket.writableLength / bytesPerSecond) * 1000
        const cut = setTimeout(() => socket.destroy(), time)
        response.once('close', () => clearTimeout(cut))
      })
    },
  )
  openResponses.set(server, open)
  server.maxConnections = connections
  if (connectionsEach > 0) {
    const count = openCounts(connectionsEach)
    server.on('connection', (socket) => {
      const close = count(networksAt(socket.remoteAddress), 1)
      if (close) return void socket.once('close', close)
      socket.destroy()
      // As Node says when there are too many in all.
      server.emit('drop')
    })
  }
  server.headersTimeout = timeouts.headers
  server.requestTimeout = timeouts.request
  server.timeout = timeouts.inactivity
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy()
    const [status, message] = parserErrors[error.code ?? ''] ?? malformed
    sendError(socket, status, message)
  })
  server.on('connect', (_request, socket) =>
    sendError(socket, '405 Method Not Allowed', 'CONNECT is not allowed'),
  )
  server.on('checkExpectation', ({ socket }) =>
    sendError(socket, '417 Expectation Failed', 'The Expect header must be 100-continue'),
  )
  await listen(server, port)
  return server
}

/**
 * Resolves when a server listens on a port.
 *
 * @param command the command that starts the server, for the error message
 * @param where the address, by default all of the machine, and the settings that say both
 * @throws StartupError when the port cannot be used
 */
export async function listen(
  server: NetServer,
  port: number,
  command = 'npm start',
  {
    host,
    setting = 'PORT',
    hostSetting = '',
  }: { host?: string; setting?: string; hostSetting?: string } = {},
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve)
  }).catch(({ code = '' }: NodeJS.ErrnoException) => {
    if (['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL'].includes(code))
      throw new StartupError(
        `${hostSetting} ${host} is no address of this machine (${code}). Set it to one, such as 127.0.0.1, or 0.0.0.0 for all.`,
      )
    const [fact, fix] =
      code === 'EADDRINUSE'
        ? ['is taken', 'Stop the program that uses it']
        : [`cannot be used (${code})`, 'Allow this user to use it']
    const other = port >= 1024 && port < 65_535 ? port + 1 : 5_001
    throw new StartupError(`Port ${port} ${fact}. ${fix}, or choose another: ${setting}=${other} ${command}`)
  })
}

function sendError(socket: Duplex, status: string, message: string): void {
  const body = JSON.stringify({ error: message })
  const head = [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ]
  // Do not wait for the client to close its side.
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
}

/** Ends a response that the application has not begun. */
function refuse(response: ServerResponse): void {
  if (response.headersSent) return
  const body = JSON.stringify({ error: 'The server stopped before this was done. Please try again.' })
  response.removeHeader('ETag')
  response.writeHead(503, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    'Retry-After': '5',
    Connection: 'close',
  })
  response.end(body)
}

/** The phases of a shutdown, in milliseconds after the signal. */
const grace = {
  /** Connections are accepted until then: the system may have opened some before the signal. */
  accept: 150,
  /** Then idle connections are closed, after requests on their way had time to arrive; counted from `accept`. */
  idle: 500,
  /** Then what is still open gets 503: the database may have stopped. */
  answers: 6_500,
  /** Then all connections are closed. */
  all: 7_000,
  /** Then the process exits, even if the store is not closed: process managers commonly kill after 10 seconds. */
  end: 7_500,
}

/** Resolves when a shutdown takes too long. It does not keep the process alive. */
export const shutDownIsOverdue = (): Promise<void> => wait(grace.end, undefined, { ref: false })

/**
 * Shuts a server down after all received requests are answered. It stops accepting connections, answers requests on
 * open ones (the application sends `Connection: close`), and with 503 after 6.5 seconds, and closes the rest after 7 seconds.
 *
 * @param times in milliseconds
 */
export async function shutDown(server: Server, times: typeof grace = grace): Promise<void> {
  await wait(times.accept)
  // The close() of node:http would close idle connections at once, although a request may be on its way.
  const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve))
  const idle = setTimeout(() => server.closeIdleConnections(), times.idle)
  const answers = setTimeout(() => openResponses.get(server)?.forEach(refuse), times.answers)
  const all = setTimeout(() => server.closeAllConnections(), times.all)
  await closed
  clearTimeout(answers)
  clearTimeout(idle)
  clearTimeout(all)
  // Stops the timer that checks for slow requests.
  server.close(() => undefined)
}
