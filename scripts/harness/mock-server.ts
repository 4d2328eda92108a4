import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { contributors, summary } from './mock-github'

/** A request that the mock server has received. */
export interface MockRequest {
  readonly method: string
  readonly target: string
  readonly headers: IncomingHttpHeaders
}

type Handler = (target: URL, response: ServerResponse) => void

const json = (response: ServerResponse, status: number, body: unknown) =>
  response
    .writeHead(status, {
      'content-type': 'application/json; charset=utf-8',
      'access-control-allow-origin': '*',
    })
    .end(typeof body === 'string' ? body : JSON.stringify(body))

/** Three pages of 100, the last of them not full. */
export const contributorCount = 234

/** How the mock server answers GitHub's calls. */
export const scenarios = {
  success: (target, response) => {
    if (!target.pathname.endsWith('/contributors')) return json(response, 200, summary)
    const page = Number(target.searchParams.get('page'))
    return json(
      response,
      200,
      contributors(page, Number(target.searchParams.get('per_page')), contributorCount),
    )
  },
  'not found': (_target, response) => json(response, 404, { message: 'Not Found' }),
  'rate limit': (_target, response) => json(response, 403, { message: 'API rate limit exceeded' }),
  'no connection': (_target, response) => response.destroy(),
  'invalid JSON': (_target, response) => json(response, 200, '<!doctype html><title>Unicorn!</title>'),
  'invalid list': (_target, response) => json(response, 200, [{ login: 'somebody' }]),
  'invalid link': (target, response) =>
    json(
      response,
      200,
      target.searchParams.get('page') === '1'
        ? [{ ...contributors(1, 1, contributorCount)[0], html_url: 'javascript:alert(1)' }]
        : [],
    ),
  'no commits': (target, response) => {
    if (!target.pathname.endsWith('/contributors')) return json(response, 200, summary)
    return response.writeHead(204, { 'access-control-allow-origin': '*' }).end()
  },
  'failing summary': (target, response) =>
    target.pathname.endsWith('/contributors')
      ? scenarios.success(target, response)
      : json(response, 500, { message: 'Server Error' }),
  'hanging third page': (target, response) => {
    if (target.searchParams.get('page') !== '3') scenarios.success(target, response)
  },
} satisfies Record<string, Handler>

export type Scenario = keyof typeof scenarios

/** A typical chat script: it adds a bubble, a style, a frame and a global, and does nothing when run again. */
const chatScript = `
  if (!window.$chat) {
    window.$chat = { started: true }
    const bubble = document.createElement('div')
    bubble.id = 'chat-bubble'
    bubble.textContent = 'Chat with us'
    const style = document.createElement('style')
    style.id = 'chat-style'
    style.textContent = '#chat-bubble { position: fixed; right: 1rem; bottom: 1rem }'
    document.head.append(style)
    const frame = document.createElement('iframe')
    frame.id = 'chat-frame'
    frame.title = 'Chat'
    frame.src = new URL('/frame', document.currentScript.src).href
    document.body.append(bubble, frame)
  }
`

/** A mock of the code host's API and of the chat service. */
export class MockServer {
  scenario: Scenario = 'success'
  readonly requests: MockRequest[] = []
  /** Number of requests whose connection closed before the answer. */
  aborted = 0
  #server = createServer((request, response) => this.#handle(request, response))

  /** Starts on a free port, and returns it. */
  async start(): Promise<number> {
    this.#server.listen(0)
    await once(this.#server, 'listening')
    return (this.#server.address() as AddressInfo).port
  }

  /** Switches to a scenario, and forgets the earlier requests. */
  respond(scenario: Scenario): void {
    this.scenario = scenario
    this.requests.length = 0
    this.aborted = 0
  }

  stop(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }

  #handle(request: IncomingMessage, response: ServerResponse) {
    const target = new URL(request.url ?? '/', 'http://mock')
    if (target.pathname === '/chat.js')
      return response.writeHead(200, { 'content-type': 'text/javascript' }).end(chatScript)
    if (target.pathname === '/frame') return response.writeHead(200, { 'content-type': 'text/html' }).end('')
    this.requests.push({
      method: request.method ?? '',
      target: `${target.pathname}${target.search}`,
      headers: request.headers,
    })
    response.on('close', () => {
      if (!response.writableEnded) this.aborted += 1
    })
    return scenarios[this.scenario](target, response)
  }
}
