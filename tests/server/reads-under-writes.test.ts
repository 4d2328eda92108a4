import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { HttpClient, json } from '../../scripts/harness/http-client'
import { endpoints, storyOf } from '../../scripts/harness/sample-records'
import { createApp } from '../../server/app'
import { startHttpServer } from '../../server/http-server'
import type { SavedStory } from '../../src/shared/story'
import { clientOf, failingStore } from './support/failing-store'

test('while lists are asked for and stories arrive, one list at a time is made, and none is stale', async () => {
  const { store } = await failingStore()
  let making = 0
  let most = 0
  let made = 0
  const list = async () => {
    making += 1
    made += 1
    most = Math.max(most, making)
    const records = await store.stories.list()
    await new Promise((resolve) => setImmediate(resolve))
    making -= 1
    return records
  }
  const client = await clientOf({ ...store, stories: { ...store.stories, list } }, 60)
  const headers = { 'Accept-Encoding': 'br' }
  const acknowledged: string[] = []
  const write = async () => {
    for (let number = 0; number < 30; number += 1) {
      const { title } = json<SavedStory>(await client.post(endpoints.savePost, storyOf(number)))
      acknowledged.push(title)
    }
  }
  const read = async () => {
    while (acknowledged.length < 30) {
      const known = acknowledged.length
      const response = await client.send(endpoints.getPosts)
      expect(json<SavedStory[]>(response).length).toBeGreaterThanOrEqual(known)
      await client.send(endpoints.getPosts, { headers })
    }
  }
  await Promise.all([write(), ...Array.from({ length: 20 }, read)])
  expect(most).toBe(1)
  expect(made).toBeGreaterThan(1)
})

test('a failed read is answered with an error, and the next request reads again', async () => {
  const { store } = await failingStore()
  let fails = true
  const list = () => (fails ? Promise.reject(new Error('The disk is gone.')) : store.stories.list())
  const client = await clientOf({ ...store, stories: { ...store.stories, list } })
  expect((await client.send(endpoints.getPosts)).status).toBe(500)
  fails = false
  expect((await client.send(endpoints.getPosts)).status).toBe(200)
})

test('a client that does not read its response loses its connection within 20 s, one that reads slowly does not', async () => {
  const { store } = await failingStore()
  const content = 'x'.repeat(200_000)
  for (let number = 0; number < 60; number += 1) await store.stories.add(storyOf(number, content))
  const server = await startHttpServer(createApp(store, { listBytes: 2 ** 25 }), 0)
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const closed = new Promise<number>((resolve) => {
    server.once('connection', (socket) => {
      const start = performance.now()
      socket.on('close', () => resolve(performance.now() - start))
    })
  })
  const request = `GET ${endpoints.getPosts} HTTP/1.1\r\nHost: localhost\r\n\r\n`
  const silent = connect(port, '127.0.0.1', () => silent.write(request))
  silent.pause()
  silent.on('error', () => undefined)
  await new Promise((resolve) => server.once('request', resolve))

  let received = 0
  const slow = connect(port, '127.0.0.1', () => slow.write(request))
  slow.on('data', (chunk) => {
    received += chunk.length
    slow.pause()
    setTimeout(() => slow.resume(), 300)
  })
  onTestFinished(() => {
    silent.destroy()
    slow.destroy()
    server.close()
  })
  const time = await closed
  console.log(`A client that reads nothing lost its connection after ${(time / 1000).toFixed(1)} s`)
  expect(time).toBeLessThan(20_000)
  const before = received
  await new Promise((resolve) => slow.once('data', resolve))
  expect(received).toBeGreaterThan(before)
  const client = new HttpClient(`http://127.0.0.1:${port}`)
  expect((await client.send('/healthz')).status).toBe(200)
  client.close()
})
