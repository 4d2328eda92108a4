import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import type { SavedStory } from '../../src/shared/story'
import { json } from './support/client'
import { calls, storyOf } from './support/records'
import { runToEnd } from './support/server-process'
import { runningServer, temporaryFolder } from './support/temporary'

const good = { format: 1, stories: [{ id: 'a', ...storyOf(1) }], messages: [] }
const goodText = JSON.stringify(good)

const corruptFiles: readonly (readonly [name: string, content: string | Uint8Array])[] = [
  ['nothing', ''],
  ['null', 'null'],
  ['a bare list', '[]'],
  ['a number', '7'],
  ['half of it', goodText.slice(0, -20)],
  ['two of it', goodText + goodText],
  ['zeros, as after a power cut', new Uint8Array(goodText.length)],
  [
    'bytes that are not UTF-8',
    Buffer.concat([Buffer.from(goodText.slice(0, -3)), Buffer.from([0xff, 0xfe])]),
  ],
  ['a byte order mark before it', `\ufeff${goodText}`],
  ['another format', JSON.stringify({ ...good, format: 2 })],
  ['a list missing', JSON.stringify({ format: 1, stories: [] })],
  ['a list more', JSON.stringify({ ...good, drafts: [] })],
  ['a story without an id', JSON.stringify({ ...good, stories: [storyOf(1)] })],
  ['a story with a field more', JSON.stringify({ ...good, stories: [{ ...good.stories[0], likes: 1 }] })],
  [
    'a story of an unknown category',
    JSON.stringify({ ...good, stories: [{ ...good.stories[0], category: 'News' }] }),
  ],
  ['one id twice', JSON.stringify({ ...good, stories: [good.stories[0], good.stories[0]] })],
]

test.each(corruptFiles)(
  'a data file that holds %s stops the start with its name, and is left alone',
  async (_, content) => {
    const directory = await temporaryFolder()
    const file = join(directory, 'vitrine.json')
    await writeFile(file, content)
    await writeFile(`${file}.bak`, goodText)
    const { code, stderr } = await runToEnd(inject('dist'), { DATA_DIR: directory })
    expect(code).toBe(1)
    expect(stderr).toContain(file)
    expect(stderr).toContain('Nothing was changed. Replace it with its backup')
    expect(stderr).not.toContain('    at ')
    expect(await readFile(file)).toEqual(Buffer.from(content))
    expect(await readFile(`${file}.bak`, 'utf8')).toBe(goodText)
    expect((await readdir(directory)).toSorted()).toEqual(['vitrine.json', 'vitrine.json.bak'])
  },
)

test('a folder in the place of the data file stops the start with its name', async () => {
  const directory = await temporaryFolder()
  await mkdir(join(directory, 'vitrine.json'))
  const { code, stderr } = await runToEnd(inject('dist'), { DATA_DIR: directory })
  expect(code).toBe(1)
  expect(stderr).toContain(`${join(directory, 'vitrine.json')} cannot be read (EISDIR)`)
})

test('a data file that is gone while its backup is there stops the start; put in its place it is read', async () => {
  const directory = await temporaryFolder()
  const file = join(directory, 'vitrine.json')
  await writeFile(`${file}.bak`, goodText)
  const { code, stderr } = await runToEnd(inject('dist'), { DATA_DIR: directory })
  expect(code).toBe(1)
  expect(stderr).toContain(`${file} is missing, but its backup exists`)

  await rename(`${file}.bak`, file)
  const { client } = await runningServer({ DATA_DIR: directory })
  expect(json<SavedStory[]>(await client.send(calls.getPosts))).toEqual(good.stories)
})

test('a good start leaves a backup of what it found', async () => {
  const first = await runningServer()
  await first.client.post(calls.savePost, storyOf(1))
  await first.server.end()
  const file = join(first.directory, 'vitrine.json')
  const found = await readFile(file)
  const { client } = await runningServer({ DATA_DIR: first.directory })
  await client.post(calls.savePost, storyOf(2))
  expect(await readFile(`${file}.bak`)).toEqual(found)
  expect(await readFile(file)).not.toEqual(found)
})

test('what a crash left half written beside the data file is of no account', async () => {
  const directory = await temporaryFolder()
  const file = join(directory, 'vitrine.json')
  await writeFile(file, goodText)
  await writeFile(`${file}.tmp`, '{"format":1,"stor')
  const { client } = await runningServer({ DATA_DIR: directory })
  expect((await client.post(calls.savePost, storyOf(2))).status).toBe(201)
  expect(json<SavedStory[]>(await client.send(calls.getPosts))).toHaveLength(2)
  expect(await readdir(directory)).not.toContain('vitrine.json.tmp')
})

test('a path that is too long for the lock stops the start in words', async () => {
  const directory = join(await temporaryFolder(), 'x'.repeat(80))
  const { code, stderr } = await runToEnd(inject('dist'), { DATA_DIR: directory })
  expect(code).toBe(1)
  expect(stderr).toContain('is too long for a socket')
})
