import { describe, expect, onTestFinished, test } from 'vitest'
import { messageOf, storyOf } from '../../scripts/harness/sample-records'
import { openFileStore } from '../../server/store/file-store'
import { openPostgresStore } from '../../server/store/postgres-store'
import { listJson } from '../../server/store/record-json'
import type { Store } from '../../server/store/store'
import { emptyDatabase } from './support/postgres'
import { temporaryFolder } from './support/temporary-folder'

/** Creates an empty store; the returned function opens it, again and again. */
type Open = () => Promise<(recordLimit?: number) => Promise<Store>>

const closing = (store: Store) => {
  onTestFinished(() => store.close())
  return store
}

const openFile: Open = async () => {
  const directory = await temporaryFolder()
  return async (recordLimit) => closing(await openFileStore({ directory, recordLimit }))
}

const openPostgres: Open = async () => {
  const url = await emptyDatabase()
  return async (recordLimit) => closing(await openPostgresStore({ url, recordLimit, warn: () => undefined }))
}

describe.each([
  ['file', openFile],
  ['PostgreSQL', openPostgres],
])('the store in %s', (_name, empty) => {
  test('is empty at first', async () => {
    const store = await (await empty())()
    expect(await store.stories.list()).toEqual([])
    expect(await store.messages.list()).toEqual([])
    await store.ready()
  })

  test('keeps records as sent, each with its own id, newest first', async () => {
    const store = await (await empty())()
    const first = await store.stories.add(
      storyOf(1, 'It’s “quoted”, \\ and 👩‍👧 \u202Eright\u202C; drop table x;--'),
    )
    const second = await store.stories.add(storyOf(1))
    expect(first).toEqual({
      id: first.id,
      ...storyOf(1, 'It’s “quoted”, \\ and 👩‍👧 \u202Eright\u202C; drop table x;--'),
    })
    expect(second.id).not.toBe(first.id)
    expect(await store.stories.list()).toEqual([second, first])
    expect(await store.messages.list()).toEqual([])
    const message = await store.messages.add(messageOf(1))
    expect(await store.messages.list()).toEqual([message])
  })

  test('has the same content when it is opened again', async () => {
    const open = await empty()
    const store = await open()
    const story = await store.stories.add(storyOf(1))
    const message = await store.messages.add(messageOf(1))
    await store.stories.remove({ ids: [(await store.stories.add(storyOf(2))).id] })
    const again = await open()
    expect(await again.stories.list()).toEqual([story])
    expect(await again.messages.list()).toEqual([message])
  })

  test('has pages, each with the records that arrived before one', async () => {
    const store = await (await empty())()
    expect(await store.stories.page(2)).toEqual({ records: [], next: undefined })
    for (let number = 0; number < 5; number += 1) await store.stories.add(storyOf(number))
    const all = await store.stories.list()
    const next: unknown = expect.any(String)
    expect(await store.stories.page(2)).toEqual({ records: all.slice(0, 2), next })
    expect(await store.stories.page(2, all[1]?.id)).toEqual({ records: all.slice(2, 4), next })
    expect(await store.stories.page(2, all[3]?.id)).toEqual({ records: all.slice(4), next: undefined })
    expect(await store.stories.page(5)).toEqual({ records: all, next: undefined })
    expect(await store.stories.page(2, all[4]?.id)).toEqual({ records: [], next: undefined })
    expect(await store.stories.page(2, 'no such id')).toBeUndefined()
  })

  test('has cursors that outlive the removal of their record and of those around it', async () => {
    const open = await empty()
    const store = await open()
    for (let number = 0; number < 7; number += 1) await store.stories.add(storyOf(number))
    const all = await store.stories.list()
    const first = await store.stories.page(3)
    // The record at the edge, its neighbors on both sides, and the newest.
    await store.stories.remove({ ids: [0, 1, 2, 3].map((index) => all[index]?.id ?? '') })
    await store.stories.add(storyOf('new'))
    expect(await store.stories.page(2, first?.next)).toMatchObject({ records: all.slice(4, 6) })
    // After a restart, none is left out.
    expect((await (await open()).stories.page(9, first?.next))?.records).toEqual(
      expect.arrayContaining(all.slice(4)),
    )
    await store.stories.remove({ ids: all.map(({ id }) => id) })
    expect(await store.stories.page(2, first?.next)).toEqual({ records: [], next: undefined })
  })

  test('knows the bytes of its lists as JSON', async () => {
    const open = await empty()
    const store = await open()
    // The JSON of a list has two brackets, and a separator less than records.
    const bytesOf = async (records: Promise<readonly object[]>) => Buffer.byteLength(listJson(await records))
    await store.stories.add(storyOf(1, 'a "quoted" \\ text\n\t\u0001 with 👩‍👧 and \u2028'))
    const gone = await store.stories.add(storyOf(2))
    await store.stories.add(storyOf(3))
    await store.messages.add(messageOf(1))
    expect(await store.stories.bytes()).toBe(await bytesOf(store.stories.list()))
    await store.stories.remove({ ids: [gone.id] })
    for (const reader of [store, await open()]) {
      expect(await reader.stories.bytes()).toBe(await bytesOf(reader.stories.list()))
      expect(await reader.messages.bytes()).toBe(await bytesOf(reader.messages.list()))
    }
  })

  test('removes a record, and reports which', async () => {
    const store = await (await empty())()
    const kept = await store.stories.add(storyOf(1))
    const gone = await store.stories.add(storyOf(2))
    expect(await store.stories.remove({ ids: [gone.id] })).toEqual([gone.id])
    expect(await store.stories.remove({ ids: [gone.id] })).toEqual([])
    expect(await store.stories.remove({ ids: ['no such id'] })).toEqual([])
    expect(await store.messages.remove({ ids: [kept.id] })).toEqual([])
    expect(await store.stories.list()).toEqual([kept])
  })

  test('moves approved stories with their bytes, and keeps where they came from', async () => {
    const open = await empty()
    const store = await open()
    const client = '0123456789abcdef'
    const first = await store.waiting.add(storyOf(1), { client })
    const second = await store.waiting.add(storyOf(2))
    const {
      entries: [entry],
    } = await store.waiting.entries({ client }, 10)
    expect(entry).toEqual({ record: first, client, savedAt: expect.stringMatching(/Z$/) })
    const versions = [await store.stories.version(), await store.waiting.version()]
    expect(await store.approve({ ids: ['no such id'] })).toEqual([])
    expect([await store.stories.version(), await store.waiting.version()]).toEqual(versions)
    expect(await store.approve({ ids: [first.id] })).toEqual([first.id])
    for (const reader of [store, await open()]) {
      expect(await reader.stories.entries({}, 10)).toEqual({ entries: [entry], next: undefined })
      expect(await reader.waiting.list()).toEqual([second])
      for (const list of [reader.stories, reader.waiting])
        expect(await list.bytes()).toBe(Buffer.byteLength(listJson(await list.list())))
    }
    expect(await store.stories.version()).not.toBe(versions[0])
    expect(await store.waiting.version()).not.toBe(versions[1])
  })

  test('has pages of entries, which a filter makes smaller', async () => {
    const store = await (await empty())()
    const client = '0123456789abcdef'
    for (let number = 0; number < 5; number += 1)
      await store.stories.add(storyOf(number), number % 2 === 0 ? { client } : {})
    const titles = ({ entries }: { entries: readonly { record: { title: string } }[] }) =>
      entries.map(({ record }) => record.title)
    const first = await store.stories.entries({}, 2)
    expect(titles(first)).toEqual(['Story 4', 'Story 3'])
    await store.stories.remove({ ids: [first.entries[1]?.record.id ?? ''] })
    const second = await store.stories.entries({}, 2, first.next)
    expect(titles(second)).toEqual(['Story 2', 'Story 1'])
    expect(await store.stories.entries({}, 2, second.next)).toMatchObject({
      entries: [{ record: { title: 'Story 0' } }],
      next: undefined,
    })
    const filtered = await store.stories.entries({ client }, 2)
    expect(titles(filtered)).toEqual(['Story 4', 'Story 2'])
    expect(titles(await store.stories.entries({ client }, 2, filtered.next))).toEqual(['Story 0'])
    expect(titles(await store.stories.entries({ until: new Date(0).toISOString() }, 2))).toEqual([])
  })

  test('keeps one secret', async () => {
    const open = await empty()
    const { secret, stories } = await open()
    await stories.add(storyOf(1))
    expect(secret).toMatch(/^[0-9a-f]{64}$/)
    expect((await open()).secret).toBe(secret)
  })

  test('changes the version of a list with each change of that list, and only then', async () => {
    const store = await (await empty())()
    const versions = [await store.stories.version()]
    const story = await store.stories.add(storyOf(1))
    versions.push(await store.stories.version())
    await store.messages.add(messageOf(1))
    const unchanged = await store.stories.version()
    await store.stories.list()
    await store.stories.remove({ ids: [story.id] })
    versions.push(await store.stories.version())
    expect(new Set(versions).size).toBe(3)
    expect(unchanged).toBe(versions[1])
  })

  test('saves parallel additions once each, and rejects those beyond its limit', async () => {
    const store = await (await empty())(60)
    const outcomes = await Promise.allSettled(
      Array.from({ length: 80 }, (_, number) => store.stories.add(storyOf(number))),
    )
    const saved = outcomes.filter((outcome) => outcome.status === 'fulfilled')
    const rejected = outcomes.filter((outcome) => outcome.status === 'rejected')
    expect(saved).toHaveLength(60)
    for (const { reason } of rejected) expect(reason).toMatchObject({ name: 'StoreError', reason: 'full' })
    const listed = await store.stories.list()
    expect(listed.map(({ id }) => id).toSorted()).toEqual(saved.map(({ value }) => value.id).toSorted())
    await store.stories.remove({ ids: [listed[0]?.id ?? ''] })
    await store.stories.add(storyOf('in the free place'))
    await expect(store.stories.add(storyOf('beyond'))).rejects.toThrow(
      'The store is full: it holds 60 stories',
    )
    // Each list has its own limit.
    await store.messages.add(messageOf(1))
  })
})
