import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import type { SavedStory } from '../../src/shared/story'
import { json } from './support/client'
import { emptyDatabase, query } from './support/postgres'
import { calls, messageOf, storyOf } from './support/records'
import { runToEnd } from './support/server-process'
import { runningServer } from './support/temporary'

const titles = (body: SavedStory[]) => body.map(({ title }) => title)

test('what one server has saved another one on the same database answers at once', async () => {
  const DATABASE_URL = await emptyDatabase()
  const [one, two] = await Promise.all([runningServer({ DATABASE_URL }), runningServer({ DATABASE_URL })])
  for (let number = 0; number < 10; number += 1) {
    const [writer, reader] = number % 2 === 0 ? [one, two] : [two, one]
    expect((await writer.client.post(calls.savePost, storyOf(number))).status).toBe(201)
    const list = json<SavedStory[]>(await reader.client.send(calls.getPosts))
    expect(titles(list)[0]).toBe(`Story ${number}`)
    expect(list).toHaveLength(number + 1)
  }
  const [first, second] = await Promise.all([
    one.client.send(calls.getPosts),
    two.client.send(calls.getPosts),
  ])
  expect(first.headers.etag).toBe(second.headers.etag)
})

test('servers that start together make the tables once, and a restart leaves them alone', async () => {
  const DATABASE_URL = await emptyDatabase()
  const servers = await Promise.all(Array.from({ length: 3 }, () => runningServer({ DATABASE_URL })))
  await servers[0]?.client.post(calls.savePost, storyOf(1))
  for (const { server } of servers) expect(await server.end()).toBe(0)
  const { client } = await runningServer({ DATABASE_URL })
  expect(titles(json(await client.send(calls.getPosts)))).toEqual(['Story 1'])
  expect(await query(DATABASE_URL, 'select step from vitrine_migrations')).toEqual([{ step: 0 }])
})

test('an acknowledged post is there when the server is killed right after', async () => {
  const DATABASE_URL = await emptyDatabase()
  const { client, server } = await runningServer({ DATABASE_URL })
  const saved = json<SavedStory>(await client.post(calls.savePost, storyOf(1)))
  await server.end('SIGKILL')
  const again = await runningServer({ DATABASE_URL })
  expect(json(await again.client.send(calls.getPosts))).toEqual([saved])
})

test('a database that does not answer stops the start in words, without its password', async () => {
  const DATABASE_URL = 'postgres://vitrine:secret@127.0.0.1:1/vitrine'
  const { code, stderr } = await runToEnd(inject('dist'), { DATABASE_URL })
  expect(code).toBe(1)
  expect(stderr).toContain('DATABASE_URL: the database cannot be used (ECONNREFUSED)')
  expect(stderr).not.toContain('secret')
})

test('without the database requests are refused with 503, and the site is still served', async () => {
  const DATABASE_URL = await emptyDatabase()
  const { client } = await runningServer({ DATABASE_URL })
  await query(DATABASE_URL, 'alter table vitrine_lists rename to hidden')
  for (const answer of [await client.post(calls.savePost, storyOf(1)), await client.send(calls.getPosts)]) {
    expect(answer.status).toBe(503)
    expect(answer.headers['retry-after']).toBe('5')
    expect(json(answer)).toEqual({ error: 'The database is not available at the moment (42P01).' })
  }
  expect((await client.send('/')).status).toBe(200)
  await query(DATABASE_URL, 'alter table hidden rename to vitrine_lists')
  expect((await client.post(calls.savePost, storyOf(1))).status).toBe(201)
})

test('the file of a server moves over with ids and order, once, and only while no server uses it', async () => {
  const DATABASE_URL = await emptyDatabase()
  const { client, server, directory } = await runningServer()
  for (let number = 0; number < 5; number += 1) await client.post(calls.savePost, storyOf(number))
  await client.post(calls.saveContact, messageOf(1))
  const before = json<SavedStory[]>(await client.send(calls.getPosts))

  const environment = { DATA_DIR: directory, DATABASE_URL }
  const early = await runToEnd(inject('dist'), environment, 'import')
  expect(early.code).toBe(1)
  expect(early.stderr).toContain('is in use by another process')
  await server.end()

  const first = await runToEnd(inject('dist'), environment, 'import')
  expect(first.code).toBe(0)
  expect(first.stdout).toContain('Imported 5 of 5 stories and 1 of 1 messages')
  const second = await runToEnd(inject('dist'), environment, 'import')
  expect(second.stdout).toContain('Imported 0 of 5 stories and 0 of 1 messages')

  const moved = await runningServer({ DATABASE_URL })
  expect(json(await moved.client.send(calls.getPosts))).toEqual(before)
  await moved.client.post(calls.savePost, storyOf('after the move'))
  expect(titles(json(await moved.client.send(calls.getPosts)))[0]).toBe('Story after the move')
  expect(await query(DATABASE_URL, 'select name, size::int from vitrine_lists order by name')).toEqual([
    { name: 'messages', size: 1 },
    { name: 'stories', size: 6 },
  ])
})

test('a file that is not what a server left is not imported', async () => {
  const DATABASE_URL = await emptyDatabase()
  const { server, directory } = await runningServer()
  await server.end()
  const environment = { DATA_DIR: directory, DATABASE_URL }
  expect((await runToEnd(inject('dist'), environment, 'import')).stderr).toContain(
    'there is nothing to import',
  )
  await writeFile(join(directory, 'vitrine.json'), '[]')
  expect((await runToEnd(inject('dist'), environment, 'import')).stderr).toContain('is not a Vitrine data file')
})
