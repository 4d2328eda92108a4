import type { Middleware } from 'koa'
import type { Site } from '../site'
import { methodRefusal } from './errors'
import { type Prepared, sendPrepared } from './prepared'
import { Refusal } from './refusal'

/**
 * Answers everything outside the API: documents with and without a trailing slash, files, and the not-found page. A
 * path is looked up in lists made at start, so none can lead out of the site.
 *
 * @param site what was built; undefined when only the API runs
 */
export function pages(site: Site | undefined): Middleware {
  return async (ctx) => {
    // A path that the router knows comes this far only with a method that it does not take; the router answers that.
    if (ctx.matched?.length > 0) return
    const isRead = ctx.method === 'GET' || ctx.method === 'HEAD'
    if (ctx.path === '/api' || ctx.path.startsWith('/api/')) throw new Refusal(404, 'There is no such call')
    const found = site && findResource(site, ctx.path, ctx.querystring)
    if (found && !isRead) throw methodRefusal(ctx.method, 'GET, HEAD')
    if (found) {
      ctx.state.route = found.route
      return sendPrepared(ctx, found.resource)
    }
    if (!site || !isRead) throw new Refusal(404, 'There is no such page')
    return sendPrepared(ctx, site.notFound, 404)
  }
}

function findResource(
  site: Site,
  path: string,
  query: string,
): { route: string; resource: Prepared } | undefined {
  const bare = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
  const page = query === '' ? null : new URLSearchParams(query).get('page')
  for (const route of [`${bare}?page=${page ?? ''}`, bare]) {
    const resource = site.documents.get(route)
    if (resource) return { route, resource }
  }
  const name = decodePath(path)
  const resource = site.files.get(name)
  return resource && { route: name, resource }
}

/** The name that a path stands for; a path that stands for none names no file either. */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
