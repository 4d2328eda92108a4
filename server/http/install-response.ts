import type { Context, Middleware } from 'koa'
import { preferredFormat, type InstallFormat } from '../../src/shared/install-answer'
import { writeOrigins } from '../../src/shared/site-origin'
import { compress } from '../addressed-file'
import type { BuiltSite } from '../built-site'
import { type CachedResponse, type Coding, sendCached, weakEtag } from './cached-response'
import { originsOf } from './origin'
import { findByQuery } from './find-by-query'
import { HttpError } from './http-error'
import { decodePath, withoutSlash } from './site-path'

const contentTypes = {
  item: 'application/json; charset=utf-8',
  markdown: 'text/markdown; charset=utf-8',
} satisfies Record<InstallFormat, string>

/** The request of an address: the item or the Markdown of a page's path, or the item of a path below `/r/`. */
interface Asked {
  path: string
  format: InstallFormat
  /** Whether the media type asks for it, and not the address. */
  isNegotiated: boolean
}

/**
 * Sends what an address installs: a page as a registry item or as Markdown if the client prefers that to HTML, and what a
 * file of either says with a query.
 *
 * @param limit counts what is printed, and refuses too much of it
 * @returns Whether it has answered.
 * @throws HttpError 404 when a page has no such format or an item no such version, 400 when the query asks for what cannot be
 */
export async function sendInstall(ctx: Context, site: BuiltSite, limit: Middleware): Promise<boolean> {
  const asked = askedOf(ctx, site)
  if (asked === undefined) return false
  const { path, format } = asked
  const isFile = isWhole(ctx, site) || (format === 'markdown' && ctx.querystring === '')
  const found = isFile ? undefined : await printed(ctx, site, asked, limit)
  const response = found ?? responseOf(site, asked, ctx.querystring)
  if (response === undefined) throw notFound(site, path)
  ctx.state.route = `${path} as ${format}`
  await sendCached(ctx, response)
  return true
}

/** Whether the file of an item says all: without a query, and with the address of the site, by which it names others. */
const isWhole = (ctx: Context, site: BuiltSite) => ctx.querystring === '' && !site.itemsLackAddress

/** Nothing for a page as HTML, and for a file as it is. */
function askedOf(ctx: Context, site: BuiltSite): Asked | undefined {
  const file = decodePath(ctx.path)
  if (file.startsWith('/r/')) {
    const isPlain = isWhole(ctx, site) && site.files.has(file)
    return isPlain ? undefined : { path: file, format: 'item', isNegotiated: false }
  }
  if (ctx.querystring !== '' && file.endsWith('.md')) {
    const path = file === '/index.md' ? '/' : file.slice(0, -'.md'.length)
    return site.markdown.has(path) ? { path, format: 'markdown', isNegotiated: false } : undefined
  }
  // Only a page has several formats.
  if (site.files.has(file)) return undefined
  const format = preferredFormat(ctx.get('Accept'))
  return format && { path: withoutSlash(ctx.path), format, isNegotiated: true }
}

/** The response to an address without changes: a file of the build. */
function responseOf(
  site: BuiltSite,
  { path, format, isNegotiated }: Asked,
  query: string,
): CachedResponse | undefined {
  if (path.startsWith('/r/')) return site.files.get(path)
  if (format === 'item') return site.items.get(path)
  const response = findByQuery(site.markdown, path, query)?.response
  return response && (isNegotiated ? response : { ...response, vary: '' })
}

/** It is printed when its body is first sent. Clients that have it get 304 without, and concurrent requests share one result. */
async function printed(
  ctx: Context,
  site: BuiltSite,
  { path, format, isNegotiated }: Asked,
  limit: Middleware,
): Promise<CachedResponse | undefined> {
  const answer = await site.printInstall(path, new URLSearchParams(ctx.querystring), format)
  if (answer === undefined) return undefined
  if (answer.kind !== 'text') throw new HttpError(answer.kind === 'refused' ? 400 : 404, answer.reason)
  const origins = site.origins ?? originsOf(ctx)
  // The key can be as long as an address.
  const etag = weakEtag(Buffer.from(`${answer.key} ${origins.link} ${origins.whole}`))
  const print = async (coding: Coding) => {
    await limit(ctx, () => Promise.resolve())
    // Few are asked for twice.
    return compress(Buffer.from(writeOrigins(answer.print(), origins)), coding, 'quick')
  }
  return {
    type: contentTypes[format],
    cacheControl: 'no-cache',
    etag,
    codings: ['br', 'gzip', 'identity'],
    vary: isNegotiated ? 'Accept, Accept-Encoding' : 'Accept-Encoding',
    body: (coding) => site.hostMemory.get(`${coding} printed ${etag}`, () => print(coding)),
  }
}

const notFound = (site: BuiltSite, path: string) =>
  new HttpError(
    404,
    site.documents.has(path)
      ? 'This page has nothing to install. /r/registry.json lists what can be installed.'
      : 'There is no such page or component. /r/registry.json lists the components.',
  )
