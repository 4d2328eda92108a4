import {
  createServer,
  request as ask,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'

/** A request of the page. */
export interface RelayedRequest {
  readonly method: string
  readonly url: string
  readonly body: string
  readonly isNavigation: boolean
}

/** What a test answers with in place of a server. */
export interface Answer {
  readonly status?: number
  readonly contentType?: string
  readonly body?: string | Buffer
}

/** What the page reports: a line in the console, or an error that nobody caught. */
export interface Report {
  readonly type: 'log' | 'warning' | 'error' | 'uncaught'
  readonly values: readonly unknown[]
}

/** The page that the browser shows. */
export interface RelayClient {
  /** The script that runs before those of each document. */
  readonly script: (origin: string) => string
  readonly onRequest: (request: RelayedRequest) => void
  readonly onReport: (report: Report) => void
  /** Answers in place of the server, or not. */
  readonly answer: (request: RelayedRequest) => Promise<Answer | undefined>
}

/** What the browser asks for everything. */
export interface Relay {
  /** Its host and port. */
  readonly address: string
  /** Works for a page, and no longer for the one before it. */
  readonly serve: (client: RelayClient | undefined) => void
  readonly close: () => Promise<void>
}

/** The path at which every origin has the relay's own script, and takes its reports. */
const own = '/.relay/'

/**
 * Starts a proxy between the browser and all servers, because WebDriver has no commands for these: to see the page's
 * requests, to answer them, to run a script before the page's own, and to read the console.
 */
export async function startRelay(): Promise<Relay> {
  let client: RelayClient | undefined
  const server = createServer((request, response) => {
    relay(client, request, response).catch((error: unknown) => {
      response.destroy(error instanceof Error ? error : new Error(String(error)))
    })
  })
  // There is nothing to be reached through a tunnel.
  server.on('connect', (_request, socket) => socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n'))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `127.0.0.1:${portOf(server)}`,
    serve: (next) => {
      client = next
    },
    close: () => close(server),
  }
}

async function relay(client: RelayClient | undefined, incoming: IncomingMessage, response: ServerResponse) {
  const url = new URL(incoming.url ?? '/', `http://${incoming.headers.host ?? 'localhost'}`)
  const body = await text(incoming)
  if (url.pathname === `${own}script.js`)
    return send(response, {
      contentType: 'text/javascript; charset=utf-8',
      body: `${reporter}\n${client?.script(url.origin) ?? ''}`,
    })
  if (url.pathname === `${own}report`) {
    client?.onReport(JSON.parse(body) as Report)
    return send(response, {})
  }
  const request = {
    method: incoming.method ?? 'GET',
    url: url.href,
    body,
    isNavigation: incoming.headers['sec-fetch-mode'] === 'navigate',
  }
  client?.onRequest(request)
  const answer = await client?.answer(request)
  if (answer) return send(response, answer)
  return forward(url, request, incoming, response)
}

/** Asks the server. Documents get the relay's script. */
async function forward(
  url: URL,
  { method, body }: RelayedRequest,
  from: IncomingMessage,
  response: ServerResponse,
) {
  const headers = { ...from.headers, 'accept-encoding': 'identity' }
  const asked = ask(url, { method, headers }).end(body)
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  const { 'content-length': _length, ...rest } = answer.headers
  const isDocument = answer.headers['content-type']?.startsWith('text/html') === true
  response.writeHead(answer.statusCode ?? 200, isDocument ? rest : answer.headers)
  if (isDocument) response.end(withScript(await text(answer)))
  else await pipeline(answer, response)
}

function send(response: ServerResponse, { status = 200, contentType = 'text/plain', body = '' }: Answer) {
  response.writeHead(status, { 'content-type': contentType, 'cache-control': 'no-store' })
  response.end(contentType.startsWith('text/html') ? withScript(body.toString()) : body)
}

const withScript = (html: string) =>
  html.replace(/<head[^>]*>|(?=<title)/, `$&<script src="${own}script.js"></script>`)

function portOf(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The relay has no port.')
  return address.port
}

async function close(server: Server) {
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
}

/** Runs in the page, first of all. It waits for each report to arrive, so that none is lost with the page. */
const reporter = `(() => {
  const send = XMLHttpRequest.prototype.send
  const report = (type, values) => {
    const request = new XMLHttpRequest()
    request.open('POST', '${own}report', false)
    const told = values.map((value) => (value instanceof Error ? String(value) : value))
    send.call(request, JSON.stringify({ type, values: told }))
  }
  for (const [name, type] of [['log', 'log'], ['warn', 'warning'], ['error', 'error']]) {
    const told = console[name]
    console[name] = (...values) => { report(type, values); told.apply(console, values) }
  }
  // What is still loading when the page is left is cut off, which is no failure.
  let isLeft = false
  for (const end of ['beforeunload', 'pagehide']) addEventListener(end, () => { isLeft = true })
  addEventListener('error', ({ message, target }) => {
    if (message) report('uncaught', [message])
    else if (target instanceof Element && !isLeft) report('error', ['Failed to load ' + (target.src || target.href)])
  }, true)
  addEventListener('unhandledrejection', ({ reason }) => report('uncaught', [String(reason)]))
})();`
