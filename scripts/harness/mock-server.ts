import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { scenarios, type Scenario } from './github-scenarios'

/** A request that the mock server has received. */
export interface MockRequest {
  readonly method: string
  readonly target: string
  readonly headers: IncomingHttpHeaders
}

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
