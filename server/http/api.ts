import Router from '@koa/router'
import { contactMessageSchema } from '../../src/shared/contact-message'
import { storySchema } from '../../src/shared/story'
import type { Store } from '../store/store'
import { health } from './health'
import { listAnswer } from './list-answer'
import { openApi } from './open-api'
import { sendPrepared } from './prepared'
import { readPayload } from './read-payload'
import { writeLimit } from './write-limit'

export interface ApiOptions {
  /** Writes a minute a client; 0 = no limit. */
  writeLimit: number
  /** Whether the process is about to end; `/readyz` then answers 503. */
  isEnding: () => boolean
}

/** The three calls of SPEC section 7, and what a proxy and a client generator ask for. */
export function api(store: Store, options: ApiOptions): Router {
  const router = new Router({ sensitive: true })
  const limit = writeLimit(options.writeLimit)
  const stories = listAnswer(store.stories)
  const checks = health(store, options.isEnding)

  router.get('/api/stories/getposts', async (ctx) => sendPrepared(ctx, await stories()))
  router.post('/api/stories/saveposts', limit, async (ctx) => {
    ctx.body = await store.stories.add(await readPayload(ctx, storySchema))
    ctx.status = 201
    ctx.set('Cache-Control', 'no-store')
  })
  router.post('/api/contact/saveContact', limit, async (ctx) => {
    ctx.body = await store.messages.add(await readPayload(ctx, contactMessageSchema))
    ctx.status = 201
    ctx.set('Cache-Control', 'no-store')
  })
  router.get('/healthz', checks.alive)
  router.get('/readyz', checks.ready)
  router.get('/openapi.json', (ctx) => sendPrepared(ctx, openApi))
  return router
}
