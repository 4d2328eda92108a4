import Router from '@koa/router'
import type { Context, Middleware } from 'koa'
import type * as z from 'zod/v4/core'
import { contactMessageSchema } from '../../src/shared/contact-message'
import { storySchema } from '../../src/shared/story'
import { listNames, type RecordList, type Store } from '../store/store'
import { cachedList } from './cached-list'
import { cachedPages } from './cached-pages'
import { sendCached } from './cached-response'
import { clientKeys } from './client'
import { formCheck, type FormCheckOptions } from './form-check'
import { openApi } from './open-api'
import { openLists } from './open-limits'
import { originsOf } from './origin'
import { readIdempotencyKey, readPayload } from './read-post'
import { readStoryQuery } from './story-query'
import { securityTxt } from './security-txt'
import { requestLimit, writeBudget } from './write-limits'

export interface ApiOptions {
  /** Posts per client per minute; 0, the default, means no limit. */
  postsPerMinute?: number
  /** Pages of stories that are made per client per minute, and answers that are printed; 0, the default, means no limit. */
  printsPerMinute?: number
  /** Bytes that a client may save per hour; 0, the default, means no limit. */
  bytesPerHour?: number
  /** Whether new stories wait for the owner's approval; false by default. */
  approvesStories?: boolean
  /** How posts of forms are checked; by default, a token is optional, and accepted at once for a day. */
  form?: FormCheckOptions
  /** The longest list that `getposts` sends as a whole, in bytes of JSON; 16 MiB by default. */
  listBytes?: number
  /** Whom to tell of a weakness, as addresses; without any, there is no security.txt. */
  securityContacts?: readonly string[]
  /** Whether the server is shutting down; `/readyz` then answers 503. */
  isShuttingDown?: () => boolean
}

/** Where the site lives. */
export interface ApiSite {
  /** The path below which it lives, without a trailing slash. */
  base: string
  /** Its whole address, also where another server serves it; undefined when it depends on the request. */
  address: string | undefined
}

/** The routes of stories and messages, the health checks, and the OpenAPI document. */
export function api(
  store: Store,
  { base, address }: ApiSite,
  {
    postsPerMinute = 0,
    printsPerMinute = 0,
    bytesPerHour = 0,
    approvesStories = false,
    form = { requiresToken: false, minAge: 0, maxAge: 24 * 60 * 60 },
    listBytes = 16 * 2 ** 20,
    securityContacts = [],
    isShuttingDown = () => false,
  }: ApiOptions,
): Router {
  const router = new Router({ sensitive: true })
  const rateLimit = requestLimit(postsPerMinute)
  const spend = writeBudget(bytesPerHour, postsPerMinute, store.takeShared)
  const wholeList = cachedList(store.stories, listBytes, base)
  const addOpen = openLists(listBytes)
  const pages = cachedPages(store.stories, base)
  const pageLimit = requestLimit(printsPerMinute, 'Your network has asked for too many different pages')
  const clientKey = clientKeys(store.secret)
  const { issue, check } = formCheck(store.secret, form)
  const document = openApi(base)
  const checks = health(store, isShuttingDown)

  const save =
    <Schema extends z.$ZodType>(
      list: RecordList<z.output<Schema>>,
      schema: Schema,
      status = 201,
    ): Middleware =>
    async (ctx) => {
      const key = readIdempotencyKey(ctx)
      const { payload, bytes } = await readPayload(ctx, schema)
      ctx.state.limit = 'room'
      await spend(ctx, list, bytes)
      ctx.body = await list.add(payload, { key, client: clientKey(ctx) })
      ctx.status = status
      ctx.set('Cache-Control', 'no-store')
    }

  const siteAt = (ctx: Context) => address ?? originsOf(ctx).whole + base

  router.get('/api/form-token', issue)
  router.get('/api/stories/getposts', async (ctx) => {
    const { limit, before, show } = readStoryQuery(ctx)
    const page = limit && { limit, before, glassesOf: show && siteAt(ctx) }
    await sendCached(
      ctx,
      await (page ? pages(page, () => pageLimit(ctx, () => Promise.resolve())) : wholeList()),
    )
    if (!page) addOpen(ctx)
  })
  router.post(
    '/api/stories/saveposts',
    rateLimit,
    check('story'),
    approvesStories ? save(store.waiting, storySchema, 202) : save(store.stories, storySchema),
  )
  router.post(
    '/api/contact/saveContact',
    rateLimit,
    check('message'),
    save(store.messages, contactMessageSchema),
  )
  router.get('/healthz', checks.live)
  router.get('/readyz', checks.ready)
  router.get('/openapi.json', (ctx) => sendCached(ctx, document))
  if (securityContacts.length > 0)
    router.get('/.well-known/security.txt', (ctx) => {
      ctx.type = 'text/plain; charset=utf-8'
      ctx.set('Cache-Control', 'public, max-age=3600')
      ctx.body = securityTxt(securityContacts)
    })
  return router
}

/**
 * `/healthz`: the process runs. `/readyz`: it can serve, and is not shutting down. What is full is no reason to take it out
 * of service: the answer says how much space each list has, in percent, and warns.
 */
function health(store: Store, isShuttingDown: () => boolean): Record<'live' | 'ready', Middleware> {
  return {
    live: (ctx) => {
      ctx.set('Cache-Control', 'no-store')
      ctx.body = { status: 'alive' }
    },
    ready: async (ctx) => {
      ctx.set('Cache-Control', 'no-store')
      try {
        if (isShuttingDown()) throw new Error('The server is shutting down')
        const spaces = await Promise.all(
          listNames.map(async (name) => [name, await store[name].freeSpace()] as const),
        )
        const warnings = [await store.ready(), ...spaces.map(([, { warning }]) => warning)]
        ctx.body = {
          status: 'ready',
          room: Object.fromEntries(spaces.map(([name, { free }]) => [name, free])),
          warnings: warnings.filter((warning) => warning !== undefined),
        }
      } catch (error) {
        ctx.status = 503
        ctx.body = { error: error instanceof Error ? error.message : String(error) }
      }
    },
  }
}
