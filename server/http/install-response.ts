import type { Context } from 'koa'
import type { InstallFormat } from '../../src/shared/install-answer'
import type { BuiltSite } from '../built-site'
import { type CachedResponse, sendCached, weakEtag } from './cached-response'
import { HttpError } from './http-error'
import { withoutSlash } from './without-slash'

/** The media types of a page's address, and the formats behind them. The first is sent by the shadcn CLI. */
const formats: ReadonlyMap<string, InstallFormat> = new Map([
  ['application/vnd.shadcn.v1+json', 'item'],
  ['text/markdown', 'markdown'],
])

const contentTypes = {
  item: 'application/json; charset=utf-8',
  markdown: 'text/markdown; charset=utf-8',
} satisfies Record<InstallFormat, string>

/**
 * Sends what an address installs: a page as a registry item or as Markdown if the client prefers that to HTML, or a registry
 * item with a query.
 *
 * @returns Whether it has answered.
 * @throws HttpError 404 when a page has no such format, 400 when the query asks for what cannot be
 */
export async function sendInstall(ctx: Context, site: BuiltSite): Promise<boolean> {
  const format = formatOf(ctx, site)
  if (format === undefined) return false
  const path = withoutSlash(ctx.path)
  const found = ctx.querystring === '' ? undefined : await print(ctx, site, path, format)
  const response = found ?? responseOf(site, path, format)
  if (response === undefined) throw notFound(site, path)
  ctx.state.route = `${path} as ${format}`
  await sendCached(ctx, response)
  return true
}

/** The format that is asked for; nothing for a page as HTML, and for a file as it is. */
function formatOf(ctx: Context, site: BuiltSite): InstallFormat | undefined {
  if (ctx.path.startsWith('/r/'))
    return ctx.querystring === '' && site.files.has(ctx.path) ? undefined : 'item'
  const accept = ctx.get('Accept')
  // Parsing the header takes as long as the rest of a response from memory, and few headers name a format.
  if (![...formats.keys()].some((type) => accept.includes(type))) return undefined
  return formats.get(ctx.accepts(['text/html', ...formats.keys()]) || '')
}

/** What an address without a query gives: a file of the build. */
function responseOf(site: BuiltSite, path: string, format: InstallFormat): CachedResponse | undefined {
  if (path.startsWith('/r/')) return site.files.get(path)
  return format === 'item' ? site.items.get(path) : site.markdown.get(path)
}

async function print(
  ctx: Context,
  site: BuiltSite,
  path: string,
  format: InstallFormat,
): Promise<CachedResponse | undefined> {
  const answer = await site.printInstall(path, new URLSearchParams(ctx.querystring), format)
  if (answer === undefined) return undefined
  if (answer.kind === 'refused') throw new HttpError(400, answer.reason)
  const content = Buffer.from(answer.text)
  return {
    type: contentTypes[format],
    cacheControl: 'no-cache',
    etag: weakEtag(content),
    codings: ['identity'],
    vary: path.startsWith('/r/') ? '' : 'Accept',
    body: () => content,
  }
}

const notFound = (site: BuiltSite, path: string) =>
  new HttpError(
    404,
    site.documents.has(path)
      ? 'This page has nothing to install. /r/registry.json lists what can be installed.'
      : 'There is no such page or component. /r/registry.json lists the components.',
  )
