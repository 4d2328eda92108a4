import { expect, test } from 'vitest'
import { type HttpClient, json } from '../../scripts/harness/http-client'
import { endpoints, messageOf, storyOf } from '../../scripts/harness/sample-records'
import { runningServer } from './support/running-server'

test('a client that exceeds its posts per minute is told when to retry, and may still read', async () => {
  const { client } = await runningServer({ WRITE_LIMIT: '3' })
  const statuses = []
  for (let number = 0; number < 5; number += 1) {
    statuses.push((await client.post(endpoints.savePost, storyOf(number))).status)
  }
  expect(statuses).toEqual([201, 201, 201, 429, 429])
  const rejected = await client.post(endpoints.saveContact, messageOf(1))
  expect(rejected.status).toBe(429)
  expect(Number(rejected.headers['retry-after'])).toBeGreaterThanOrEqual(1)
  expect(Number(rejected.headers['retry-after'])).toBeLessThanOrEqual(60)
  expect(json<unknown[]>(await client.send(endpoints.getPosts))).toHaveLength(3)
})

test('forwarded addresses count as separate clients only behind a trusted proxy', async () => {
  const postFrom = (client: HttpClient, address: string) =>
    client.send(endpoints.savePost, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
      body: JSON.stringify(storyOf(1)),
    })
  const direct = await runningServer({ WRITE_LIMIT: '1' })
  expect((await postFrom(direct.client, '192.0.2.1')).status).toBe(201)
  expect((await postFrom(direct.client, '192.0.2.2')).status).toBe(429)

  const proxied = await runningServer({ WRITE_LIMIT: '1', TRUST_PROXY: '1' })
  expect((await postFrom(proxied.client, '192.0.2.1')).status).toBe(201)
  expect((await postFrom(proxied.client, '192.0.2.2')).status).toBe(201)
  // The client itself may have written everything before the last address.
  expect((await postFrom(proxied.client, '203.0.113.9, 192.0.2.2')).status).toBe(429)
  // One household or server has a whole /64 network.
  expect((await postFrom(proxied.client, '2001:db8:1:2::1')).status).toBe(201)
  expect((await postFrom(proxied.client, '2001:db8:1:2:ffff::9')).status).toBe(429)
  expect((await postFrom(proxied.client, '2001:db8:1:3::1')).status).toBe(201)
})
