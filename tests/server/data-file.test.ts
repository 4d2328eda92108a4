import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { json } from '../../scripts/harness/http-client'
import { endpoints, storyOf } from '../../scripts/harness/sample-records'
import { runToEnd } from '../../scripts/harness/server-process'
import { StartupError } from '../../server/startup-error'
import type { SavedStory } from '../../src/shared/story'
import { admin, idsIn } from './support/admin'
import { runningServer } from './support/running-server'
import { temporaryFolder } from './support/temporary-folder'

const good = { format: 1, stories: [{ id: 'a', ...storyOf(1) }], messages: [] }
const goodText = JSON.stringify(good)

const corruptFiles: readonly (readonly [name: string, content: string | Uint8Array])[] = [
  ['no content', ''],
  ['null', 'null'],
  ['a bare list', '[]'],
  ['a number', '7'],
  ['only its beginning', goodText.slice(0, -20)],
  ['its content twice', goodText + goodText],
  ['zeros, as after a power cut', new Uint8Array(goodText.length)],
  [
    'bytes that are not UTF-8',
    Buffer.concat([Buffer.from(goodText.slice(0, -3)), Buffer.from([0xff, 0xfe])]),
  ],
  ['a byte order mark', `\ufeff${goodText}`],
  ['another format', JSON.stringify({ ...good, format: 2 })],
  ['a missing list', JSON.stringify({ format: 1, stories: [] })],
  ['an extra list', JSON.stringify({ ...good, drafts: [] })],
  ['a story without an id', JSON.stringify({ ...good, stories: [storyOf(1)] })],
  ['a story with an extra field', JSON.stringify({ ...good, stories: [{ ...good.stories[0], likes: 1 }] })],
  [
    'a story of an unknown category',
    JSON.stringify({ ...good, stories: [{ ...good.stories[0], category: 'News' }] }),
  ],
  ['the same id twice', JSON.stringify({ ...good, stories: [good.stories[0], good.stories[0]] })],
]

test.each(corruptFiles)(
  'a data file with %s stops the start with an error that names it, and is not changed',
  async (_, content) => {
    const directory = await temporaryFolder()
    const file = join(directory, 'vitrine.json')
    await writeFile(file, content)
    await writeFile(`${file}.bak`, goodText)
    const refusal: unknown = await runningServer({ DATA_DIR: directory }).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(StartupError)
    expect(String(refusal)).toContain(file)
    expect(String(refusal)).toContain('Nothing was changed. Replace it with its backup')
    expect(await readFile(file)).toEqual(Buffer.from(content))
    expect(await readFile(`${file}.bak`, 'utf8')).toBe(goodText)
    expect((await readdir(directory)).toSorted()).toEqual(['vitrine.json', 'vitrine.json.bak'])
  },
)

test('a folder in place of the data file stops the start with an error that names it', async () => {
  const directory = await temporaryFolder()
  await mkdir(join(directory, 'vitrine.json'))
  const { code, stderr } = await runToEnd(inject('dist'), { DATA_DIR: directory })
  expect(code).toBe(1)
  expect(stderr).toContain(`${join(directory, 'vitrine.json')} cannot be read (EISDIR)`)
  expect(stderr).not.toContain('    at ')
})

test('a missing data file whose backup exists stops the start, until the backup is put in its place', async () => {
  const directory = await temporaryFolder()
  const file = join(directory, 'vitrine.json')
  await writeFile(`${file}.bak`, goodText)
  const { code, stderr } = await runToEnd(inject('dist'), { DATA_DIR: directory })
  expect(code).toBe(1)
  expect(stderr).toContain(`${file} is missing, but its backup exists`)

  await rename(`${file}.bak`, file)
  const { client } = await runningServer({ DATA_DIR: directory })
  expect(json<SavedStory[]>(await client.send(endpoints.getPosts))).toEqual(good.stories)
})

test.each([
  ['first', goodText],
  ['second', JSON.stringify({ ...good, format: 2, keys: [] })],
  [
    'third',
    JSON.stringify({
      format: 3,
      secret: 'x'.repeat(32),
      stories: [{ savedAt: null, client: null, ...good.stories[0] }],
      waiting: [],
      messages: [],
      keys: [],
    }),
  ],
])('a data file of the %s version is read, and its backup stays as it was found', async (_, text) => {
  const directory = await temporaryFolder()
  const file = join(directory, 'vitrine.json')
  await writeFile(file, text)
  const { client } = await runningServer({ DATA_DIR: directory })
  expect((await client.post(endpoints.savePost, storyOf(2))).status).toBe(201)
  const titles = json<SavedStory[]>(await client.send(endpoints.getPosts)).map(({ title }) => title)
  expect(titles).toEqual(['Story 2', 'Story 1'])
  expect(await readFile(`${file}.bak`, 'utf8')).toBe(text)
  // Nothing is known of where an older record came from, so no time selects it.
  const environment = { DATA_DIR: directory }
  expect((await admin(environment, 'stories', 'list')).stdout).toContain('a  unknown  unknown  Story 1')
  expect(idsIn((await admin(environment, 'stories', 'remove', '--since', '1999-01-01')).stdout)).toHaveLength(
    1,
  )
  expect(json<SavedStory[]>(await client.send(endpoints.getPosts))).toEqual(good.stories)
})

test('a successful start makes a backup of the data file', async () => {
  const first = await runningServer()
  await first.client.post(endpoints.savePost, storyOf(1))
  await first.server.stop()
  const file = join(first.directory, 'vitrine.json')
  const found = await readFile(file)
  const { client } = await runningServer({ DATA_DIR: first.directory })
  await client.post(endpoints.savePost, storyOf(2))
  expect(await readFile(`${file}.bak`)).toEqual(found)
  expect(await readFile(file)).not.toEqual(found)
})

test('a command of the owner that only reads leaves the backup as it is, with what was removed before', async () => {
  const { client, server, directory } = await runningServer()
  const { id } = json<SavedStory>(await client.post(endpoints.savePost, storyOf(1)))
  await server.stop()
  const environment = { DATA_DIR: directory }
  const file = join(directory, 'vitrine.json')
  const found = await readFile(file)
  await admin(environment, 'stories', 'remove', id)
  for (const reading of [['stories', 'list'], ['notifications', 'list'], ['check']]) {
    expect((await admin(environment, ...reading)).code).toBe(0)
    expect(await readFile(`${file}.bak`)).toEqual(found)
  }
  await admin(environment, 'check', '--repair')
  expect(await readFile(`${file}.bak`)).toEqual(await readFile(file))
})

test('a half-written file that a crash left beside the data file is ignored', async () => {
  const directory = await temporaryFolder()
  const file = join(directory, 'vitrine.json')
  await writeFile(file, goodText)
  await writeFile(`${file}.tmp`, '{"format":1,"stor')
  const { client } = await runningServer({ DATA_DIR: directory })
  expect((await client.post(endpoints.savePost, storyOf(2))).status).toBe(201)
  expect(json<SavedStory[]>(await client.send(endpoints.getPosts))).toHaveLength(2)
  expect(await readdir(directory)).not.toContain('vitrine.json.tmp')
})

test('a path that is too long for the lock stops the start with an error that says so', async () => {
  const directory = join(await temporaryFolder(), 'x'.repeat(80))
  const { code, stderr } = await runToEnd(inject('dist'), { DATA_DIR: directory })
  expect(code).toBe(1)
  expect(stderr).toContain('is too long for a socket')
})
