import { createServer, type Server } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Context } from 'koa'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { listen } from './http-server'
import { kinds } from './store/outbox'
import { listNames, type Store } from './store/store'

/** Milliseconds that a scrape waits for the store: Prometheus itself gives up after ten seconds, and has nothing then. */
const patience = 2_000

const methods = ['GET', 'HEAD', 'POST', 'OPTIONS']

/** The class of a request, one of a few words: never a path. */
function classOf({ state, _matchedRoute: matched }: Context): string {
  if (typeof matched === 'string') return matched.slice(matched.lastIndexOf('/') + 1)
  if (typeof state.route !== 'string') return 'none'
  if (state.route.includes(' as ')) return 'install'
  return /\.\w+$/.test(state.route) ? 'file' : 'page'
}

/** The metrics of a server, for Prometheus. Their labels have few values, whatever visitors send. */
export function createMetrics(store: Store) {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const about = <Label extends string>(name: string, help: string, ...labelNames: Label[]) => ({
    name: `vitrine_${name}`,
    help,
    labelNames,
    registers: [register],
  })
  const requests = new Histogram({
    ...about('request_seconds', 'Requests, and how long their answers took', 'class', 'method', 'status'),
    buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10],
  })
  const refusals = new Counter(about('refusals_total', 'What was refused, and why', 'class', 'reason'))
  const stale = new Counter(about('stale_total', 'Lists answered without the database'))
  const connections = new Gauge(about('connections', 'Open connections'))
  const up = new Gauge(about('store_up', '1 if the store can be read and changed'))
  const freeSpace = new Gauge(about('list_free_percent', 'Free space of a list', 'list'))
  const outbox = new Gauge(about('outbox', 'Notifications that wait, or are dead letters', 'kind', 'state'))
  const pool = new Gauge(about('database_pool', 'Connections, and statements that wait for one', 'state'))

  async function readStore() {
    for (const [state, count] of Object.entries(store.pool?.() ?? {})) pool.set({ state }, count)
    up.set(0)
    freeSpace.reset()
    outbox.reset()
    await store.ready()
    for (const list of listNames) freeSpace.set({ list }, (await store[list].freeSpace()).free)
    const notifications = await store.outbox.list()
    for (const kind of kinds) {
      const own = notifications.filter((one) => one.kind === kind)
      const dead = own.filter(({ nextAt }) => nextAt === null).length
      outbox.set({ kind, state: 'dead' }, dead)
      outbox.set({ kind, state: 'waiting' }, own.length - dead)
    }
    up.set(1)
  }

  return {
    /** Counts a request that has an answer. */
    observe: (ctx: Context, seconds: number) => {
      const { refusal, age } = ctx.state
      const method = methods.includes(ctx.method) ? ctx.method : 'other'
      requests.observe({ class: classOf(ctx), method, status: `${Math.floor(ctx.status / 100)}xx` }, seconds)
      if (refusal !== undefined) refusals.inc({ class: classOf(ctx), reason: String(refusal) })
      if (age !== undefined) stale.inc()
    },
    /**
     * Answers `/metrics` on a separate port, and counts the connections of the server for visitors.
     *
     * @throws StartupError when the port cannot be used
     */
    async serve(visitors: Server, port: number, host: string): Promise<Server> {
      visitors.on('drop', () => refusals.inc({ class: 'none', reason: 'connections' }))
      visitors.on('connection', (socket) => {
        connections.inc()
        socket.once('close', () => connections.dec())
      })
      const server = createServer((request, response) => {
        if (request.url !== '/metrics') return void response.writeHead(404).end()
        void Promise.race([readStore().catch(() => undefined), wait(patience)])
          .then(() => register.metrics())
          .then((text) => response.setHeader('Content-Type', register.contentType).end(text))
      })
      await listen(server, port, 'npm start', { host, setting: 'METRICS_PORT', hostSetting: 'METRICS_HOST' })
      return server
    },
  }
}
