import { expect, onTestFinished, test } from 'vitest'
import { storyOf } from '../../scripts/harness/sample-records'
import { openFileStore } from '../../server/store/file-store'
import { mostExamined } from '../../server/store/part-page'
import { openPostgresStore } from '../../server/store/postgres-store'
import type { Part, Store } from '../../server/store/store'
import type { Story } from '../../src/shared/story'
import { emptyDatabase } from './support/postgres'
import { temporaryFolder } from './support/temporary-folder'

const stores = [
  ['the file', async () => openFileStore({ directory: await temporaryFolder() })],
  ['PostgreSQL', async () => openPostgresStore({ url: await emptyDatabase(), warn: () => {} })],
] as const

/** A store with a story for each content, the first one oldest. */
async function storeOf(open: () => Promise<Store>, contents: readonly string[]): Promise<Store> {
  const store = await open()
  onTestFinished(() => store.close())
  await Promise.all(contents.map((content, index) => store.stories.add(storyOf(index, content))))
  return store
}

/** The stories that name the studio and have a word, and how many of them were examined. */
function counted(word: string) {
  const seen = { records: 0, text: 0 }
  const part: Part<Story> = {
    word: '/studio',
    textOf: ({ content }) => content,
    has: (text) => {
      seen.records += 1
      seen.text += text.length
      return text.includes(word)
    },
  }
  return { part, seen }
}

test.each(stores)('with %s, a page examines one story more than it has', async (_, open) => {
  const { stories } = await storeOf(
    open,
    Array.from({ length: 300 }, () => '/studio glass'),
  )
  const { part, seen } = counted('glass')
  const page = await stories.page(30, undefined, part)
  expect(page?.records).toHaveLength(30)
  expect(seen.records).toBe(31)
  await stories.page(30, page?.next, part)
  expect(seen.records).toBe(62)
})

test.each(stores)(
  'with %s, a page ends after a thousand stories, and its cursor leads to all others',
  async (_, open) => {
    const others = Array.from({ length: 2 * mostExamined.records }, () => 'See /studio.')
    const { stories } = await storeOf(open, ['/studio glass', ...others, '/studio glass'])
    const pages: string[][] = []
    let cursor: string | undefined
    do {
      const { part, seen } = counted('glass')
      const page = await stories.page(30, cursor, part)
      expect(seen.records).toBeLessThanOrEqual(mostExamined.records)
      pages.push((page?.records ?? []).map(({ title }) => title))
      cursor = page?.next
    } while (cursor !== undefined)
    expect(pages).toEqual([[`Story ${others.length + 1}`], [], ['Story 0']])
  },
)

test.each(stores)('with %s, a page ends after some megabytes of long stories', async (_, open) => {
  const content = `/studio ${'x'.repeat(200_000)}`
  const { stories } = await storeOf(
    open,
    Array.from({ length: 40 }, () => content),
  )
  const { part, seen } = counted('glass')
  const page = await stories.page(100, undefined, part)
  expect(page).toEqual({ records: [], next: expect.any(String) })
  expect(seen.text).toBeLessThanOrEqual(mostExamined.text + content.length)
})

test.each(stores)('with %s, other requests have their turn while a page is examined', async (_, open) => {
  const content = `/studio ${'x'.repeat(1_000)}`
  const { stories } = await storeOf(
    open,
    Array.from({ length: 1_000 }, () => content),
  )
  const { part, seen } = counted('glass')
  let [most, before, isDone] = [0, 0, false]
  const count = () => {
    most = Math.max(most, seen.text - before)
    before = seen.text
    if (!isDone) setImmediate(count)
  }
  setImmediate(count)
  await stories.page(30, undefined, part)
  isDone = true
  count()
  expect(seen.records).toBe(1_000)
  expect(most).toBeLessThanOrEqual(2 ** 16 + content.length)
})
