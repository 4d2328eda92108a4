import { afterEach, expect, test, vi } from 'vitest'
import { fetchContributors, fetchSummary } from '../../../src/api/github'
import { fetchPosts } from '../../../src/api/stories'
import { withPage } from '../../../src/pages/stories/use-stories'

afterEach(() => vi.unstubAllGlobals())

const { signal } = new AbortController()

/** Answers each request with JSON, or with a text as it is; returns the requested addresses. */
function answerWith(answer: (address: URL, call: number) => unknown): readonly string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    if (asked.length > 1000) throw new Error('The requests have no end.')
    const body = answer(new URL(address, 'https://site.test'), asked.length)
    return Promise.resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body)))
  })
  return asked
}

const contributor = (id: number) => ({
  id,
  login: `maker-${id}`,
  avatar_url: 'https://code-host.test/a.png',
  html_url: `https://code-host.test/maker-${id}`,
  contributions: 1,
  type: 'User',
})
const idsOf = (rows: readonly { readonly id: unknown }[]) => rows.map(({ id }) => id)

test('a proxy that ignores the page is asked twice, and each contributor is listed once', async () => {
  const asked = answerWith(() => [contributor(1), contributor(2)])
  expect(idsOf(await fetchContributors('a/b', signal))).toEqual([1, 2])
  expect(asked).toHaveLength(2)
})

test('a proxy that ignores the page and mixes its rows is asked twice, too', async () => {
  const asked = answerWith((_address, call) =>
    call % 2 === 0 ? [contributor(1), { odd: true }] : [{ odd: true }, contributor(1)],
  )
  expect(idsOf(await fetchContributors('a/b', signal))).toEqual([1])
  expect(asked).toHaveLength(2)
})

test('a list without an end is asked for a hundred times', async () => {
  const asked = answerWith((_address, call) => [contributor(call)])
  expect(await fetchContributors('a/b', signal)).toHaveLength(100)
  expect(asked).toHaveLength(100)
})

test('a broken contributor is left out, also if a page has no other', async () => {
  const pages = [
    [contributor(1), { ...contributor(2), html_url: 'javascript:alert(1)' }, null, contributor(3)],
    [{ message: 'odd' }],
    [contributor(3), contributor(4)],
    [],
  ]
  answerWith((address) => pages[Number(address.searchParams.get('page')) - 1])
  expect(idsOf(await fetchContributors('a/b', signal))).toEqual([1, 3, 4])
})

test.each([['<!doctype html>'], [{ message: 'Try later' }]])(
  'an odd page ends the list, and costs what came before only if that is nothing: %j',
  async (odd) => {
    answerWith((_address, call) => (call === 1 ? [contributor(1)] : odd))
    expect(idsOf(await fetchContributors('a/b', signal))).toEqual([1])
    answerWith(() => odd)
    await expect(fetchContributors('a/b', signal)).rejects.toThrow()
  },
)

test('an odd number of a repository is zero, and costs no other', async () => {
  answerWith(() => ({ stargazers_count: 'many', forks_count: 7 }))
  expect(await fetchSummary('a/b', signal)).toEqual({ stars: 0, forks: 7, openIssues: 0 })
})

const post = (id: unknown) => ({ id, title: 'T', content: 'C', category: 'K', date: 'D' })

test('a broken story is left out, and the others are shown', async () => {
  answerWith(() => [post('1'), post(2), null, 'odd', post('3')])
  expect(idsOf((await fetchPosts()).posts)).toEqual(['1', '3'])
})

test('a page of stories that brings nothing new is the last, and no story is shown twice', () => {
  const none = {
    show: undefined,
    posts: [],
    state: 'loading',
    next: undefined,
    isStale: false,
    moreState: 'loaded',
  } as const
  const page = {
    posts: [post('1'), post('2'), post('1')].map((one) => ({ ...one, id: String(one.id) })),
    next: 'older',
    isStale: false,
  }
  const first = withPage(none, page)
  expect(idsOf(first.posts)).toEqual(['1', '2'])
  expect(first.next).toBe('older')
  const again = withPage(first, page)
  expect(idsOf(again.posts)).toEqual(['1', '2'])
  expect(again.next).toBeUndefined()
})

test('a page without any story goes on where the server says so', () => {
  const none = {
    show: 'glass',
    posts: [],
    state: 'loading',
    next: undefined,
    isStale: false,
    moreState: 'loaded',
  } as const
  expect(withPage(none, { posts: [], next: 'older', isStale: false }).next).toBe('older')
  expect(withPage(none, { posts: [], next: undefined, isStale: false }).next).toBeUndefined()
})
