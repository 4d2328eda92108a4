import type { Middleware } from 'koa'
import type { Store } from '../store/store'

/** `/healthz`: the process runs. `/readyz`: it can also save, and is not shutting down. */
export function health(store: Store, isShuttingDown: () => boolean): Record<'live' | 'ready', Middleware> {
  return {
    live: (ctx) => {
      ctx.set('Cache-Control', 'no-store')
      ctx.body = { status: 'alive' }
    },
    ready: async (ctx) => {
      ctx.set('Cache-Control', 'no-store')
      const error = isShuttingDown()
        ? 'The server is shutting down'
        : await store.ready().then(() => undefined, messageOf)
      ctx.status = error === undefined ? 200 : 503
      ctx.body = error === undefined ? { status: 'ready' } : { error }
    },
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
