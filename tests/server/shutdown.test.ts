import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { HttpClient, json } from '../../scripts/harness/http-client'
import { endpoints, storyOf } from '../../scripts/harness/sample-records'
import { createApp } from '../../server/app'
import { shutDown, startHttpServer } from '../../server/http-server'
import type { SavedStory } from '../../src/shared/story'
import { failingStore } from './support/failing-store'
import { serverProcess } from './support/running-server'
import { until } from '../support/until'

test.each(['SIGTERM', 'SIGINT'] as const)(
  'on %s under load every request is answered, and the exit code is 0',
  async (signal) => {
    const { server, directory } = await serverProcess()
    const saved: SavedStory[] = []
    const failures: unknown[] = []
    let stopping = false
    const post = async (number: number) => {
      const client = new HttpClient(server.url)
      for (let count = 0; !stopping; count += 1) {
        const response = await client
          .post(endpoints.savePost, storyOf(`${number}/${count}`))
          .catch((error: unknown) => {
            failures.push(error)
          })
        if (response?.status === 201) saved.push(json<SavedStory>(response))
      }
      client.close()
    }
    const posting = Array.from({ length: 32 }, (_, number) => post(number))
    await until(() => saved.length > 100)
    const exitCode = server.stop(signal)
    stopping = true
    await Promise.all(posting)
    expect(await exitCode).toBe(0)
    expect(failures).toEqual([])
    const file = JSON.parse(await readFile(join(directory, 'vitrine.json'), 'utf8'))
    expect(file.stories.map(({ id }: SavedStory) => id).toSorted()).toEqual(
      saved.map(({ id }) => id).toSorted(),
    )
  },
)

test('a request whose body arrives after SIGTERM is answered', async () => {
  const { server } = await serverProcess()
  const idle = connect({ port: server.port, host: '127.0.0.1' })
  const idleClosed = once(idle, 'close')
  idle.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await once(idle, 'data')
  idle.resume()

  const body = JSON.stringify(storyOf(1))
  const posting = request(server.url + endpoints.savePost, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Length': body.length, Expect: '100-continue' },
  })
  const answered = once(posting, 'response')
  posting.flushHeaders()
  // The server has the headers, and reads the body.
  await once(posting, 'continue')
  posting.write(body.slice(0, 20))

  const exitCode = server.stop('SIGTERM')
  // The server closes idle connections half a second into the shutdown.
  await idleClosed
  posting.end(body.slice(20))
  const [response] = (await answered) as [IncomingMessage]
  response.resume()
  expect(response.statusCode).toBe(201)
  expect(response.headers.connection).toBe('close')
  expect(await exitCode).toBe(0)
})

test('a request that the store never answers gets 503 before its connection is closed', async () => {
  const { store, blockWrite } = await failingStore()
  const { started, release } = blockWrite()
  const server = await startHttpServer(createApp(store), 0)
  const { port } = server.address() as AddressInfo
  const client = new HttpClient(`http://127.0.0.1:${port}`)
  const post = client.post(endpoints.savePost, storyOf(1))
  await started
  await shutDown(server, { accept: 1, idle: 1, answers: 100, all: 60_000, end: 60_000 })
  const { status, headers, body } = await post
  expect(status).toBe(503)
  expect(headers).toMatchObject({ 'retry-after': '5', connection: 'close', 'cache-control': 'no-store' })
  expect(headers['x-request-id']).toMatch(/-/)
  expect(JSON.parse(body.toString())).toEqual({ error: expect.stringContaining('Please try again') })
  release()
  client.close()
  await store.close()
})
