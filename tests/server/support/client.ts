import { Agent, request } from 'node:http'

/** An answer, read whole. */
export interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

interface RequestOptions {
  method?: string
  headers?: Record<string, string>
  body?: string | Uint8Array
}

/** Speaks HTTP as given: no header of its own choosing, no decompression, no retry. */
export class Client {
  readonly #agent: Agent
  readonly #target: { hostname: string; port: string }

  /** @param connections how many kept-alive connections it may open */
  constructor(url: string, connections = 1) {
    const { hostname, port } = new URL(url)
    this.#target = { hostname, port }
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections })
  }

  /** @throws when the connection breaks before the answer has arrived whole */
  send(path: string, { method = 'GET', headers = {}, body }: RequestOptions = {}): Promise<Answer> {
    return new Promise((resolve, reject) => {
      // The path is sent as it is: a URL object would take out the very dots that a test is about.
      const options = { ...this.#target, path, method, headers, agent: this.#agent }
      const outgoing = request(options, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('error', reject)
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
        )
      })
      outgoing.on('error', reject)
      outgoing.end(body)
    })
  }

  /** Sends a value as JSON. */
  post(path: string, value: unknown): Promise<Answer> {
    const body = JSON.stringify(value)
    return this.send(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })
  }

  close(): void {
    this.#agent.destroy()
  }
}

/** What an answer's JSON says; the caller knows what the call answers. */
export const json = <Value>(answer: Answer): Value => JSON.parse(answer.body.toString('utf8')) as Value
