import { expect, test } from 'vitest'
import { endpoints, storyOf } from '../../scripts/harness/sample-records'
import { openSlowClients } from '../../scripts/harness/slow-clients'
import { serverProcess } from './support/running-server'

test('with 200 half-open connections the server answers, and closes them within 40 s', async () => {
  const { server, client } = await serverProcess()
  const slow = await openSlowClients(server.port, 200)
  for (let number = 0; number < 50; number += 1) {
    expect((await client.post(endpoints.savePost, storyOf(number))).status).toBe(201)
    expect((await client.send(endpoints.getPosts)).status).toBe(200)
    expect((await client.send('/')).status).toBe(200)
  }
  const times = await Promise.all(slow.map(({ closed }) => closed))
  for (const { socket } of slow) socket.destroy()
  const last = Math.max(...times)
  console.log(`200 half-open connections: the last was closed after ${(last / 1000).toFixed(1)} s`)
  expect(last).toBeLessThan(40_000)
  // The headers of a request may take 10 s to arrive.
  expect(Math.min(...times)).toBeGreaterThan(9_000)
})
