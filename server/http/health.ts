import type { Middleware } from 'koa'
import type { Store } from '../store/store'

/** `/healthz`: the process answers. `/readyz`: it can also write, and is not about to end. */
export function health(store: Store, isEnding: () => boolean): Record<'alive' | 'ready', Middleware> {
  return {
    alive: (ctx) => {
      ctx.set('Cache-Control', 'no-store')
      ctx.body = { status: 'alive' }
    },
    ready: async (ctx) => {
      ctx.set('Cache-Control', 'no-store')
      const problem = isEnding() ? 'the server is about to end' : await store.ready().then(noProblem, message)
      ctx.status = problem === undefined ? 200 : 503
      ctx.body = problem === undefined ? { status: 'ready' } : { error: problem }
    },
  }
}

const noProblem = () => undefined
const message = (error: unknown) => (error instanceof Error ? error.message : String(error))
