import { Agent, request } from 'node:http'

/** A response with its whole body. */
export interface HttpResponse {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

interface RequestOptions {
  method?: string
  headers?: Record<string, string>
  body?: string | Uint8Array
}

/** An HTTP client that sends exactly what it is given: it adds no headers, never decompresses and never retries. */
export class HttpClient {
  readonly #agent: Agent
  readonly #target: { hostname: string; port: string }

  /** @param connections how many keep-alive connections it may open */
  constructor(url: string, connections = 1) {
    const { hostname, port } = new URL(url)
    this.#target = { hostname, port }
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections })
  }

  /** @throws when the connection breaks before the whole response has arrived */
  send(path: string, { method = 'GET', headers = {}, body }: RequestOptions = {}): Promise<HttpResponse> {
    return new Promise((resolve, reject) => {
      // The path is sent unchanged; a URL object would remove the dots that some tests are about.
      const options = { ...this.#target, path, method, headers, agent: this.#agent }
      const outgoing = request(options, (incoming) => {
        const chunks: Buffer[] = []
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
        incoming.on('error', reject)
        incoming.on('end', () =>
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            body: Buffer.concat(chunks),
          }),
        )
      })
      outgoing.on('error', reject)
      outgoing.end(body)
    })
  }

  /** Sends a value as JSON. */
  post(path: string, value: unknown): Promise<HttpResponse> {
    const body = JSON.stringify(value)
    return this.send(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })
  }

  close(): void {
    this.#agent.destroy()
  }
}

/** Parses the JSON of a response; the caller knows its type. */
export const json = <Value>(response: HttpResponse): Value =>
  JSON.parse(response.body.toString('utf8')) as Value
