import { expect, test } from 'vitest'
import { type HttpClient, json } from '../../scripts/harness/http-client'
import { endpoints, messageOf, storyOf } from '../../scripts/harness/sample-records'
import type { SavedStory } from '../../src/shared/story'
import { admin, idsIn, serverIn, situations } from './support/admin'
import { emptyDatabase } from './support/postgres'
import { postFrom } from './support/post-from'
import { runningServer, serverProcess } from './support/running-server'

const approval = { STORIES_APPROVAL: '1' }

/** The settings of a server on an empty store. */
const stores = [
  ['the file', (): Promise<Record<string, string>> => Promise.resolve({})],
  ['PostgreSQL', async (): Promise<Record<string, string>> => ({ DATABASE_URL: await emptyDatabase() })],
] as const

const titles = async (client: HttpClient) =>
  json<SavedStory[]>(await client.send(endpoints.getPosts)).map(({ title }) => title)

const postStory = async (client: HttpClient, title: string) =>
  json<SavedStory>(await client.post(endpoints.savePost, storyOf(title)))

test.each(situations)(
  'with approval, a story is answered with 202, and nobody sees it until the owner approves it %s',
  async (situation) => {
    const { client, ready, again, owner } = await serverIn(situation, approval)
    const response = await client.post(endpoints.savePost, storyOf(1))
    expect(response.status).toBe(202)
    expect(response.headers['cache-control']).toBe('no-store')
    const saved = json<SavedStory>(response)
    expect(saved).toEqual({ id: expect.stringMatching(/./), ...storyOf(1) })
    const second = await postStory(client, '2')
    const third = await postStory(client, '3')
    expect(await titles(client)).toEqual([])
    expect(json(await client.send(`${endpoints.getPosts}?limit=30`))).toEqual([])
    await ready()

    expect((await owner('stories', 'list')).stdout).toBe('')
    expect(idsIn((await owner('stories', 'list', '--waiting')).stdout)).toEqual([
      third.id,
      second.id,
      saved.id,
    ])
    const approved = await owner('stories', 'approve', third.id, saved.id)
    expect(approved).toEqual({
      code: 0,
      stdout: `Approved ${saved.id}.\nApproved ${third.id}.\n`,
      stderr: '',
    })
    expect(idsIn((await owner('stories', 'list', '--waiting')).stdout)).toEqual([second.id])
    const twice = await owner('stories', 'approve', saved.id)
    expect(twice.code).toBe(1)
    expect(twice.stderr).toBe(
      `There is no record ${saved.id} in waiting stories. Use list --waiting to see the ids.\n`,
    )

    const { client: later } = await again()
    expect(json(await later.send(endpoints.getPosts))).toEqual([third, saved])
    expect(json(await later.send(`${endpoints.getPosts}?limit=30`))).toEqual([third, saved])
  },
)

test.each(stores)(
  'with %s, approved stories take their place by the time of approval',
  async (_, settings) => {
    const environment = await settings()
    const { client, directory } = await runningServer({ ...approval, ...environment })
    const first = await postStory(client, 'first')
    const second = await postStory(client, 'second')
    const owner = (...args: string[]) => admin({ DATA_DIR: directory, ...environment }, 'stories', ...args)
    await owner('approve', second.id)
    expect(await titles(client)).toEqual(['Story second'])
    await owner('approve', first.id)
    expect(await titles(client)).toEqual(['Story first', 'Story second'])
  },
)

test.each(situations)('the owner removes what waits, by client and by time, %s', async (situation) => {
  const { client, ready, again, owner } = await serverIn(situation, { ...approval, TRUST_PROXY: '1' })
  for (const address of ['192.0.2.66', '192.0.2.66', '192.0.2.1'])
    await postFrom(client, address, endpoints.savePost, storyOf(address))
  const [onBoard = ''] = idsIn((await owner('stories', 'list', '--waiting')).stdout)
  await owner('stories', 'approve', onBoard)
  for (const address of ['192.0.2.66', '192.0.2.1'])
    await postFrom(client, address, endpoints.savePost, storyOf(address))
  await ready()
  const listed = (await owner('stories', 'list', '--waiting')).stdout
  const [spammer = ''] = /[0-9a-f]{16}(?= {2}Story 192\.0\.2\.66)/.exec(listed) ?? []

  const removed = (await owner('stories', 'remove', '--waiting', '--client', spammer)).stdout
  expect(removed.match(/ from waiting stories\.$/gm)).toHaveLength(3)
  expect((await owner('stories', 'list', '--waiting')).stdout).not.toContain('192.0.2.66')
  expect(idsIn((await owner('stories', 'remove', '--waiting', '--since', '1h')).stdout)).toHaveLength(1)
  expect((await owner('stories', 'list', '--waiting')).stdout).toBe('')
  const { client: later } = await again()
  expect(await titles(later)).toEqual(['Story 192.0.2.1'])

  // Without --waiting, both are meant.
  await postFrom(later, '192.0.2.1', endpoints.savePost, storyOf('again'))
  const all = (await owner('stories', 'remove', '--since', '1h')).stdout
  expect(all).toMatch(/ from waiting stories\.\n.+ from stories\.\n$/)
  expect(await titles(later)).toEqual([])
})

test.each(situations)('all waiting stories of one client are approved at once %s', async (situation) => {
  const { client, ready, again, owner } = await serverIn(situation, { ...approval, TRUST_PROXY: '1' })
  for (const [index, address] of ['192.0.2.1', '192.0.2.66', '192.0.2.1'].entries())
    await postFrom(client, address, endpoints.savePost, storyOf(`${index} of ${address}`))
  await ready()
  const listed = (await owner('stories', 'list', '--waiting')).stdout
  const [key = ''] = /[0-9a-f]{16}(?= {2}Story 2)/.exec(listed) ?? []
  expect(idsIn((await owner('stories', 'approve', '--client', key)).stdout)).toHaveLength(2)
  const { client: later } = await again()
  expect(await titles(later)).toEqual(['Story 2 of 192.0.2.1', 'Story 0 of 192.0.2.1'])
})

test.each(stores)(
  'with %s, a retry of a waiting story is answered as before and saves nothing, also after its approval',
  async (_, settings) => {
    const environment = await settings()
    const { client, server, directory } = await serverProcess({ ...approval, ...environment })
    const post = (to: HttpClient) =>
      to.send(endpoints.savePost, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'key-1' },
        body: JSON.stringify(storyOf(1)),
      })
    const owner = async (...args: string[]) =>
      idsIn((await admin({ DATA_DIR: directory, ...environment }, 'stories', ...args)).stdout)
    const first = json<SavedStory>(await post(client))
    const retry = await post(client)
    expect(retry.status).toBe(202)
    expect(json(retry)).toEqual(first)
    expect(await owner('list', '--waiting')).toEqual([first.id])
    await server.stop('SIGKILL')

    const { client: again } = await runningServer({ DATA_DIR: directory, ...approval, ...environment })
    expect(json(await post(again))).toEqual(first)
    await owner('approve', first.id)
    const late = await post(again)
    expect(late.status).toBe(202)
    expect(json(late)).toEqual(first)
    expect(await owner('list', '--waiting')).toEqual([])
    expect(await titles(again)).toEqual(['Story 1'])
  },
)

test.each(stores)(
  'with %s, waiting spam closes neither the board nor the contact form, and the log says that it fills up',
  async (_, settings) => {
    const environment = { STORE_LIMIT: '5', ...(await settings()) }
    const { client, server, directory } = await runningServer({ ...approval, ...environment })
    const ids = []
    for (let number = 0; number < 5; number += 1) ids.push((await postStory(client, `${number}`)).id)
    const refused = await client.post(endpoints.savePost, storyOf('one more'))
    expect(refused.status).toBe(507)
    expect(json<{ error: string }>(refused).error).toMatch(/^The store is full: it holds 5 waiting stories\./)
    expect((await client.post(endpoints.saveContact, messageOf(1))).status).toBe(201)
    expect((await client.send('/readyz')).status).toBe(200)

    const owner = (...args: string[]) => admin({ DATA_DIR: directory, ...environment }, 'stories', ...args)
    await owner('approve', ...ids.slice(0, 3))
    expect((await client.post(endpoints.savePost, storyOf('now'))).status).toBe(202)
    expect(await titles(client)).toEqual(['Story 2', 'Story 1', 'Story 0'])

    // All of them would be one too many for the board, so none is moved.
    await postStory(client, 'last')
    const tooMany = await owner('approve', '--since', '1h')
    expect(tooMany.code).toBe(1)
    expect(tooMany.stderr).toMatch(/^The store is full: it holds 3 stories\./)
    expect(await titles(client)).toHaveLength(3)
    expect(idsIn((await owner('list', '--waiting')).stdout)).toHaveLength(4)
    await server.stop()
    const warnings = server.log.filter(({ level }) => level === 40).map(({ msg }) => msg)
    expect(warnings).toContainEqual(
      expect.stringMatching(/^The waiting stories have reached 80% of their capacity\./),
    )
  },
)

test('approvals are logged by the running server, without text', async () => {
  const { client, server, owner } = await serverIn('while the server runs', approval)
  const { id } = await postStory(client, 'Rumpelstiltskin')
  await owner('stories', 'approve', id)
  await server.stop()
  expect(server.log).toContainEqual(
    expect.objectContaining({ msg: 'changed by the owner', command: 'approve', ids: [id] }),
  )
  expect(JSON.stringify(server.log)).not.toContain('Rumpelstiltskin')
})

test('without approval, stories that wait stay hidden until they are approved, and new ones do not wait', async () => {
  const { client, server, directory } = await runningServer(approval)
  const waiting = await postStory(client, 'waiting')
  await server.stop()
  const { client: open } = await runningServer({ DATA_DIR: directory })
  expect((await open.post(endpoints.savePost, storyOf('new'))).status).toBe(201)
  expect(await titles(open)).toEqual(['Story new'])
  await admin({ DATA_DIR: directory }, 'stories', 'approve', waiting.id)
  expect(await titles(open)).toEqual(['Story waiting', 'Story new'])
})
