import { connect, type Socket } from 'node:net'

/** Ways in which a client can hold a connection without ever finishing its request. */
const beginnings = [
  '',
  'POST /api/stories/saveposts HTTP/1.1\r\nHost: local',
  'POST /api/stories/saveposts HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{"title"',
  'POST /api/stories/saveposts HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{"t',
] as const

/**
 * Opens connections that begin a request and say no more, and never close their side.
 *
 * @returns one promise each, of when the server has closed it (milliseconds since the connection stood)
 */
export const openSlowClients = (
  port: number,
  count: number,
): Promise<{ closed: Promise<number>; socket: Socket }[]> =>
  Promise.all(
    Array.from({ length: count }, (_, index) => openSlowClient(port, beginnings[index % beginnings.length])),
  )

async function openSlowClient(port: number, beginning = '') {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  const start = performance.now()
  socket.write(beginning)
  socket.resume()
  const closed = new Promise<number>((resolve) => {
    socket.on('end', () => resolve(performance.now() - start))
    socket.on('error', () => resolve(performance.now() - start))
    socket.on('close', () => resolve(performance.now() - start))
  })
  return { closed, socket }
}
