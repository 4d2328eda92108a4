import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * Milliseconds. Connections that the system took before the signal are still accepted for the first; kept-alive ones
 * whose next request is on its way get it answered within the second; the last leaves a margin in the ten seconds that
 * process managers commonly allow before they kill.
 */
const grace = { accept: 150, idle: 500, all: 8_000 }

/**
 * Ends a server so that every request that has reached it is answered: it stops to accept, answers what arrives on open
 * connections (the application closes each with `Connection: close`), and cuts what has not ended after 8 seconds.
 */
export async function drain(server: Server): Promise<void> {
  await wait(grace.accept)
  // http's own close() cuts kept-alive connections at once, a request on its way with them.
  const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve))
  const idle = setTimeout(() => server.closeIdleConnections(), grace.idle)
  const all = setTimeout(() => server.closeAllConnections(), grace.all)
  await closed
  clearTimeout(idle)
  clearTimeout(all)
  // Stops the timer that looks for slow requests.
  server.close(() => undefined)
}
