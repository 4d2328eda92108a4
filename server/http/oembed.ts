import type { Context } from 'koa'
import { embedPath, embedSize, frameCode, oembedPath, type Embed } from '../../src/shared/embed'
import { normalPath } from '../../src/shared/normal-path'
import type { BuiltSite } from '../built-site'
import { sendCached, weakEtag } from './cached-response'
import { HttpError, methodNotAllowed } from './http-error'
import { originsOf } from './origin'
import { withoutSlash } from './site-path'

/** The size of all pictures for links, in px. */
const pictureSize = { width: 1200, height: 630 } as const

/** Seconds for which others may keep an answer. */
const maxAge = 24 * 60 * 60

/**
 * Sends the embed of a component's page as oEmbed.
 *
 * @see https://oembed.com
 * @returns Whether the request asked for it.
 * @throws HttpError 400 without an address, 404 when it is not of a component's page here, 501 for another format than JSON
 */
export async function sendOembed(ctx: Context, site: BuiltSite): Promise<boolean> {
  if (ctx.path !== oembedPath) return false
  // First: pages of other sites read the errors, too.
  ctx.set('Access-Control-Allow-Origin', '*')
  if (ctx.method !== 'GET' && ctx.method !== 'HEAD') throw methodNotAllowed(ctx.method, 'GET, HEAD')
  const asked = new URLSearchParams(ctx.querystring)
  if ((asked.get('format') ?? 'json') !== 'json')
    throw new HttpError(501, 'oEmbed is JSON here. Ask with format=json, or without a format.')
  const address = asked.get('url')
  if (address === null)
    throw new HttpError(400, 'url is missing. Set it to the address of a component’s page.')
  const root = (site.origins ?? originsOf(ctx)).whole + site.base
  const page = pageOf(address, root)
  const picture = page && site.pictures.get(page.path)
  const embed = picture && (await site.findEmbed(page.path, page.parameters))
  if (!embed)
    throw new HttpError(
      404,
      `url is not the address of a component’s page below ${root}/. Copy it from there.`,
    )
  const size = { width: asked.get('maxwidth'), height: asked.get('maxheight') }
  const text = JSON.stringify(describe(embed, root, picture, size))
  ctx.state.route = oembedPath
  await sendCached(ctx, {
    type: 'application/json; charset=utf-8',
    cacheControl: `public, max-age=${maxAge}`,
    etag: weakEtag(Buffer.from(text)),
    codings: ['identity'],
    vary: '',
    body: () => Buffer.from(text),
  })
  return true
}

/** The path and the values of a page's address. Undefined for what is not below the root of the site. */
function pageOf(address: string, root: string): { path: string; parameters: URLSearchParams } | undefined {
  if (!URL.canParse(address, root)) return undefined
  const { origin, pathname, username, password, searchParams } = new URL(address, root)
  const { origin: ownOrigin, pathname: ownPath } = new URL(root)
  if (origin !== ownOrigin || username !== '' || password !== '') return undefined
  const base = withoutSlash(ownPath) === '/' ? '' : ownPath
  const path = normalPath(pathname)
  if (!path.startsWith(`${base}/`)) return undefined
  return { path: withoutSlash(path.slice(base.length)), parameters: searchParams }
}

/** The smaller of a size and the most that somebody takes. What is no number of px is no limit. */
const atMost = (size: number, most: string | null): number =>
  most !== null && /^[1-9]\d{0,5}$/.test(most) ? Math.min(size, Number(most)) : size

function describe(
  { name, title, site, search, width: wanted = embedSize.width }: Embed,
  root: string,
  picture: string,
  most: Readonly<Record<'width' | 'height', string | null>>,
): Record<string, unknown> {
  const width = atMost(wanted, most.width)
  const height = atMost(embedSize.height, most.height)
  const fits =
    atMost(pictureSize.width, most.width) === pictureSize.width &&
    atMost(pictureSize.height, most.height) === pictureSize.height
  return {
    version: '1.0',
    type: 'rich',
    title,
    provider_name: site,
    provider_url: `${root}/`,
    cache_age: maxAge,
    // The limits hold for the picture, too.
    ...(fits && {
      thumbnail_url: `${root}/${picture}`,
      thumbnail_width: pictureSize.width,
      thumbnail_height: pictureSize.height,
    }),
    html: frameCode({ src: root + embedPath(name) + search, title, width, height }),
    width,
    height,
  }
}
