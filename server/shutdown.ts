import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** Milliseconds after the signal. */
const grace = {
  /** Until then, connections are accepted: the system may have opened some before the signal. */
  accept: 150,
  /** Then idle connections are closed, counted from the end of `accept`; a request on its way still arrives in time. */
  idle: 500,
  /** Then notifications that have not been delivered are given up. */
  notifications: 6_500,
  /** Then all are closed. */
  all: 7_000,
  /** Then the process ends, whatever the store still waits for: process managers commonly kill after 10 seconds. */
  end: 7_500,
}

/** Resolves when a shutdown has taken as long as it may. The process does not wait for it. */
export const shutDownIsOverdue = (): Promise<void> => wait(grace.end, undefined, { ref: false })

/** Aborts when notifications have to be given up. */
export const notificationDeadline = (): AbortSignal => AbortSignal.timeout(grace.notifications)

/**
 * Shuts a server down so that every request that has reached it is answered. It stops accepting connections, answers
 * what arrives on open ones (the application sends `Connection: close`), and closes the rest after 7 seconds.
 */
export async function shutDown(server: Server): Promise<void> {
  await wait(grace.accept)
  // The close() of node:http closes idle connections at once, even when a request is on its way on them.
  const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve))
  const idle = setTimeout(() => server.closeIdleConnections(), grace.idle)
  const all = setTimeout(() => server.closeAllConnections(), grace.all)
  await closed
  clearTimeout(idle)
  clearTimeout(all)
  // Stops the timer that checks for slow requests.
  server.close(() => undefined)
}
