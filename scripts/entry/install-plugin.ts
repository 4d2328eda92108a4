import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Connect, Plugin, ViteDevServer } from 'vite'
import { askedOrigin, writeOrigins } from '../../src/shared/site-origin.ts'
import { withFirstLine } from '../../src/install/file-hash.ts'
import { plainCode } from '../css-modules/plain-files.ts'
import { listFile, printList, printVersions, textFile } from '../release/release-files.ts'
import { preferredFormat, type InstallFormat, type InstallPrinter } from '../../src/shared/install-answer.ts'

interface Asked {
  readonly path: string
  readonly parameters: URLSearchParams
  readonly format: InstallFormat
  /** The origin that was asked. */
  readonly origin: string
}

/** Whether a request asks for a registry item or a page's Markdown, by its file or by its media type. */
function askedOf({
  url = '/',
  headers: { accept = '', host = 'localhost' },
}: IncomingMessage): Asked | undefined {
  const { pathname, searchParams: parameters } = new URL(url, 'http://localhost')
  const origin = `http://${host}`
  if (pathname.startsWith('/r/')) return { path: pathname, parameters, format: 'item', origin }
  if (pathname.endsWith('.md'))
    return { path: pathname.slice(0, -'.md'.length), parameters, format: 'markdown', origin }
  const format = preferredFormat(accept)
  return format && { path: pathname, parameters, format, origin }
}

/** Responds to a request, or hands it on. */
async function respond(
  server: ViteDevServer,
  { path, parameters, format, origin }: Asked,
  response: ServerResponse,
  next: Connect.NextFunction,
): Promise<void> {
  try {
    // Vite types a module that it has loaded as a record.
    const { answer } = (await server.ssrLoadModule('/src/install/answer.ts')) as { answer: InstallPrinter }
    const found = await answer(path, parameters, format)
    if (found === undefined) return next()
    response.statusCode = { text: 200, refused: 400, unknown: 404 }[found.kind]
    response.setHeader('Content-Type', format === 'item' ? 'application/json' : 'text/markdown')
    response.end(
      found.kind === 'text'
        ? writeOrigins(found.print(), askedOrigin(origin))
        : JSON.stringify({ error: found.reason }),
    )
  } catch (error) {
    next(error)
  }
}

/** The addresses of source files, with the styling and the file's path in the registry. */
const sourceFile = /^\/source\/(css\/)?((?:screens\/)?[\w-]+\/[\w.-]+)\.txt$/

/** Responds with the text of a source file, or hands the request on. */
async function respondWithSource(url: string, response: ServerResponse, next: Connect.NextFunction) {
  try {
    const [, isPlain, path] = sourceFile.exec(new URL(url, 'http://localhost').pathname) ?? []
    if (path === undefined) return next()
    const file = `registry/${path}`
    const code = isPlain === undefined ? await readFile(file, 'utf8') : await plainCode(file)
    response.setHeader('Content-Type', 'text/plain; charset=utf-8')
    response.end(withFirstLine(path, code))
  } catch (error) {
    next(error)
  }
}

/** A released item, a list of versions, or the text of a released file. */
function releasedText(pathname: string): string | undefined {
  const [, name, list, hash] =
    /^\/r\/(?:([\w-]+)@[0-9a-f]{8}\.json|releases\/(?:([\w-]+)\.json|files\/([0-9a-f]{8})\.txt))$/.exec(
      pathname,
    ) ?? []
  if (name !== undefined) return printVersions(name).get(pathname)
  if (list !== undefined && existsSync(join('registry', list))) return printList(list)
  const file = list === undefined ? textFile(hash ?? '') : listFile(list)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** Responds with what was released, or hands the request on. */
function respondWithRelease(url: string, response: ServerResponse, next: Connect.NextFunction) {
  const { pathname } = new URL(url, 'http://localhost')
  const text = releasedText(pathname)
  if (text === undefined) return next()
  response.setHeader('Content-Type', pathname.endsWith('.json') ? 'application/json' : 'text/plain')
  response.end(text)
}

/** Serves in development what the built server serves: registry items, Markdown and source files. */
export function installPlugin(): Plugin {
  return {
    name: 'vitrine:install',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(server.config.base, (request, response, next) => {
        const url = request.url ?? '/'
        const asked = askedOf(request)
        if (/^\/r\/([^/]+@|releases\/)/.test(url)) respondWithRelease(url, response, next)
        else if (asked === undefined) void respondWithSource(url, response, next)
        else void respond(server, asked, response, next)
      })
    },
  }
}
