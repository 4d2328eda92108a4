import { execFileSync } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test, type TestContext } from 'vitest'
import { type HttpClient, json } from '../../scripts/harness/http-client'
import { endpoints, messageOf, storyOf } from '../../scripts/harness/sample-records'
import type { SavedStory } from '../../src/shared/story'
import { clientOf, failingStore } from './support/failing-store'
import { serverProcess } from './support/running-server'
import { temporaryFolder } from './support/temporary-folder'

const mount = (...args: string[]) => execFileSync('mount', args, { stdio: 'ignore' })

/** A folder on its own disk of 256 KiB. The test is skipped where this user may not mount one. */
async function smallDisk({ skip }: TestContext): Promise<string> {
  const folder = await temporaryFolder()
  try {
    mount('-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', folder)
  } catch {
    const reason = 'skipped, because this user may not mount a tmpfs'
    // The default reporter shows no reason.
    console.log(reason)
    skip(reason)
  }
  onTestFinished(() => {
    execFileSync('umount', ['--lazy', folder])
  })
  return folder
}

const titles = async (client: HttpClient) =>
  json<SavedStory[]>(await client.send(endpoints.getPosts)).map(({ title }) => title)

/** Posts and messages are rejected, and nothing else changes. */
async function expectRejected(client: HttpClient, status: number, error: RegExp): Promise<void> {
  const response = await client.post(endpoints.savePost, storyOf('rejected'))
  expect(response.status).toBe(status)
  expect(json<{ error: string }>(response).error).toMatch(error)
  expect((await client.post(endpoints.saveContact, messageOf('rejected'))).status).toBe(status)
  expect(await titles(client)).toEqual(['Story 1'])
}

test('on a full disk a post is rejected with 507 and the data file stays the same, until there is room', async (ctx) => {
  const disk = await smallDisk(ctx)
  const { client } = await serverProcess({ DATA_DIR: disk })
  expect((await client.post(endpoints.savePost, storyOf(1))).status).toBe(201)
  const before = await readFile(join(disk, 'vitrine.json'))
  const filler = join(disk, 'filler')
  await writeFile(filler, Buffer.alloc(256 * 1024)).catch(() => undefined)

  await expectRejected(client, 507, /disk is full/)
  expect(await readFile(join(disk, 'vitrine.json'))).toEqual(before)
  // It still serves.
  const ready = await client.send('/readyz')
  expect(ready.status).toBe(200)
  expect(json<{ warnings: string[] }>(ready).warnings).toEqual([expect.stringMatching(/disk is full/)])
  await rm(filler)
  expect((await client.post(endpoints.savePost, storyOf(2))).status).toBe(201)
  expect(await titles(client)).toEqual(['Story 2', 'Story 1'])
})

test('on a read-only disk a post is rejected with 503, until the disk is writable again', async (ctx) => {
  const disk = await smallDisk(ctx)
  const { client } = await serverProcess({ DATA_DIR: disk })
  expect((await client.post(endpoints.savePost, storyOf(1))).status).toBe(201)
  mount('-o', 'remount,ro', disk)

  await expectRejected(client, 503, /cannot write to its disk/)
  const response = await client.post(endpoints.savePost, storyOf('rejected'))
  expect(response.headers['retry-after']).toBe('5')
  expect((await client.send('/readyz')).status).toBe(503)
  expect((await client.send('/healthz')).status).toBe(200)
  mount('-o', 'remount,rw', disk)
  expect((await client.send('/readyz')).status).toBe(200)
  expect((await client.post(endpoints.savePost, storyOf(2))).status).toBe(201)
})

test.each([
  ['ENOSPC', 507, /disk is full/],
  ['EDQUOT', 507, /disk is full/],
  ['EROFS', 503, /cannot write to its disk/],
  ['EIO', 503, /cannot write to its disk/],
] as const)('a post whose write fails with %s is rejected with %i', async (code, status, error) => {
  const { store, failWith } = await failingStore()
  const client = await clientOf(store)
  expect((await client.post(endpoints.savePost, storyOf(1))).status).toBe(201)
  failWith(code)
  await expectRejected(client, status, error)
  failWith(undefined)
  expect((await client.post(endpoints.savePost, storyOf(2))).status).toBe(201)
  expect(await titles(client)).toEqual(['Story 2', 'Story 1'])
})

test('a batch that cannot be written is rejected as a whole, and the next one is saved', async () => {
  const { store, failWith } = await failingStore()
  const client = await clientOf(store, 40)
  failWith('EIO')
  const rejected = await Promise.all(
    Array.from({ length: 20 }, (_, number) => client.post(endpoints.savePost, storyOf(number))),
  )
  expect(new Set(rejected.map(({ status }) => status))).toEqual(new Set([503]))
  failWith(undefined)
  const saved = await Promise.all(
    Array.from({ length: 20 }, (_, number) => client.post(endpoints.savePost, storyOf(number))),
  )
  expect(new Set(saved.map(({ status }) => status))).toEqual(new Set([201]))
  expect((await titles(client)).toSorted()).toEqual(
    Array.from({ length: 20 }, (_, number) => `Story ${number}`).toSorted(),
  )
})

test('while 5,000 changes wait for the disk the next is rejected with 503, and those that wait are saved', async () => {
  const { store, blockWrite } = await failingStore()
  const client = await clientOf(store)
  const { started, release } = blockWrite()
  // A change that is being written no longer waits.
  const first = store.messages.add(messageOf('first'))
  await started
  const waiting = Array.from({ length: 5_000 }, (_, number) => store.messages.add(messageOf(number)))
  const response = await client.post(endpoints.savePost, storyOf(1))
  expect(response.status).toBe(503)
  expect(response.headers['retry-after']).toBe('5')
  release()
  await Promise.all([first, ...waiting])
  expect(await store.messages.list()).toHaveLength(5_001)
  expect((await client.post(endpoints.savePost, storyOf(1))).status).toBe(201)
})
