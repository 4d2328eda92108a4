import { connect, type Socket } from 'node:net'

/** Requests that a client can start and never finish. */
const unfinishedRequests = [
  '',
  'POST /api/stories/saveposts HTTP/1.1\r\nHost: local',
  'POST /api/stories/saveposts HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{"title"',
  'POST /api/stories/saveposts HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{"t',
] as const

/**
 * Opens connections that start a request, then send nothing more and never close their side.
 *
 * @returns for each connection a promise of how long the server kept it open, in milliseconds
 */
export const openSlowClients = (
  port: number,
  count: number,
): Promise<{ closed: Promise<number>; socket: Socket }[]> =>
  Promise.all(
    Array.from({ length: count }, (_, index) =>
      openSlowClient(port, unfinishedRequests[index % unfinishedRequests.length]),
    ),
  )

async function openSlowClient(port: number, unfinishedRequest = '') {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  const start = performance.now()
  socket.write(unfinishedRequest)
  socket.resume()
  const closed = new Promise<number>((resolve) => {
    socket.on('end', () => resolve(performance.now() - start))
    socket.on('error', () => resolve(performance.now() - start))
    socket.on('close', () => resolve(performance.now() - start))
  })
  return { closed, socket }
}
