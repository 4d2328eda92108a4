import { createHmac } from 'node:crypto'
import { describe, expect, onTestFinished, test } from 'vitest'
import { HttpClient, json } from '../../scripts/harness/http-client'
import { endpoints, messageOf, storyOf } from '../../scripts/harness/sample-records'
import { startNotifier } from '../../server/notify/notifier'
import { webhookHeaders } from '../../server/notify/webhook'
import { openFileStore } from '../../server/store/file-store'
import type { Outbox } from '../../server/store/outbox'
import { openPostgresStore } from '../../server/store/postgres-store'
import type { Store } from '../../server/store/store'
import type { SavedMessage } from '../../src/shared/contact-message'
import { admin, idsIn, serverIn, situations } from './support/admin'
import { emptyDatabase } from './support/postgres'
import { runningServer, serverProcess } from './support/running-server'
import { temporaryFolder } from './support/temporary-folder'
import { type Received, webhookReceiver } from './support/webhook-receiver'
import { until } from '../support/until'

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'

/** The settings of an empty store of each kind. */
const stores = [
  ['the file', async () => ({ DATA_DIR: await temporaryFolder() })],
  ['PostgreSQL', async () => ({ DATABASE_URL: await emptyDatabase() })],
] as const

/** An empty store with room for some notifications, and the warnings that it gives. */
async function storeIn(name: string, outboxLimit = 1_000): Promise<{ store: Store; warnings: string[] }> {
  const warnings: string[] = []
  const warn = (message: string) => warnings.push(message)
  const store =
    name === 'PostgreSQL'
      ? await openPostgresStore({ url: await emptyDatabase(), outboxLimit, warn })
      : await openFileStore({ directory: await temporaryFolder(), outboxLimit, warn })
  onTestFinished(() => store.close())
  return { store, warnings }
}

/** A notifier that repeats soon, and its dead letters. It ends with the test. */
function notifierOf(outbox: Outbox, url: string, pauses: readonly number[] = [1, 1]) {
  const dead: { event: string; id: string; reason: string; attempts: number }[] = []
  const end = startNotifier({ outbox, url, pauses, warn: (details) => dead.push(details) })
  onTestFinished(end)
  return { dead, end }
}

const idsOf = (received: readonly Received[]) => received.map(({ id }) => id)

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
  expect(received.map(({ kind }) => kind)).toEqual(['message.created'])
  expect(received[0]?.headers).not.toHaveProperty('webhook-signature')
})

describe.each(stores)('with %s', (name, settingsOf) => {
  test('a failed attempt is repeated under the same id until the receiver accepts it, and only then the next is sent', async () => {
    const { url, received } = await webhookReceiver((number) => [503, 429][number] ?? 200)
    const { store } = await storeIn(name)
    const ids: string[] = []
    for (const number of [1, 2, 3]) ids.push((await store.messages.add(messageOf(number))).id)
    // Longer than the second until the next look.
    const { dead } = notifierOf(store.outbox, url, [1_500, 1])
    await until(async () => (await store.outbox.list()).length === 0)
    const [first = '', ...others] = ids
    expect(idsOf(received)).toEqual([first, first, first, ...others])
    const [once, ...again] = received
    for (const { headers, body } of again.slice(0, 2))
      expect([headers['webhook-id'], body]).toEqual([once?.headers['webhook-id'], once?.body])
    expect(dead).toEqual([])
  })

  test.each([
    ['refuses it', 400, 1, '400'],
    ['sends it elsewhere', 302, 1, '302'],
    ['fails each time', 500, 3, '500'],
  ])(
    'a notification becomes a dead letter, with one warning, when the receiver %s, and the next is sent',
    async (_, status, attempts, reason) => {
      const { url, received } = await webhookReceiver((number) => (number < attempts ? status : 200))
      const { store } = await storeIn(name)
      const { id } = await store.messages.add(messageOf(1))
      const next = await store.messages.add(messageOf(2))
      const { dead, end } = notifierOf(store.outbox, url)
      await until(async () => (await store.outbox.list()).length === 1 && dead.length > 0)
      await end()
      expect(dead).toEqual([{ event: 'message.created', id, reason, attempts }])
      expect(idsOf(received)).toEqual([...Array.from({ length: attempts }, () => id), next.id])
      expect(await store.outbox.list()).toMatchObject([{ id, attempts, nextAt: null, failure: reason }])
    },
  )

  test('a kind whose receiver is slow does not hold up the other', async () => {
    const { url, received } = await webhookReceiver((_, kind) => (kind === 'story.waiting' ? 204 : undefined))
    const { store } = await storeIn(name)
    await store.messages.add(messageOf(1))
    const ids = [await store.waiting.add(storyOf(1)), await store.waiting.add(storyOf(2))].map(({ id }) => id)
    notifierOf(store.outbox, url)
    await until(() => received.length >= 3)
    expect(idsOf(received.filter(({ kind }) => kind === 'story.waiting'))).toEqual(ids)
  })

  test('a kind has its room; beyond it, posts are saved without a notification, with one warning', async () => {
    const { store, warnings } = await storeIn(name, 2)
    const ids: string[] = []
    for (const number of [1, 2, 3, 4]) ids.push((await store.messages.add(messageOf(number))).id)
    const story = await store.waiting.add(storyOf(1))
    await store.stories.add(storyOf(2))
    expect((await store.outbox.list()).map(({ id }) => id)).toEqual([...ids.slice(0, 2), story.id])
    expect(warnings).toEqual([expect.stringMatching(/^The outbox is full: it holds 2 notifications/)])
    expect(await store.messages.list()).toHaveLength(4)
  })

  test('a post that is sent again under its key has one notification, and a removed record has none', async () => {
    const { store } = await storeIn(name)
    for (let round = 0; round < 2; round += 1) await store.messages.add(messageOf(1), { key: 'key' })
    const gone = await store.waiting.add(storyOf(1))
    expect(await store.outbox.list()).toHaveLength(2)
    await store.waiting.remove({ ids: [gone.id] })
    expect(await store.outbox.list()).toMatchObject([{ kind: 'message.created', attempts: 0 }])
  })

  test('a store that was opened without a receiver collects nothing', async () => {
    const { store } = await storeIn(name, 0)
    await store.messages.add(messageOf(1))
    expect(await store.outbox.list()).toEqual([])
  })

  test('kill -9 loses no notification, sent or not, and the order stays', async () => {
    const settings = await settingsOf()
    let isUp = false
    const { url, received } = await webhookReceiver(() => (isUp ? 204 : undefined))
    const { client, server } = await serverProcess({ ...settings, NOTIFY_URL: url })
    const ids: string[] = []
    for (let number = 0; number < 5; number += 1)
      ids.push(json<SavedMessage>(await client.post(endpoints.saveContact, messageOf(number))).id)
    await until(() => received.length === 1)
    await server.stop('SIGKILL')
    isUp = true
    await runningServer({ ...settings, NOTIFY_URL: url })
    await until(() => received.length >= 6)
    expect(idsOf(received.slice(1))).toEqual(ids)
  })

  test('posts do not wait for a receiver that never answers, SIGTERM ends the server, and the next delivers', async () => {
    const settings = await settingsOf()
    let isUp = false
    const { url, received } = await webhookReceiver(() => (isUp ? 204 : undefined))
    const { client, server } = await serverProcess({ ...settings, NOTIFY_URL: url })
    const ids: string[] = []
    for (let number = 0; number < 3; number += 1)
      ids.push(json<SavedMessage>(await client.post(endpoints.saveContact, messageOf(number))).id)
    await until(() => received.length === 1)
    expect(await server.stop()).toBe(0)
    expect(server.log.filter(({ level }) => Number(level) >= 40)).toEqual([])
    // The attempt has ended, and is counted.
    const listed = (await admin(settings, 'notifications', 'list')).stdout
    expect(listed).toMatch(
      new RegExp(`^${ids[0]}  message.created  \\S+  1 failed  next \\S+  TimeoutError\n`),
    )
    expect(idsIn(listed)).toEqual(ids)
    isUp = true
    const before = received.length
    await runningServer({ ...settings, NOTIFY_URL: url })
    await until(() => received.length - before >= 3)
    expect(idsOf(received.slice(before))).toEqual(ids)
  })

  test('what 300 posts announce while the receiver is down is delivered later, in order, each once', async () => {
    const settings = await settingsOf()
    let isUp = false
    const { url, received } = await webhookReceiver(() => (isUp ? 204 : 503))
    const { server } = await runningServer({ ...settings, NOTIFY_URL: url })
    const many = new HttpClient(server.url, 10)
    await Promise.all(
      Array.from({ length: 300 }, (_, number) => many.post(endpoints.saveContact, messageOf(number))),
    )
    many.close()
    await until(() => received.length > 0)
    isUp = true
    const before = received.length
    await until(() => received.length - before >= 300)
    await server.stop()
    const ids = idsIn((await admin(settings, 'messages', 'list')).stdout).toReversed()
    expect(ids).toHaveLength(300)
    expect(idsOf(received.slice(before))).toEqual(ids)
    expect(new Set(idsOf(received.slice(0, before)))).toEqual(new Set(ids.slice(0, 1)))
    expect((await admin(settings, 'notifications', 'list')).stdout).toBe('')
  })
})

test.each(situations)('the owner lists dead letters, and sends them again, %s', async (situation) => {
  let status = 400
  const { url, received } = await webhookReceiver(() => status)
  const { client, server, ready, again, owner } = await serverIn(situation, { NOTIFY_URL: url })
  const ids: string[] = []
  for (let number = 0; number < 3; number += 1)
    ids.push(json<SavedMessage>(await client.post(endpoints.saveContact, messageOf(number))).id)
  const dead = () => server.log.filter(({ msg }) => msg === 'a notification is a dead letter')
  await until(() => dead().length === 3)
  expect(dead()[0]).toMatchObject({
    level: 40,
    event: 'message.created',
    id: ids[0],
    reason: '400',
    attempts: 1,
  })
  await ready()

  const { stdout } = await owner('notifications', 'list')
  expect(idsIn(stdout)).toEqual(ids)
  expect(stdout).toMatch(/^\S+ {2}message\.created {2}\S+Z {2}1 failed {2}dead {2}400\n/)
  const [line = ''] = (await owner('notifications', 'list', '--json')).stdout.split('\n')
  expect(JSON.parse(line)).toMatchObject({ id: ids[0], nextAt: null, failure: '400' })

  status = 204
  const [, second = ''] = ids
  expect((await owner('notifications', 'retry', second)).stdout).toBe(`Sending ${second} again.\n`)
  expect(idsIn((await owner('notifications', 'retry')).stdout)).toEqual(
    expect.arrayContaining([ids[0], ids[2]]),
  )
  await again()
  await until(() => received.length === 6)
  await until(async () => (await owner('notifications', 'list')).stdout === '')
  expect(idsOf(received.slice(3)).toSorted()).toEqual(ids.toSorted())
  const missing = await owner('notifications', 'retry', second)
  expect([missing.code, missing.stderr]).toEqual([
    1,
    `No notification of ${second} is dead or waits for its next attempt. Use notifications list to see them.\n`,
  ])
  expect((await owner('notifications', 'retry')).stdout).toBe(
    'No notification is dead or waits for its next attempt.\n',
  )
})

test('two servers on one database deliver each notification once, in order', async () => {
  const { url, received } = await webhookReceiver()
  const settings = { DATABASE_URL: await emptyDatabase(), NOTIFY_URL: url }
  const servers = await Promise.all([runningServer(settings), runningServer(settings)])
  const ids: string[] = []
  for (let number = 0; number < 40; number += 1) {
    const { client } = servers[number % 2] ?? servers[0]
    ids.push(json<SavedMessage>(await client.post(endpoints.saveContact, messageOf(number))).id)
  }
  await until(async () => (await admin(settings, 'notifications', 'list')).stdout === '')
  expect([...new Set(idsOf(received))]).toEqual(ids)
  // On a busy machine, an attempt without an answer in time is repeated after a second; a second server would not wait.
  const first = new Map(received.toReversed().map(({ id, at }) => [id, at]))
  for (const { id, at } of received) {
    const later = at - (first.get(id) ?? at)
    expect(later === 0 || later > 900, `${id} came again after ${later} ms`).toBe(true)
  }
})

test('what was accepted is not sent again while the store cannot save that', async () => {
  const { url, received } = await webhookReceiver()
  const { store } = await storeIn('the file')
  await store.messages.add(messageOf(1))
  let failures = 0
  const outbox: Outbox = {
    ...store.outbox,
    settle: (id) => ((failures += 1) < 3 ? Promise.reject(new Error('disk full')) : store.outbox.settle(id)),
  }
  notifierOf(outbox, url)
  await until(async () => (await store.outbox.list()).length === 0)
  expect(failures).toBe(3)
  expect(received).toHaveLength(1)
})

test('a receiver that is not there fails no post, and the log does not have its address', async () => {
  const { client, server } = await serverProcess({ NOTIFY_URL: 'http://127.0.0.1:1/Rapunzel' })
  expect((await client.post(endpoints.saveContact, messageOf(1))).status).toBe(201)
  expect(await server.stop()).toBe(0)
  expect(JSON.stringify(server.log)).not.toContain('Rapunzel')
})
