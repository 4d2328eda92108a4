import { execFileSync } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { SavedStory } from '../../src/shared/story'
import { type Client, json } from './support/client'
import { failingStore, listening } from './support/failing-store'
import { calls, messageOf, storyOf } from './support/records'
import { runningServer, temporaryFolder } from './support/temporary'

const mount = (...words: string[]) => execFileSync('mount', words, { stdio: 'ignore' })

/** A folder on a disk of its own of 256 KiB; undefined where this user may not mount. */
async function smallDisk(): Promise<string | undefined> {
  const folder = await temporaryFolder()
  try {
    mount('-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', folder)
  } catch {
    return undefined
  }
  onTestFinished(() => {
    execFileSync('umount', ['--lazy', folder])
  })
  return folder
}

const titles = async (client: Client) =>
  json<SavedStory[]>(await client.send(calls.getPosts)).map(({ title }) => title)

/** The same promises for either way of making a disk fail. */
async function expectRefusal(client: Client, status: number, error: RegExp): Promise<void> {
  const answer = await client.post(calls.savePost, storyOf('refused'))
  expect(answer.status).toBe(status)
  expect(json<{ error: string }>(answer).error).toMatch(error)
  expect((await client.post(calls.saveContact, messageOf('refused'))).status).toBe(status)
  expect(await titles(client)).toEqual(['Story 1'])
}

test('on a full disk a post is refused with 507, nothing else changes, and with room again it is saved', async () => {
  const disk = await smallDisk()
  console.log(`disk full: ${disk ? 'a mounted tmpfs' : 'an injected ENOSPC'}`)
  if (!disk) return expectInjected('ENOSPC', 507, /disk is full/)
  const { client } = await runningServer({ DATA_DIR: disk })
  expect((await client.post(calls.savePost, storyOf(1))).status).toBe(201)
  const before = await readFile(join(disk, 'vitrine.json'))
  const filler = join(disk, 'filler')
  await writeFile(filler, Buffer.alloc(256 * 1024)).catch(() => undefined)

  await expectRefusal(client, 507, /disk is full/)
  expect(await readFile(join(disk, 'vitrine.json'))).toEqual(before)
  await rm(filler)
  expect((await client.post(calls.savePost, storyOf(2))).status).toBe(201)
  expect(await titles(client)).toEqual(['Story 2', 'Story 1'])
})

test('on a disk that became read-only a post is refused with 503, and saved when it can be written again', async () => {
  const disk = await smallDisk()
  console.log(`disk read-only: ${disk ? 'a mounted tmpfs' : 'an injected EROFS'}`)
  if (!disk) return expectInjected('EROFS', 503, /cannot write to its disk/)
  const { client } = await runningServer({ DATA_DIR: disk })
  expect((await client.post(calls.savePost, storyOf(1))).status).toBe(201)
  mount('-o', 'remount,ro', disk)

  await expectRefusal(client, 503, /cannot write to its disk/)
  const answer = await client.post(calls.savePost, storyOf('refused'))
  expect(answer.headers['retry-after']).toBe('5')
  expect((await client.send('/readyz')).status).toBe(503)
  expect((await client.send('/healthz')).status).toBe(200)
  mount('-o', 'remount,rw', disk)
  expect((await client.send('/readyz')).status).toBe(200)
  expect((await client.post(calls.savePost, storyOf(2))).status).toBe(201)
})

test.each([
  ['ENOSPC', 507, /disk is full/],
  ['EDQUOT', 507, /disk is full/],
  ['EROFS', 503, /cannot write to its disk/],
  ['EIO', 503, /cannot write to its disk/],
] as const)('a write that fails with %s is refused with %i', expectInjected)

async function expectInjected(code: string, status: number, error: RegExp): Promise<void> {
  const { store, failWith } = await failingStore()
  const client = await listening(store)
  expect((await client.post(calls.savePost, storyOf(1))).status).toBe(201)
  failWith(code)
  await expectRefusal(client, status, error)
  failWith(undefined)
  expect((await client.post(calls.savePost, storyOf(2))).status).toBe(201)
  expect(await titles(client)).toEqual(['Story 2', 'Story 1'])
}

test('a batch that cannot be written is refused whole, and the next one is not touched by it', async () => {
  const { store, failWith } = await failingStore()
  const client = await listening(store, 40)
  failWith('EIO')
  const refused = await Promise.all(
    Array.from({ length: 20 }, (_, number) => client.post(calls.savePost, storyOf(number))),
  )
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]))
  failWith(undefined)
  const saved = await Promise.all(
    Array.from({ length: 20 }, (_, number) => client.post(calls.savePost, storyOf(number))),
  )
  expect(new Set(saved.map(({ status }) => status))).toEqual(new Set([201]))
  expect((await titles(client)).toSorted()).toEqual(
    Array.from({ length: 20 }, (_, number) => `Story ${number}`).toSorted(),
  )
})

test('when 5,000 changes wait for the disk the next is refused with 503, and all that waited are saved', async () => {
  const { store, hold } = await failingStore()
  const client = await listening(store)
  const release = hold()
  // The first is being written, and waits no more.
  const first = store.messages.add(messageOf('first'))
  await new Promise((resolve) => setTimeout(resolve, 50))
  const waiting = Array.from({ length: 5_000 }, (_, number) => store.messages.add(messageOf(number)))
  const answer = await client.post(calls.savePost, storyOf(1))
  expect(answer.status).toBe(503)
  expect(answer.headers['retry-after']).toBe('5')
  release()
  await Promise.all([first, ...waiting])
  expect(await store.messages.list()).toHaveLength(5_001)
  expect((await client.post(calls.savePost, storyOf(1))).status).toBe(201)
})
