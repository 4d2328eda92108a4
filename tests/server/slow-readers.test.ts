import { EventEmitter, once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import Koa, { type Context } from 'koa'
import { expect, onTestFinished, test } from 'vitest'
import { HttpClient } from '../../scripts/harness/http-client'
import { endpoints, storyOf } from '../../scripts/harness/sample-records'
import { openLists } from '../../server/http/open-limits'
import { shutDown, startHttpServer } from '../../server/http-server'
import { clientOf, failingStore } from './support/failing-store'
import { postFrom } from './support/post-from'
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

test('a client has so many connections at a time, and the network around it four times as many', async () => {
  const { server } = await runningServer({ CLIENT_CONNECTIONS: '3' })
  /** Whether a connection from an address is answered. It stays open. */
  const isAnswered = async (localAddress: string) => {
    const socket = connect({ port: server.port, host: '127.0.0.1', localAddress })
    onTestFinished(() => void socket.destroy())
    socket.on('error', () => undefined)
    socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n')
    const [answer] = (await Promise.race([once(socket, 'data'), once(socket, 'close')])) as [unknown]
    return Buffer.isBuffer(answer) ? socket : undefined
  }
  const answered = async (address: string, count: number) => {
    const sockets: (Socket | undefined)[] = []
    for (let number = 0; number < count; number += 1) sockets.push(await isAnswered(address))
    return sockets.filter((socket) => socket !== undefined)
  }
  const own = await answered('127.0.0.2', 5)
  expect(own).toHaveLength(3)
  for (const neighbor of [3, 4]) expect(await answered(`127.0.0.${neighbor}`, 4)).toHaveLength(3)
  // Three of twelve are left, for two clients.
  expect(await answered('127.0.0.5', 2)).toHaveLength(2)
  expect(await answered('127.0.0.6', 2)).toHaveLength(1)
  expect(await answered('127.0.1.1', 4)).toHaveLength(3)
  for (const socket of own) {
    socket.destroy()
    await once(socket, 'close')
  }
  await expect.poll(() => answered('127.0.0.2', 1)).toHaveLength(1)
})

test('behind a proxy, a client has so many requests open, and others are answered', async () => {
  const { store, blockWrite } = await failingStore()
  const client = await clientOf(store, 10, { requestsEach: 2, proxies: 1 })
  const { started, release } = blockWrite()
  onTestFinished(release)
  const network = '2001:db8:0:1'
  const posts = [1, 2].map((number) =>
    postFrom(client, `${network}::${number}`, endpoints.savePost, storyOf(number)),
  )
  await started
  const get = async (address: string) => {
    const { status, headers } = await client.send('/healthz', { headers: { 'X-Forwarded-For': address } })
    return [status, headers['retry-after']]
  }
  await expect.poll(() => get(`${network}::3`)).toEqual([429, '5'])
  expect(await get('2001:db8:0:2::1')).toEqual([200, undefined])
  release()
  for (const { status } of await Promise.all(posts)) expect(status).toBe(201)
  await expect.poll(() => get(`${network}::3`)).toEqual([200, undefined])
})

test('a client has one longest list on its way, a network and all clients have a few, and what was read makes room', () => {
  const add = openLists(100)
  const send = (ip: string, length: number) => {
    const res = new EventEmitter()
    add({ ip, response: { get: () => String(length) }, res, state: {} } as unknown as Context)
    return res
  }
  const refusal = expect.objectContaining({ status: 503, headers: { 'Retry-After': '5' } })
  const [first] = [send('192.0.2.1', 60), send('192.0.2.1', 40)]
  expect(() => send('192.0.2.1', 1)).toThrow(/Ask for a page/)
  for (const client of [2, 3, 4]) send(`192.0.2.${client}`, 100)
  expect(() => send('192.0.2.5', 1)).toThrow(refusal)
  for (const client of [1, 2, 3, 4]) send(`198.51.100.${client}`, 100)
  expect(() => send('203.0.113.1', 1)).toThrow(refusal)
  first.emit('close')
  expect(() => send('203.0.113.1', 61)).toThrow(refusal)
  expect(() => send('203.0.113.1', 60)).not.toThrow()
})

test('a server refuses a second whole list to a client that does not read the first', async () => {
  const { server, client } = await runningServer({ LIST_SIZE: '6' })
  for (let number = 0; number < 20; number += 1)
    await client.post(endpoints.savePost, storyOf(number, 'x'.repeat(250_000)))
  const silent = connect({ port: server.port, host: '127.0.0.1' })
  onTestFinished(() => void silent.destroy())
  silent.write(`GET ${endpoints.getPosts} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
  await once(silent, 'readable')
  const asked = async () => (await client.send(endpoints.getPosts)).status
  expect(await asked()).toBe(503)
  expect((await client.send(`${endpoints.getPosts}?limit=30`)).status).toBe(200)
  silent.destroy()
  await expect.poll(asked).toBe(200)
})
