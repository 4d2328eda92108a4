import { connect, createServer } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import pg from 'pg'
import { createCluster, type PostgresCluster } from '../../scripts/harness/postgres-cluster'
import { HttpClient, json } from '../../scripts/harness/http-client'
import { endpoints, messageOf, storyOf } from '../../scripts/harness/sample-records'
import { freePort } from '../../scripts/harness/free-port'
import { runToEnd, startServer } from '../../scripts/harness/server-process'
import type { SavedStory } from '../../src/shared/story'
import { query } from '../server/support/postgres'
import { serverProcess } from '../server/support/running-server'
import { until } from '../support/until'

let cluster: PostgresCluster
let DATABASE_URL: string
let databases = 0

beforeAll(async () => {
  cluster = await createCluster()
})
afterAll(() => cluster.remove())
beforeEach(async () => {
  const name = `vitrine${++databases}`
  await query(cluster.url, `create database ${name}`)
  DATABASE_URL = cluster.url.replace(/postgres$/, name)
})

const titles = async (client: HttpClient) =>
  json<SavedStory[]>(await client.send(endpoints.getPosts)).map(({ title }) => title)

const postWithKey = (client: HttpClient, number: number | string) =>
  client.send(endpoints.savePost, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': `key-${number}` },
    body: JSON.stringify(storyOf(number)),
  })

/** Holds a lock on the row of the stories, so that posts block, until the returned function is called. */
async function blockPosts(): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: DATABASE_URL })
  await client.connect()
  await client.query('begin')
  await client.query(`select from vitrine_lists where name = 'stories' for update`)
  return () => client.end()
}

const blockedStatements = async () => {
  const [row] = await query<{ count: number }>(
    DATABASE_URL,
    `select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock'`,
  )
  return row?.count ?? 0
}

test('three rounds of kill -9 of the database lose no acknowledged post, and retries double none', async () => {
  const { server } = await serverProcess({ DATABASE_URL })
  const acknowledged = new Set<string>()
  for (let round = 0; round < 3; round += 1) {
    let stopping = false
    const before = acknowledged.size
    const unanswered: string[] = []
    const post = async (number: number) => {
      const client = new HttpClient(server.url)
      for (let count = 0; !stopping; count += 1) {
        const name = `${round}/${number}/${count}`
        const { status } = await postWithKey(client, name)
        if (status === 201) acknowledged.add(`Story ${name}`)
        else unanswered.push(name)
      }
      client.close()
    }
    const posting = Array.from({ length: 16 }, (_, number) => post(number))
    await until(() => acknowledged.size > before + 50)
    await cluster.signal('SIGKILL')
    stopping = true
    await Promise.all(posting)
    await cluster.start()
    const client = new HttpClient(server.url)
    for (const name of unanswered) {
      expect((await postWithKey(client, name)).status).toBe(201)
      acknowledged.add(`Story ${name}`)
    }
    client.close()
  }
  const client = new HttpClient(server.url)
  const found = await titles(client)
  client.close()
  expect(found.toSorted()).toEqual([...acknowledged].toSorted())
})

test('a database that stalls is answered with 503; the retry after it saves the story once', async () => {
  const { client } = await serverProcess({ DATABASE_URL })
  await postWithKey(client, 1)
  await cluster.signal('SIGSTOP')
  const stalled = await postWithKey(client, 2)
  await cluster.signal('SIGCONT')
  expect(stalled.status).toBe(503)
  await until(async () => (await client.send('/readyz')).status === 200)
  expect((await postWithKey(client, 2)).status).toBe(201)
  expect(await titles(client)).toEqual(['Story 2', 'Story 1'])
})

test.each(['SIGKILL', 'SIGSTOP'] as const)(
  'while the database is away by %s, lists are answered as they were, posts with 503, and readers see what came after',
  async (signal) => {
    const { client } = await serverProcess({ DATABASE_URL })
    await client.post(endpoints.savePost, storyOf(1))
    const page = `${endpoints.getPosts}?limit=30`
    for (const path of [endpoints.getPosts, page]) expect((await client.send(path)).status).toBe(200)
    await cluster.signal(signal)
    for (const path of [endpoints.getPosts, page, endpoints.getPosts]) {
      const { status, headers, body } = await client.send(path)
      expect([status, json<SavedStory[]>({ status, headers, body }).map(({ title }) => title)]).toEqual([
        200,
        ['Story 1'],
      ])
      expect(headers).toMatchObject({
        'cache-status': expect.stringMatching(/fwd=stale/),
        age: expect.stringMatching(/^\d+$/),
      })
    }
    expect((await client.send(`${endpoints.getPosts}?limit=29`)).status).toBe(503)
    expect((await postWithKey(client, 2)).status).toBe(503)
    await (signal === 'SIGKILL' ? cluster.start() : cluster.signal('SIGCONT'))
    await until(async () => (await client.send('/readyz')).status === 200)
    expect((await postWithKey(client, 2)).status).toBe(201)
    for (const path of [endpoints.getPosts, page]) {
      await until(async () => !('cache-status' in (await client.send(path)).headers))
      expect(json<SavedStory[]>(await client.send(path)).map(({ title }) => title)).toEqual([
        'Story 2',
        'Story 1',
      ])
    }
  },
)

test('ten blocked posts stop neither reads nor messages nor the health checks', async () => {
  const { server, client } = await serverProcess({ DATABASE_URL, DATABASE_POOL: '4' })
  await client.post(endpoints.savePost, storyOf('before'))
  const release = await blockPosts()
  const many = new HttpClient(server.url, 10)
  const blocked = Array.from({ length: 10 }, (_, number) => many.post(endpoints.savePost, storyOf(number)))
  await until(async () => (await blockedStatements()) > 0)
  expect(await titles(client)).toEqual(['Story before'])
  expect((await client.send(`${endpoints.getPosts}?limit=30`)).status).toBe(200)
  expect((await client.post(endpoints.saveContact, messageOf(1))).status).toBe(201)
  expect((await client.send('/readyz')).status).toBe(200)
  await release()
  for (const { status } of await Promise.all(blocked)) expect(status).toBe(201)
  many.close()
  expect(await titles(client)).toHaveLength(11)
})

test('SIGTERM ends the server while a post is blocked', async () => {
  const { server, client } = await serverProcess({ DATABASE_URL })
  const release = await blockPosts()
  const blocked = client.post(endpoints.savePost, storyOf(1)).catch(() => undefined)
  await until(async () => (await blockedStatements()) > 0)
  expect(await server.stop()).toBe(0)
  await blocked
  await release()
})

test('two servers keep a limit exactly', async () => {
  const settings = { DATABASE_URL, STORE_LIMIT: '50' }
  const servers = await Promise.all([serverProcess(settings), serverProcess(settings)])
  const clients = servers.map(({ server }) => new HttpClient(server.url, 60))
  const responses = await Promise.all(
    clients.flatMap((client, server) =>
      Array.from({ length: 60 }, (_, number) =>
        client.post(endpoints.savePost, storyOf(`${server}/${number}`)),
      ),
    ),
  )
  for (const client of clients) client.close()
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(50)
  expect(responses.filter(({ status }) => status === 507)).toHaveLength(70)
  expect(await query(DATABASE_URL, 'select count(*)::int as count from vitrine_stories')).toEqual([
    { count: 50 },
  ])
})

test('a dump that is restored under a running server never leaves a wrong list', async () => {
  const { client } = await serverProcess({ DATABASE_URL })
  for (let number = 0; number < 3; number += 1) await client.post(endpoints.savePost, storyOf(number))
  const read = async () => {
    const response = await client.send(endpoints.getPosts)
    return response.status === 200 ? json<SavedStory[]>(response).map(({ title }) => title) : []
  }
  const dumped = await read()
  const dump = cluster.run('pg_dump', '--clean', '--inserts', '-d', DATABASE_URL)
  // After the dump, as many changes as before it, so that a count of changes would repeat.
  for (const { id } of json<SavedStory[]>(await client.send(endpoints.getPosts)).slice(0, 2))
    await query(DATABASE_URL, removal(id))
  await client.post(endpoints.savePost, storyOf('after the dump'))
  expect(await read()).toEqual(['Story after the dump', 'Story 0'])

  // Statement by statement, with a read after each, as slow as a restore can be.
  for (const statement of dump.split(/;\n/).filter((text) => !/^\s*(--.*\s*)*$/.test(text))) {
    await query(DATABASE_URL, `set search_path = public; ${statement}`).catch(() => undefined)
    await read()
  }
  expect(await read()).toEqual(dumped)
  await client.post(endpoints.savePost, storyOf('after the restore'))
  expect(await read()).toEqual(['Story after the restore', ...dumped])
})

/** Removes a story as the owner could by hand. */
const removal = (id: string) =>
  `with gone as (delete from vitrine_stories where id = '${id}' returning id)
   update vitrine_lists set size = size - 1 from gone where name = 'stories'`

test('while the database is read-only, readyz and posts are answered with 503, and stories can be read', async () => {
  const { client } = await serverProcess({ DATABASE_URL })
  await client.post(endpoints.savePost, storyOf(1))
  /** The setting counts for new connections. */
  const set = async (setting: string) => {
    await query(cluster.url, `alter database ${new URL(DATABASE_URL).pathname.slice(1)} ${setting}`)
    await query(
      cluster.url,
      `select pg_terminate_backend(pid) from pg_stat_activity where datname like 'vitrine%'`,
    )
  }
  await set('set default_transaction_read_only = on')
  await until(async () => (await client.send(endpoints.getPosts)).status === 200)
  const notReady = await client.send('/readyz')
  expect(notReady.status).toBe(503)
  expect(json(notReady)).toEqual({ error: 'The database is read-only.' })
  expect((await client.post(endpoints.savePost, storyOf(2))).status).toBe(503)
  await set('reset default_transaction_read_only')
  await until(async () => (await client.send('/readyz')).status === 200)
  expect((await client.post(endpoints.savePost, storyOf(2))).status).toBe(201)
})

test('a server that starts before its database waits for it, and says so', async () => {
  const target = Number(new URL(cluster.url).port)
  let connections = 0
  // A database that is not up yet drops the first connection.
  const proxy = createServer((socket) => {
    connections += 1
    if (connections === 1) socket.destroy()
    else socket.pipe(connect(target, '127.0.0.1')).pipe(socket)
    socket.on('error', () => undefined)
  })
  const port = await freePort()
  proxy.listen(port, '127.0.0.1')
  const server = await startServer(inject('dist'), {
    DATABASE_URL: DATABASE_URL.replace(String(target), String(port)),
  })
  const messages = server.log.map(({ msg }) => msg)
  expect(messages).toContainEqual(expect.stringMatching(/^The database is not available yet/))
  expect(messages).toContain('The database is available.')
  await server.stop('SIGKILL')
  proxy.close()
})

test('a database that does not store UTF-8 stops the start', async () => {
  await query(cluster.url, `create database latin template template0 encoding 'LATIN1'`)
  const { code, stderr } = await runToEnd(inject('dist'), {
    DATABASE_URL: cluster.url.replace(/postgres$/, 'latin'),
  })
  expect(code).toBe(1)
  expect(stderr).toContain('the database stores text as LATIN1')
})
