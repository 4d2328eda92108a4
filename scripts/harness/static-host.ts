import { createServer } from 'node:http'
import { readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { contentType } from 'mime-types'

/** A host that has files alone, as a page's author rents one. */
export interface StaticHost {
  readonly url: string
  readonly stop: () => void
}

/**
 * Serves a folder as static hosts do: `index.html` for a folder, `404.html` for what is not there, and no notice of queries
 * and media types.
 *
 * @param base The path below which it lies, without a trailing slash.
 */
export async function startStaticHost(folder: string, base = ''): Promise<StaticHost> {
  const read = (path: string) => readFile(join(folder, path)).catch(() => undefined)
  const server = createServer((request, response) => {
    void (async () => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost')
      const path = pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : '/404.html'
      const name = path.endsWith('/') ? `${path}index.html` : path
      const found = (await read(name)) ?? (await read(`${name}/index.html`))
      response.statusCode = found === undefined || name === '/404.html' ? 404 : 200
      const type = /\.\w+$/.exec(name)?.[0] ?? '.html'
      response.setHeader(
        'Content-Type',
        found === undefined ? 'text/html' : contentType(type) || 'text/plain',
      )
      response.end(request.method === 'HEAD' ? undefined : (found ?? (await read('404.html'))))
    })()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}${base}`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
