import Router from '@koa/router'
import { contactMessageSchema } from '../../src/shared/contact-message'
import { storySchema } from '../../src/shared/story'
import type { Store } from '../store/store'
import { cachedList } from './cached-list'
import { cachedPages } from './cached-pages'
import { sendCached } from './cached-response'
import { health } from './health'
import { readIdempotencyKey } from './idempotency-key'
import { openApi } from './open-api'
import { postRateLimit } from './post-rate-limit'
import { readPayload } from './read-payload'
import { readStoryQuery } from './story-query'

export interface ApiOptions {
  /** Posts per client per minute; 0 means no limit. */
  postsPerMinute: number
  /** The longest whole list that is answered, in bytes of JSON. */
  listBytes: number
  /** Whether the server is shutting down; `/readyz` then answers 503. */
  isShuttingDown: () => boolean
}

/** The routes of stories and messages, the health checks, and the OpenAPI document. */
export function api(store: Store, { postsPerMinute, listBytes, isShuttingDown }: ApiOptions): Router {
  const router = new Router({ sensitive: true })
  const rateLimit = postRateLimit(postsPerMinute)
  const wholeList = cachedList(store.stories, listBytes)
  const pages = cachedPages(store.stories)
  const checks = health(store, isShuttingDown)

  router.get('/api/stories/getposts', async (ctx) => {
    const { limit, before } = readStoryQuery(ctx)
    await sendCached(ctx, await (limit === undefined ? wholeList() : pages(limit, before)))
  })
  router.post('/api/stories/saveposts', rateLimit, async (ctx) => {
    ctx.body = await store.stories.add(await readPayload(ctx, storySchema), readIdempotencyKey(ctx))
    ctx.status = 201
    ctx.set('Cache-Control', 'no-store')
  })
  router.post('/api/contact/saveContact', rateLimit, async (ctx) => {
    ctx.body = await store.messages.add(await readPayload(ctx, contactMessageSchema), readIdempotencyKey(ctx))
    ctx.status = 201
    ctx.set('Cache-Control', 'no-store')
  })
  router.get('/healthz', checks.live)
  router.get('/readyz', checks.ready)
  router.get('/openapi.json', (ctx) => sendCached(ctx, openApi))
  return router
}
