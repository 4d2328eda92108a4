import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { contributors, summary } from './mock-github'

/** What the mock server has been asked. */
export interface Asked {
  readonly method: string
  readonly target: string
  readonly headers: IncomingHttpHeaders
}

type Answer = (target: URL, response: ServerResponse) => void

const json = (response: ServerResponse, status: number, body: unknown) =>
  response
    .writeHead(status, {
      'content-type': 'application/json; charset=utf-8',
      'access-control-allow-origin': '*',
    })
    .end(typeof body === 'string' ? body : JSON.stringify(body))

/** How many there are: three pages of 100, the last one not full. */
export const total = 234

/** What GitHub answers, by the situation that is played. */
export const situations = {
  pages: (target, response) => {
    if (!target.pathname.endsWith('/contributors')) return json(response, 200, summary)
    const page = Number(target.searchParams.get('page'))
    return json(response, 200, contributors(page, Number(target.searchParams.get('per_page')), total))
  },
  'not found': (_target, response) => json(response, 404, { message: 'Not Found' }),
  'rate limit': (_target, response) => json(response, 403, { message: 'API rate limit exceeded' }),
  'no connection': (_target, response) => response.destroy(),
  'no JSON': (_target, response) => json(response, 200, '<!doctype html><title>Unicorn!</title>'),
  'another shape': (_target, response) => json(response, 200, [{ login: 'somebody' }]),
  'a link that is no address': (target, response) =>
    json(
      response,
      200,
      target.searchParams.get('page') === '1'
        ? [{ ...contributors(1, 1, total)[0], html_url: 'javascript:alert(1)' }]
        : [],
    ),
  'no commits': (target, response) => {
    if (!target.pathname.endsWith('/contributors')) return json(response, 200, summary)
    return response.writeHead(204, { 'access-control-allow-origin': '*' }).end()
  },
  'a summary that fails': (target, response) =>
    target.pathname.endsWith('/contributors')
      ? situations.pages(target, response)
      : json(response, 500, { message: 'Server Error' }),
  'the third page hangs': (target, response) => {
    if (target.searchParams.get('page') !== '3') situations.pages(target, response)
  },
} satisfies Record<string, Answer>

export type Situation = keyof typeof situations

/** A chat script as one finds them: it leaves a bubble, a style, a frame and a global behind, and starts only once. */
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

/** A server that plays the code host, and the chat service on the side. */
export class MockServer {
  situation: Situation = 'pages'
  readonly asked: Asked[] = []
  /** Requests whose client went away before it was answered. */
  abandoned = 0
  #server = createServer((request, response) => this.#answer(request, response))

  async start(): Promise<number> {
    this.#server.listen(0)
    await once(this.#server, 'listening')
    return (this.#server.address() as AddressInfo).port
  }

  respond(situation: Situation): void {
    this.situation = situation
    this.asked.length = 0
    this.abandoned = 0
  }

  stop(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }

  #answer(request: IncomingMessage, response: ServerResponse) {
    const target = new URL(request.url ?? '/', 'http://mock')
    if (target.pathname === '/chat.js')
      return response.writeHead(200, { 'content-type': 'text/javascript' }).end(chatScript)
    if (target.pathname === '/frame') return response.writeHead(200, { 'content-type': 'text/html' }).end('')
    this.asked.push({
      method: request.method ?? '',
      target: `${target.pathname}${target.search}`,
      headers: request.headers,
    })
    response.on('close', () => {
      if (!response.writableEnded) this.abandoned += 1
    })
    return situations[this.situation](target, response)
  }
}
