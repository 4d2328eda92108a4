import { expect, inject, test } from 'vitest'
import { json } from '../../scripts/harness/http-client'
import { endpoints, messageOf, storyOf } from '../../scripts/harness/sample-records'
import { runToEnd } from '../../scripts/harness/server-process'
import type { SavedMessage } from '../../src/shared/contact-message'
import type { SavedStory } from '../../src/shared/story'
import { emptyDatabase } from './support/postgres'
import { runningServer } from './support/running-server'

const admin = (environment: Record<string, string>, ...args: string[]) =>
  runToEnd(inject('dist'), environment, 'admin', ...args)

const linesOf = (text: string): unknown[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))

test.each(['while the server runs', 'when no server runs', 'with PostgreSQL'])(
  'the owner lists and removes stories and messages %s',
  async (situation) => {
    const settings: Record<string, string> =
      situation === 'with PostgreSQL' ? { DATABASE_URL: await emptyDatabase() } : {}
    const { client, server, directory } = await runningServer(settings)
    const environment = { DATA_DIR: directory, ...settings }
    const first = json<SavedStory>(await client.post(endpoints.savePost, storyOf(1)))
    const second = json<SavedStory>(await client.post(endpoints.savePost, storyOf(2)))
    const message = json<SavedMessage>(await client.post(endpoints.saveContact, messageOf(1)))
    if (situation === 'when no server runs') await server.stop()

    const listed = await admin(environment, 'stories', 'list')
    expect(listed).toMatchObject({ code: 0, stderr: '' })
    expect(linesOf(listed.stdout)).toEqual([second, first])
    expect(linesOf((await admin(environment, 'messages', 'list')).stdout)).toEqual([message])

    const removed = await admin(environment, 'stories', 'remove', first.id)
    expect(removed).toEqual({ code: 0, stdout: `Removed ${first.id} from stories.\n`, stderr: '' })
    const again = await admin(environment, 'stories', 'remove', first.id)
    expect(again.code).toBe(1)
    expect(again.stderr).toBe(`There is no record ${first.id} in stories. Use list to see the ids.\n`)
    expect((await admin(environment, 'messages', 'remove', message.id)).code).toBe(0)
    expect((await admin(environment, 'messages', 'list')).stdout).toBe('')

    if (situation !== 'when no server runs') {
      expect(json<SavedStory[]>(await client.send(endpoints.getPosts))).toEqual([second])
    }
  },
)

test('a removed record stays removed after kill -9', async () => {
  const { client, server, directory } = await runningServer()
  const story = json<SavedStory>(await client.post(endpoints.savePost, storyOf(1)))
  await admin({ DATA_DIR: directory }, 'stories', 'remove', story.id)
  await server.stop('SIGKILL')
  const again = await runningServer({ DATA_DIR: directory })
  expect((await again.client.send(endpoints.getPosts)).body.toString()).toBe('[]')
})

test.each([
  [[]],
  [['posts', 'list']],
  [['stories']],
  [['stories', 'drop']],
  [['stories', 'remove']],
  [['stories', 'list', 'all']],
  [['stories', 'remove', '1', '2']],
])('the arguments %j print the usage', async (args) => {
  const { directory } = await runningServer()
  const { code, stderr } = await admin({ DATA_DIR: directory }, ...args)
  expect(code).toBe(1)
  expect(stderr).toContain('Usage: npm run admin -- stories|messages list')
})

test('no HTTP endpoint lists messages or removes anything', async () => {
  const { client } = await runningServer()
  const story = json<SavedStory>(await client.post(endpoints.savePost, storyOf(1)))
  for (const path of ['/admin', '/api/admin', '/api/messages', '/api/contact', '/api/contact/getmessages']) {
    expect((await client.send(path)).status).toBe(404)
  }
  for (const path of [`/api/stories/${story.id}`, `${endpoints.getPosts}/${story.id}`]) {
    expect((await client.send(path, { method: 'DELETE' })).status).toBe(404)
  }
})
