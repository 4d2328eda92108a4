import { expect, onTestFinished, test } from 'vitest'
import { json } from '../../scripts/harness/http-client'
import { endpoints, storyOf } from '../../scripts/harness/sample-records'
import { lastKnown } from '../../server/http/last-known'
import { listResponse } from '../../server/http/list-response'
import { StoreError } from '../../server/store/store'
import type { SavedStory } from '../../src/shared/story'
import { clientOf, failingStore } from './support/failing-store'

const gone = () => Promise.reject(new StoreError('unavailable', 'The database is gone.'))

/** An application over a store whose stories can be away. */
async function fragile() {
  const { store } = await failingStore()
  const { stories } = store
  let away: (() => Promise<never>) | undefined
  let versions = 0
  const list = {
    ...stories,
    version: () => {
      versions += 1
      return away ? away() : stories.version()
    },
    page: (...args: Parameters<typeof stories.page>) => (away ? away() : stories.page(...args)),
  }
  const client = await clientOf({ ...store, stories: list }, 10)
  const read = async (query = '', headers = {}) => {
    const response = await client.send(endpoints.getPosts + query, { headers })
    const titles = response.status === 200 ? json<SavedStory[]>(response).map(({ title }) => title) : []
    return { ...response, titles }
  }
  return { store, read, setAway: (how: typeof away) => (away = how), versions: () => versions }
}

test.each(['', '?limit=1'])('getposts%s is answered from what was known, and says so', async (query) => {
  const { store, read, setAway } = await fragile()
  await store.stories.add(storyOf(1))
  const current = await read(query)
  expect(current.headers).not.toHaveProperty('cache-status')
  setAway(gone)
  // A browser that has it is not told to go on with it, or it would go on with these headers, too.
  const stale = await read(query, { 'If-None-Match': String(current.headers.etag) })
  expect([stale.status, stale.titles]).toEqual([200, ['Story 1']])
  expect(stale.headers['cache-status']).toMatch(/^vitrine; fwd=stale\b/)
  expect(stale.headers.age).toMatch(/^\d+$/)
  expect(stale.headers['cache-control']).toBe('no-store')
  expect(stale.headers).not.toHaveProperty('etag')
  setAway(undefined)
  await store.stories.add(storyOf(2))
  const again = await read(query)
  expect(again.titles[0]).toBe('Story 2')
  expect(again.headers).not.toHaveProperty('cache-status')
  expect(again.headers).not.toHaveProperty('age')
})

test('what was never answered is not known, and a page of an older list is', async () => {
  const { store, read, setAway } = await fragile()
  await store.stories.add(storyOf(1))
  await read('?limit=1')
  await store.stories.add(storyOf(2))
  await read('?limit=2')
  setAway(gone)
  expect((await read('?limit=1')).titles).toEqual(['Story 1'])
  expect((await read('?limit=2')).titles).toEqual(['Story 2', 'Story 1'])
  expect((await read('?limit=3')).status).toBe(503)
  expect((await read()).status).toBe(503)
})

test('while the database is silent, one reader waits for it, and the others are answered at once', async () => {
  const { store, read, setAway, versions } = await fragile()
  await store.stories.add(storyOf(1))
  await read('?limit=1')
  let wake = () => undefined as unknown
  onTestFinished(() => void wake())
  const silent = () =>
    new Promise<never>((_, reject) => (wake = () => reject(new StoreError('unavailable', ''))))
  setAway(silent)
  const before = versions()
  expect((await read('?limit=1')).titles).toEqual(['Story 1'])
  for (let count = 0; count < 5; count += 1)
    expect((await read('?limit=1')).headers).toHaveProperty('cache-status')
  expect(versions() - before).toBe(1)
  setAway(undefined)
  wake()
  await expect.poll(async () => (await read('?limit=1')).headers).not.toHaveProperty('cache-status')
})

test('what is known takes so many bytes, and that of the last readers stays', async () => {
  let isAway = false
  const version = () => (isAway ? gone() : Promise.resolve('1'))
  const read = lastKnown({ version }, 10_000)
  const ask = (key: string, length: number) =>
    read(key, (version) =>
      Promise.resolve({ version, response: listResponse([{ text: 'x'.repeat(length) }]) }),
    )
  await ask('early', 3_000)
  await ask('middle', 3_000)
  await ask('early', 3_000)
  await ask('late', 3_000)
  isAway = true
  for (const key of ['early', 'late']) expect(await ask(key, 0)).toHaveProperty('age')
  await expect(ask('middle', 0)).rejects.toThrow('gone')
  // Empty ones have a size, too.
  isAway = false
  for (let number = 0; number < 20; number += 1) await ask(`empty ${number}`, 0)
  isAway = true
  await expect(ask('empty 0', 0)).rejects.toThrow('gone')
  expect(await ask('empty 19', 0)).toHaveProperty('age')
})
