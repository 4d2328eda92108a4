import { expect, test } from 'vitest'
import { type HttpClient, json } from '../../scripts/harness/http-client'
import { endpoints, messageOf, storyOf } from '../../scripts/harness/sample-records'
import { type Form, formTokens } from '../../server/http/form-check'
import type { SavedStory } from '../../src/shared/story'
import { emptyDatabase } from './support/postgres'
import { clientOf, failingStore } from './support/failing-store'
import { runningServer } from './support/running-server'

const tokenPath = `${endpoints.formToken}?form=story`

const tokenFrom = async (client: HttpClient) => json<{ token: string }>(await client.send(tokenPath)).token

const post = (client: HttpClient, path: string, payload: object, headers: Record<string, string> = {}) =>
  client.send(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(payload),
  })

/** An application whose tokens must be 2 seconds to 24 hours old, and a maker of tokens of any age. */
async function checkedClient(requiresToken = false) {
  const { store } = await failingStore()
  const client = await clientOf(store, 1, { form: { requiresToken, minAge: 2, maxAge: 86_400 } })
  const tokens = formTokens([store.secret])
  const tokenOf = (seconds: number, form: Form = 'story', network = '127.0.0.1') =>
    tokens.issue(form, network, Date.now() - seconds * 1000)
  return { store, client, tokenOf }
}

test('a token is new for each form, is never cached, and says how old it must be', async () => {
  const { client } = await runningServer({ FORM_MIN_AGE: '3', FORM_MAX_AGE: '600' })
  const response = await client.send(tokenPath)
  expect(response.status).toBe(200)
  expect(response.headers['cache-control']).toBe('no-store')
  expect(json(response)).toEqual({
    token: expect.stringMatching(/^[0-9a-z]+\.[\w-]{11}\.[\w-]{43}$/),
    minAge: 3,
    maxAge: 600,
  })
  expect(await tokenFrom(client)).not.toBe(json<{ token: string }>(response).token)
  const unnamed = await client.send(endpoints.formToken)
  expect(unnamed.status).toBe(400)
  expect(json(unnamed)).toMatchObject({
    issues: [{ field: 'form', message: 'form must be story or message' }],
  })
})

test('a post is saved with a token of the right age, and without one', async () => {
  const { client, store, tokenOf } = await checkedClient()
  for (const age of [2.1, 3600, 86_399]) {
    const headers = (form: Form) => ({ 'Form-Token': tokenOf(age, form) })
    expect((await post(client, endpoints.savePost, storyOf(age), headers('story'))).status).toBe(201)
    expect((await post(client, endpoints.saveContact, messageOf(age), headers('message'))).status).toBe(201)
  }
  expect((await post(client, endpoints.savePost, storyOf('plain'))).status).toBe(201)
  expect(await store.stories.list()).toHaveLength(4)
})

test.each([
  ['younger than the minimum', 1, /too young/],
  ['from the future', -60, /too young/],
  ['older than the maximum', 86_401, /expired/],
])(
  'a post with a token %s is refused with 403 and the reason, and nothing is saved',
  async (_, age, reason) => {
    const { client, store, tokenOf } = await checkedClient()
    for (const [path, payload, form] of [
      [endpoints.savePost, storyOf(1), 'story'],
      [endpoints.saveContact, messageOf(1), 'message'],
    ] as const) {
      const response = await post(client, path, payload, { 'Form-Token': tokenOf(age, form) })
      expect(response.status).toBe(403)
      expect(response.headers['cache-control']).toBe('no-store')
      expect(json(response)).toEqual({
        error: expect.stringMatching(/Nothing was saved/),
        issues: [{ field: 'Form-Token', message: expect.stringMatching(reason) }],
      })
    }
    expect(await store.stories.list()).toEqual([])
    expect(await store.messages.list()).toEqual([])
  },
)

test.each([
  ['no token at all', 'token'],
  ['three points', 'abc.def.ghi.jkl'],
  ['another time under the signature', 'changed'],
  ['the signature of another secret', 'foreign'],
  ['the signature for another form', 'other form'],
  ['the signature for another network', 'other network'],
])('a token with %s is refused as forged', async (_, kind) => {
  const { client, tokenOf } = await checkedClient()
  const [, nonce = '', signature = ''] = tokenOf(10).split('.')
  const token = {
    changed: `${(Date.now() - 20_000).toString(36)}.${nonce}.${signature}`,
    foreign: formTokens(['another secret']).issue('story', '127.0.0.1', Date.now() - 10_000),
    'other form': tokenOf(10, 'message'),
    'other network': tokenOf(10, 'story', '192.0.2.1'),
  }[kind]
  const response = await post(client, endpoints.savePost, storyOf(1), { 'Form-Token': token ?? kind })
  expect(response.status).toBe(403)
  expect(json<{ issues: object[] }>(response).issues).toEqual([
    { field: 'Form-Token', message: expect.stringMatching(/not from this server/) },
  ])
})

test('a token is good for one post, also of many at once, and for that post again under its key', async () => {
  const { store, client, tokenOf } = await checkedClient()
  const first = { 'Form-Token': tokenOf(10) }
  expect((await post(client, endpoints.savePost, storyOf(1), first)).status).toBe(201)
  const again = await post(client, endpoints.savePost, storyOf(2), first)
  expect(again.status).toBe(403)
  expect(json<{ issues: object[] }>(again).issues).toEqual([
    { field: 'Form-Token', message: expect.stringMatching(/used for another post/) },
  ])

  const keyed = { 'Form-Token': tokenOf(20), 'Idempotency-Key': 'key-1' }
  for (let count = 0; count < 3; count += 1)
    expect((await post(client, endpoints.savePost, storyOf(3), keyed)).status).toBe(201)
  const otherKey = { ...keyed, 'Idempotency-Key': 'key-2' }
  expect((await post(client, endpoints.savePost, storyOf(4), otherKey)).status).toBe(403)

  const many = await clientOf(store, 20, { form: { requiresToken: true, minAge: 0, maxAge: 60 } })
  const token = { 'Form-Token': tokenOf(5) }
  const posts = Array.from({ length: 20 }, (_, number) =>
    post(many, endpoints.savePost, storyOf(`at once ${number}`), token),
  )
  const statuses = (await Promise.all(posts)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 201)).toHaveLength(1)
  expect(await store.stories.list()).toHaveLength(3)
})

test('a token whose post could not be saved is good for another', async () => {
  const { client, tokenOf } = await checkedClient()
  const headers = { 'Form-Token': tokenOf(10) }
  expect((await post(client, endpoints.savePost, { ...storyOf(1), title: '' }, headers)).status).toBe(422)
  expect((await post(client, endpoints.savePost, storyOf(1), headers)).status).toBe(201)
})

test('a secret is changed without a refusal between two servers, and an old one is refused in the end', async () => {
  const { store } = await failingStore()
  const [old, fresh] = ['0123456789abcdef0123456789abcdef', 'fedcba9876543210fedcba9876543210']
  const serverWith = (secrets: string) =>
    clientOf(store, 1, { form: { requiresToken: true, minAge: 0, maxAge: 60, secrets: secrets.split(',') } })
  const postBetween = async (from: HttpClient, to: HttpClient) => {
    const headers = { 'Form-Token': await tokenFrom(from) }
    return (await post(to, endpoints.savePost, storyOf('between'), headers)).status
  }
  // Each step reaches one server before the other.
  const steps = ['stored', `stored,${old}`, `${old},stored`, `${old},${fresh}`, `${fresh},${old}`, fresh]
  for (const [index, step] of steps.entries()) {
    const before = await serverWith(steps[index - 1] ?? step)
    const after = await serverWith(step)
    expect(await postBetween(before, after), step).toBe(201)
    expect(await postBetween(after, before), step).toBe(201)
  }
  expect(await postBetween(await serverWith(old), await serverWith(fresh))).toBe(403)
})

test('a post whose honeypot is filled in is refused, also with a good token', async () => {
  const { client, store, tokenOf } = await checkedClient()
  const headers = { 'Form-Token': tokenOf(10, 'message'), 'Form-Honeypot': 'filled' }
  const response = await post(client, endpoints.saveContact, messageOf(1), headers)
  expect(response.status).toBe(403)
  expect(json<{ issues: object[] }>(response).issues).toMatchObject([{ field: 'Form-Honeypot' }])
  expect(await store.messages.list()).toEqual([])
})

test('a server that requires tokens refuses a post without one', async () => {
  const { client, tokenOf } = await checkedClient(true)
  const response = await post(client, endpoints.savePost, storyOf(1))
  expect(response.status).toBe(403)
  expect(json<{ issues: object[] }>(response).issues).toMatchObject([{ field: 'Form-Token' }])
  const headers = { 'Form-Token': tokenOf(10) }
  expect((await post(client, endpoints.savePost, storyOf(1), headers)).status).toBe(201)
})

test('a refused post can be sent again under its key', async () => {
  const { client, store, tokenOf } = await checkedClient()
  const key = { 'Idempotency-Key': 'key-1' }
  const send = (age: number) =>
    post(client, endpoints.savePost, storyOf(1), { ...key, 'Form-Token': tokenOf(age) })
  expect((await send(100_000)).status).toBe(403)
  expect((await send(10)).status).toBe(201)
  expect((await send(20)).status).toBe(201)
  expect(await store.stories.list()).toHaveLength(1)
})

test('the log counts refused posts by their reason, without text', async () => {
  const { client, server } = await runningServer({ FORM_TOKEN: 'required', FORM_MIN_AGE: '60' })
  const secret = 'Rumpelstiltskin'
  const token = await tokenFrom(client)
  await post(client, endpoints.savePost, storyOf(secret))
  await post(client, endpoints.savePost, storyOf(secret), { 'Form-Token': token })
  await post(client, endpoints.savePost, storyOf(secret), { 'Form-Token': secret })
  await post(client, endpoints.saveContact, messageOf(secret), { 'Form-Honeypot': secret })
  await server.stop()
  const lines = server.log.filter(({ msg }) => msg === 'request')
  expect(lines.map(({ route, status, refusal }) => [route, status, refusal])).toEqual([
    [endpoints.savePost, 403, 'missing'],
    [endpoints.savePost, 403, 'young'],
    [endpoints.savePost, 403, 'forged'],
    [endpoints.saveContact, 403, 'honeypot'],
  ])
  expect(JSON.stringify(server.log)).not.toContain(secret)
  expect(JSON.stringify(server.log)).not.toContain(token)
})

test('a token of one server is good for another on the same database, and after a restart with the file', async () => {
  const DATABASE_URL = await emptyDatabase()
  const [one, two] = await Promise.all([runningServer({ DATABASE_URL }), runningServer({ DATABASE_URL })])
  const shared = { 'Form-Token': await tokenFrom(one.client) }
  expect((await post(two.client, endpoints.savePost, storyOf(1), shared)).status).toBe(201)

  const { client, server, directory } = await runningServer()
  const early = { 'Form-Token': await tokenFrom(client) }
  await post(client, endpoints.savePost, storyOf(1))
  await server.stop()
  const again = await runningServer({ DATA_DIR: directory })
  expect((await post(again.client, endpoints.savePost, storyOf(2), early)).status).toBe(201)
  expect(json<SavedStory[]>(await again.client.send(endpoints.getPosts))).toHaveLength(2)
  expect((await post(again.client, endpoints.savePost, storyOf(3), shared)).status).toBe(403)
})
