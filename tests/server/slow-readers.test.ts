import { EventEmitter, once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import Koa, { type Context } from 'koa'
import { expect, onTestFinished, test } from 'vitest'
import { HttpClient } from '../../scripts/harness/http-client'
import { openLists } from '../../server/http/open-lists'
import { shutDown, startHttpServer } from '../../server/http-server'
import { runningServer } from './support/running-server'

const megabytes = 64

/** A server of one long response, and how many bytes of it a client gets that takes 100 KB at a time. */
async function readLittle(readers: Parameters<typeof startHttpServer>[2]) {
  const app = new Koa()
  const body = Buffer.alloc(megabytes * 2 ** 20)
  app.use((ctx) => {
    ctx.body = body
  })
  const server = await startHttpServer(app, 0, readers)
  onTestFinished(() => {
    server.closeAllConnections()
    return shutDown(server)
  })
  const { port } = server.address() as AddressInfo
  const socket = connect({ port, host: '127.0.0.1' })
  socket.on('error', () => undefined)
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
  const closed = once(socket, 'close')
  let read = 0
  socket.on('data', (chunk) => {
    read += chunk.length
    // Its silences are far shorter than the server's patience.
    if (read % 100_000 < chunk.length) {
      socket.pause()
      void wait(1).then(() => socket.resume())
    }
  })
  await closed
  return read
}

test('a reader that takes a little now and then is cut, as it would take the response too slowly', async () => {
  const read = await readLittle({ connections: 10, bytesPerSecond: 2 ** 40, patience: 20 })
  expect(read).toBeLessThan(megabytes * 2 ** 20)
})

test('a reader that is fast enough gets all', async () => {
  const read = await readLittle({ connections: 10, bytesPerSecond: 2 ** 20, patience: 60_000 })
  expect(read).toBeGreaterThan(megabytes * 2 ** 20)
})

test('beyond its connections the server closes further ones at once, and answers those that it has', async () => {
  const { server, client } = await runningServer({ CONNECTIONS: '10' })
  const open = async () => {
    const socket = connect({ port: server.port, host: '127.0.0.1' })
    onTestFinished(() => void socket.destroy())
    socket.on('error', () => undefined)
    await once(socket, 'connect')
    return socket
  }
  const kept: Socket[] = []
  for (let count = 0; count < 10; count += 1) kept.push(await open())
  const extra = await Promise.all([open(), open(), open()])
  await Promise.all(extra.map((socket) => once(socket.resume(), 'close')))
  const [first] = kept
  first?.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
  const [answer] = (await once(first ?? new EventEmitter(), 'data')) as [Buffer]
  expect(answer.toString()).toContain('200 OK')
  first?.destroy()
  await expect
    .poll(() =>
      new HttpClient(server.url).send('/healthz').then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200)
  client.close()
})

test('whole lists on their way have a size at most, and make room when they have been read', () => {
  const add = openLists(100)
  const send = (length: number) => {
    const res = new EventEmitter()
    add({ response: { get: () => String(length) }, res } as unknown as Context)
    return res
  }
  const first = send(150)
  expect(() => send(1)).toThrow(/Ask for a page/)
  first.emit('close')
  const [second] = [send(60), send(40)]
  expect(() => send(1)).toThrow(expect.objectContaining({ status: 503, headers: { 'Retry-After': '5' } }))
  second.emit('close')
  expect(() => send(60)).not.toThrow()
})
