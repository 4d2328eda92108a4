import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { json } from '../../scripts/harness/http-client'
import { endpoints, messageOf, storyOf } from '../../scripts/harness/sample-records'
import { createNotifier } from '../../server/notify/notifier'
import { webhookHeaders } from '../../server/notify/webhook'
import type { SavedMessage } from '../../src/shared/contact-message'
import { runningServer, serverProcess } from './support/running-server'
import { webhookReceiver } from './support/webhook-receiver'
import { until } from '../support/until'

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const givenUp = 'a notification was given up'

/** A notifier that repeats soon, and what it has given up. */
function notifierOf(url: string, pauses: readonly number[] = [1, 1]) {
  const lost: { reason: string; attempts: number; id: string }[] = []
  return { lost, ...createNotifier({ url, pauses, warn: (details) => lost.push(details) }) }
}

const never = () => new AbortController().signal

test('the signature is that of Standard Webhooks', () => {
  // The example of its libraries.
  const headers = webhookHeaders(
    'msg_p5jXN8AQM9LWM0D4loKWxJek',
    '{"test": 2432232314}',
    secret,
    1_614_265_330_000,
  )
  expect(headers).toEqual({
    'Content-Type': 'application/json',
    'Webhook-Id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'Webhook-Timestamp': '1614265330',
    'Webhook-Signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  })
})

test('messages and waiting stories are announced, signed, without anything that was typed', async () => {
  const { url, received } = await webhookReceiver()
  const { client } = await runningServer({
    NOTIFY_URL: url,
    NOTIFY_SECRET: secret,
    STORIES_APPROVAL: '1',
  })
  const name = 'Rumpelstiltskin'
  const message = json<SavedMessage>(await client.post(endpoints.saveContact, messageOf(name)))
  await until(() => received.length === 1)
  const story = json<SavedMessage>(await client.post(endpoints.savePost, storyOf(name)))
  await until(() => received.length === 2)

  const bodies = received.map(({ body }): unknown => JSON.parse(body))
  const timestamp = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  expect(bodies).toEqual([
    { type: 'message.created', timestamp, data: { id: message.id } },
    { type: 'story.waiting', timestamp, data: { id: story.id } },
  ])
  expect(JSON.stringify(received)).not.toContain(name)
  for (const { headers, body } of received) {
    const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
    const signature = createHmac('sha256', key).update(signed).digest('base64')
    expect(headers['webhook-signature']).toBe(`v1,${signature}`)
    expect(Math.abs(Number(headers['webhook-timestamp']) * 1000 - Date.now())).toBeLessThan(60_000)
  }
  expect(received[0]?.headers['webhook-id']).not.toBe(received[1]?.headers['webhook-id'])
})

test('stories that everyone sees and refused posts are not announced, and without a secret nothing is signed', async () => {
  const { url, received } = await webhookReceiver()
  const { client } = await runningServer({ NOTIFY_URL: url })
  expect((await client.post(endpoints.savePost, storyOf(1))).status).toBe(201)
  expect((await client.post(endpoints.saveContact, { ...messageOf(1), email: 'x' })).status).toBe(422)
  await client.post(endpoints.saveContact, messageOf(2))
  await until(() => received.length > 0)
  expect(received.map(({ body }) => (JSON.parse(body) as { type: string }).type)).toEqual(['message.created'])
  expect(received[0]?.headers).not.toHaveProperty('webhook-signature')
})

test('a failed attempt is repeated under the same id until the receiver accepts it', async () => {
  const { url, received } = await webhookReceiver((number) => [503, 429][number] ?? 200)
  const { notify, lost } = notifierOf(url)
  notify('message.created', 'a')
  await until(() => received.length === 3)
  expect(new Set(received.map(({ headers }) => headers['webhook-id']))).toEqual(new Set(['msg_a']))
  expect(new Set(received.map(({ body }) => body)).size).toBe(1)
  expect(lost).toEqual([])
})

test.each([
  ['refuses it', 400, 1, '400'],
  ['sends it elsewhere', 302, 1, '302'],
  ['fails each time', 500, 3, '500'],
])(
  'a notification is given up, with one warning, when the receiver %s',
  async (_, status, attempts, reason) => {
    const { url, received } = await webhookReceiver(() => status)
    const { notify, lost, close } = notifierOf(url)
    notify('message.created', 'a')
    await until(() => lost.length > 0)
    await close(never())
    expect(lost).toEqual([{ event: 'message.created', id: 'a', reason, attempts }])
    expect(received).toHaveLength(attempts)
  },
)

test('one request is sent at a time, and at most 100 notifications wait', async () => {
  const { url, atOnce } = await webhookReceiver(() => undefined)
  const { notify, lost, close } = notifierOf(url)
  for (let number = 0; number < 150; number += 1) notify('message.created', String(number))
  expect(lost.map(({ reason }) => reason)).toEqual(Array.from({ length: 50 }, () => 'too many wait'))
  await until(() => atOnce() > 0)
  const stop = new AbortController()
  const closed = close(stop.signal)
  stop.abort()
  await closed
  // Each of the others is given up once.
  expect(new Set(lost.map(({ id }) => id)).size).toBe(150)
  expect(lost).toHaveLength(150)
  expect(atOnce()).toBe(1)
})

test('a shutdown does not wait for the next attempt, but makes it', async () => {
  const { url, received } = await webhookReceiver((number) => (number === 0 ? 503 : 200))
  const { notify, lost, close } = notifierOf(url, [60_000])
  notify('message.created', 'a')
  await until(() => received.length === 1)
  await close(never())
  expect(received).toHaveLength(2)
  expect(lost).toEqual([])
})

/** Less than what all attempts take that are never answered, in ms, and far more than a busy machine needs for a post. */
const allAttempts = 60_000

test('a receiver that never answers delays no post, and SIGTERM ends the server without waiting for it', async () => {
  const { url, received } = await webhookReceiver(() => undefined)
  const { client, server } = await serverProcess({ NOTIFY_URL: url })
  for (let number = 0; number < 5; number += 1) {
    const start = performance.now()
    expect((await client.post(endpoints.saveContact, messageOf(number))).status).toBe(201)
    expect(performance.now() - start).toBeLessThan(allAttempts)
  }
  await until(() => received.length === 1)
  const start = performance.now()
  expect(await server.stop()).toBe(0)
  expect(performance.now() - start).toBeLessThan(allAttempts)
  const warnings = server.log.filter(({ msg }) => msg === givenUp)
  expect(warnings).toHaveLength(5)
  for (const warning of warnings) expect(warning).toMatchObject({ level: 40, event: 'message.created' })
  expect(JSON.stringify(server.log)).not.toContain('Rapunzel')
})

test('a receiver that is not there fails no post', async () => {
  const { client, server } = await serverProcess({ NOTIFY_URL: 'http://127.0.0.1:1/Rapunzel' })
  expect((await client.post(endpoints.saveContact, messageOf(1))).status).toBe(201)
  expect(await server.stop()).toBe(0)
  expect(server.log.filter(({ msg }) => msg === givenUp)).toHaveLength(1)
  expect(JSON.stringify(server.log)).not.toContain('Rapunzel')
})
