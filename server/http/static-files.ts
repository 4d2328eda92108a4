import type { Context, Middleware } from 'koa'
import { oembedPath } from '../../src/shared/embed'
import type { BuiltSite } from '../built-site'
import { sendCached } from './cached-response'
import { HttpError, methodNotAllowed } from './http-error'
import { findByQuery, type Found } from './find-by-query'
import { sendInstall } from './install-response'
import { sendSkills } from './send-skills'
import { decodePath, withoutSlash } from './site-path'
import { allowFrames, allowOrigins, allowScripts, withoutDocumentHeaders } from './security-headers'
import { sendOembed } from './oembed'
import { requestLimit } from './write-limits'

/**
 * Answers everything outside the API: documents, with and without a trailing slash, other files, and the not-found
 * page. Paths are looked up in the lists that were read at startup, so no path can leave the site's folder.
 *
 * @param site undefined when only the API runs
 * @param printsPerMinute answers that are printed per client per minute; 0 means no limit
 */
export function staticFiles(site: BuiltSite | undefined, printsPerMinute: number): Middleware {
  const limit = requestLimit(printsPerMinute, 'Your network has asked for too many different addresses')
  return async (ctx) => {
    // The router matched the path but not the method, and has set 405.
    if (ctx.matched?.length > 0) return
    const isRead = ctx.method === 'GET' || ctx.method === 'HEAD'
    if (ctx.path === '/api' || ctx.path.startsWith('/api/'))
      throw new HttpError(404, 'There is no such API endpoint')
    if (site && (await sendOembed(ctx, site))) return
    const path = withoutSlash(ctx.path)
    // Its script reads the query, and it has no other format.
    const embed = site?.embeds.get(path)
    const found =
      site && (embed ? { route: path, response: embed } : findFile(site, ctx.path, ctx.querystring))
    if (found && !isRead) throw methodNotAllowed(ctx.method, 'GET, HEAD')
    if (site && isRead && !embed && (await sendInstall(ctx, site, limit))) return
    if (found) {
      ctx.state.route = found.route
      if (await sendSkills(ctx, site)) return
      if (/\.(js|css)$/.test(found.route)) withoutDocumentHeaders(ctx)
      if (found.route.startsWith('/assets/')) allowOrigins(ctx)
      const scripts = site.scripts[found.route]
      if (scripts) allowScripts(ctx, site.csp, scripts)
      await sendCached(ctx, found.response)
      describeValues(ctx, site, found.route)
      // Last: what fails is an error like all others, which nobody may frame.
      if (embed) allowFrames(ctx, site.embedScripts)
      return
    }
    if (!site || !isRead) throw new HttpError(404, 'There is no such page')
    return sendCached(ctx, site.notFound, 404)
  }
}

/** In characters: nginx has 4 KiB for all headers of an answer, unless it is told otherwise. */
const longestLink = 1_500

/**
 * Leads from a component's page with values to the description of its embed. The link in the document, which is the same for
 * all values, leads to one without.
 */
function describeValues(ctx: Context, site: BuiltSite | undefined, page: string): void {
  if (!site?.pictures.has(page) || ctx.querystring === '') return
  const url = encodeURIComponent(`${site.base}${page}?${ctx.querystring}`)
  if (url.length > longestLink) return
  ctx.append(
    'Link',
    `<${site.base}${oembedPath}?url=${url}>; rel="alternate"; type="application/json+oembed"`,
  )
}

function findFile(site: BuiltSite, path: string, query: string): Found | undefined {
  const document = findByQuery(site.documents, withoutSlash(path), query)
  if (document) return document
  const name = decodePath(path)
  const response = site.files.get(name)
  return response && { route: name, response }
}
