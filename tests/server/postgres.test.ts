import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { json } from '../../scripts/harness/http-client'
import { endpoints, messageOf, storyOf } from '../../scripts/harness/sample-records'
import { runToEnd } from '../../scripts/harness/server-process'
import type { SavedStory } from '../../src/shared/story'
import { admin, idsIn } from './support/admin'
import { postFrom } from './support/post-from'
import { emptyDatabase, query } from './support/postgres'
import { postOfVersion1, tablesOfVersion1 } from './support/postgres-version-1'
import { runningServer, serverProcess } from './support/running-server'

const titles = (body: SavedStory[]) => body.map(({ title }) => title)

test('what one server saves, another on the same database serves at once', async () => {
  const DATABASE_URL = await emptyDatabase()
  const [one, two] = await Promise.all([runningServer({ DATABASE_URL }), runningServer({ DATABASE_URL })])
  for (let number = 0; number < 10; number += 1) {
    const [writer, reader] = number % 2 === 0 ? [one, two] : [two, one]
    expect((await writer.client.post(endpoints.savePost, storyOf(number))).status).toBe(201)
    const list = json<SavedStory[]>(await reader.client.send(endpoints.getPosts))
    expect(titles(list)[0]).toBe(`Story ${number}`)
    expect(list).toHaveLength(number + 1)
  }
  const [first, second] = await Promise.all([
    one.client.send(endpoints.getPosts),
    two.client.send(endpoints.getPosts),
  ])
  expect(first.headers.etag).toBe(second.headers.etag)
})

test('servers that start together create the tables once, and a restart keeps them', async () => {
  const DATABASE_URL = await emptyDatabase()
  const servers = await Promise.all(Array.from({ length: 3 }, () => serverProcess({ DATABASE_URL })))
  await servers[0]?.client.post(endpoints.savePost, storyOf(1))
  for (const { server } of servers) expect(await server.stop()).toBe(0)
  const { client } = await runningServer({ DATABASE_URL })
  expect(titles(json(await client.send(endpoints.getPosts)))).toEqual(['Story 1'])
  const steps = await query<{ step: number }>(
    DATABASE_URL,
    'select step from vitrine_migrations order by step',
  )
  expect(steps.map(({ step }) => step)).toEqual(steps.map((_, index) => index))
})

test('tables that an older version created and filled are brought up to date, also while it goes on writing', async () => {
  const DATABASE_URL = await emptyDatabase()
  await query(DATABASE_URL, tablesOfVersion1)
  await query(DATABASE_URL, postOfVersion1('Old'))
  const { client } = await runningServer({ DATABASE_URL })
  const list = async () => titles(json(await client.send(endpoints.getPosts)))
  expect(await list()).toEqual(['Old'])
  await query(DATABASE_URL, postOfVersion1('Late'))
  expect(await list()).toEqual(['Late', 'Old'])
  expect((await client.post(endpoints.savePost, storyOf('New'))).status).toBe(201)
  expect(await list()).toEqual(['Story New', 'Late', 'Old'])
  // When the old story was saved is not known; the other two have a time.
  await admin({ DATABASE_URL }, 'stories', 'remove', '--since', '1h')
  expect(await list()).toEqual(['Old'])
  // It counts what it knows: an older version is ready while stories wait.
  expect(await query(DATABASE_URL, 'select name from vitrine_lists order by name')).toEqual([
    { name: 'messages' },
    { name: 'stories' },
  ])
})

test('an acknowledged post is there after the server is killed', async () => {
  const DATABASE_URL = await emptyDatabase()
  const { client, server } = await serverProcess({ DATABASE_URL })
  const saved = json<SavedStory>(await client.post(endpoints.savePost, storyOf(1)))
  await server.stop('SIGKILL')
  const again = await runningServer({ DATABASE_URL })
  expect(json(await again.client.send(endpoints.getPosts))).toEqual([saved])
})

test('a database that does not respond stops the start with a message that does not contain the password', async () => {
  const DATABASE_URL = 'postgres://vitrine:secret@127.0.0.1:1/vitrine'
  const { code, stderr } = await runToEnd(inject('dist'), { DATABASE_URL, DATABASE_WAIT: '0' })
  expect(code).toBe(1)
  expect(stderr).toContain('DATABASE_URL: the database cannot be used (ECONNREFUSED)')
  expect(stderr).not.toContain('secret')
})

test('without the database API requests are rejected with 503, and the site is still served', async () => {
  const DATABASE_URL = await emptyDatabase()
  const { client } = await runningServer({ DATABASE_URL })
  await query(DATABASE_URL, 'alter table vitrine_lists rename to hidden')
  for (const response of [
    await client.post(endpoints.savePost, storyOf(1)),
    await client.send(endpoints.getPosts),
  ]) {
    expect(response.status).toBe(503)
    expect(response.headers['retry-after']).toBe('5')
    expect(json(response)).toEqual({ error: 'The database is not available at the moment (42P01).' })
  }
  expect((await client.send('/')).status).toBe(200)
  await query(DATABASE_URL, 'alter table hidden rename to vitrine_lists')
  expect((await client.post(endpoints.savePost, storyOf(1))).status).toBe(201)
})

test('the data file is imported with ids and order, once, and only while no server uses it', async () => {
  const DATABASE_URL = await emptyDatabase()
  const { client, server, directory } = await runningServer()
  for (let number = 0; number < 5; number += 1) await client.post(endpoints.savePost, storyOf(number))
  await client.post(endpoints.saveContact, messageOf(1))
  const before = json<SavedStory[]>(await client.send(endpoints.getPosts))

  const environment = { DATA_DIR: directory, DATABASE_URL }
  const early = await runToEnd(inject('dist'), environment, 'import')
  expect(early.code).toBe(1)
  expect(early.stderr).toContain('is in use by another process')
  await server.stop()

  const first = await runToEnd(inject('dist'), environment, 'import')
  expect(first.code).toBe(0)
  expect(first.stdout).toContain('Imported 5 of 5 stories and 1 of 1 messages')
  const second = await runToEnd(inject('dist'), environment, 'import')
  expect(second.stdout).toContain('Imported 0 of 5 stories and 0 of 1 messages')

  const moved = await runningServer({ DATABASE_URL })
  expect(json(await moved.client.send(endpoints.getPosts))).toEqual(before)
  await moved.client.post(endpoints.savePost, storyOf('after the move'))
  expect(titles(json(await moved.client.send(endpoints.getPosts)))[0]).toBe('Story after the move')
  expect(await query(DATABASE_URL, 'select name, size::int from vitrine_lists order by name')).toEqual([
    { name: 'messages', size: 1 },
    { name: 'stories', size: 6 },
  ])
})

test('a post that is sent again after an import is not saved twice', async () => {
  const DATABASE_URL = await emptyDatabase()
  const { client, server, directory } = await runningServer()
  const post = async (to: typeof client) =>
    json<SavedStory>(
      await to.send(endpoints.savePost, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'key-1' },
        body: JSON.stringify(storyOf(1)),
      }),
    )
  const saved = await post(client)
  await server.stop()
  expect((await runToEnd(inject('dist'), { DATA_DIR: directory, DATABASE_URL }, 'import')).code).toBe(0)
  const { client: moved } = await runningServer({ DATABASE_URL })
  expect(await post(moved)).toEqual(saved)
  expect(json(await moved.send(endpoints.getPosts))).toEqual([saved])
})

test('waiting stories are imported with where they came from, and a repeated import leaves approved ones alone', async () => {
  const DATABASE_URL = await emptyDatabase()
  const approval = { STORIES_APPROVAL: '1', TRUST_PROXY: '1' }
  const { client, server, directory } = await runningServer(approval)
  for (const number of [1, 2]) await postFrom(client, '192.0.2.66', endpoints.savePost, storyOf(number))
  const before = (await admin({ DATA_DIR: directory }, 'stories', 'list', '--waiting', '--json')).stdout
  await server.stop()

  const environment = { DATA_DIR: directory, DATABASE_URL }
  const first = await runToEnd(inject('dist'), environment, 'import')
  expect(first.stdout).toContain('Imported 2 of 2 waiting stories.')
  expect((await admin(environment, 'stories', 'list', '--waiting', '--json')).stdout).toBe(before)
  const [id = ''] = idsIn(before)
  await admin(environment, 'stories', 'approve', id)
  const second = await runToEnd(inject('dist'), environment, 'import')
  expect(second.stdout).toContain('Imported 0 of 2 waiting stories.')

  // The client has the same key as before.
  const { client: moved } = await runningServer({ DATABASE_URL, ...approval })
  await postFrom(moved, '192.0.2.66', endpoints.savePost, storyOf(3))
  const key = (JSON.parse(before.split('\n')[0] ?? '') as { client: string }).client
  expect(idsIn((await admin(environment, 'stories', 'remove', '--client', key)).stdout)).toHaveLength(3)
})

test('what was not delivered is imported with its record, and a repeated import announces nothing again', async () => {
  const DATABASE_URL = await emptyDatabase()
  const { client, server, directory } = await runningServer({ NOTIFY_URL: 'http://127.0.0.1:1' })
  for (const number of [1, 2]) await client.post(endpoints.saveContact, messageOf(number))
  await server.stop()
  const before = (await admin({ DATA_DIR: directory }, 'notifications', 'list')).stdout
  expect(idsIn(before)).toHaveLength(2)

  const environment = { DATA_DIR: directory, DATABASE_URL }
  await runToEnd(inject('dist'), environment, 'import')
  expect((await admin(environment, 'notifications', 'list')).stdout).toBe(before)
  await query(DATABASE_URL, 'delete from vitrine_outbox')
  await runToEnd(inject('dist'), environment, 'import')
  expect((await admin(environment, 'notifications', 'list')).stdout).toBe('')
})

test('an invalid data file is not imported', async () => {
  const DATABASE_URL = await emptyDatabase()
  const { server, directory } = await runningServer()
  await server.stop()
  const environment = { DATA_DIR: directory, DATABASE_URL }
  expect((await runToEnd(inject('dist'), environment, 'import')).stderr).toContain(
    'there is nothing to import',
  )
  await writeFile(join(directory, 'vitrine.json'), '[]')
  expect((await runToEnd(inject('dist'), environment, 'import')).stderr).toContain(
    'is not a Vitrine data file',
  )
})

test('what SQL by hand removes or changes leaves the list at once, and check --repair corrects the counts', async () => {
  const DATABASE_URL = await emptyDatabase()
  const { client } = await runningServer({ DATABASE_URL })
  for (let number = 0; number < 3; number += 1) await client.post(endpoints.savePost, storyOf(number))
  const list = async () => titles(json(await client.send(endpoints.getPosts)))
  expect(await list()).toEqual(['Story 2', 'Story 1', 'Story 0'])
  await query(DATABASE_URL, `delete from vitrine_stories where title = 'Story 1'`)
  expect(await list()).toEqual(['Story 2', 'Story 0'])
  await query(DATABASE_URL, `update vitrine_stories set title = 'Corrected' where title = 'Story 0'`)
  expect(await list()).toEqual(['Story 2', 'Corrected'])
  expect(titles(json(await client.send(`${endpoints.getPosts}?limit=30`)))).toEqual(['Story 2', 'Corrected'])

  const environment = { DATABASE_URL }
  expect((await admin(environment, 'check')).stdout).toMatch(
    /^2 stories, \d+ bytes: counted as 3, \d+ bytes\. Use check --repair to correct it\.\n/,
  )
  expect((await admin(environment, 'check', '--repair')).stdout).toMatch(/^2 stories, .+ Corrected\.\n/)
  const right = (await admin(environment, 'check')).stdout
  expect(right).toMatch(/^2 stories, (\d+) bytes: right\.\n/)
  await query(DATABASE_URL, 'truncate vitrine_stories')
  expect(await list()).toEqual([])
})
