// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { changes, newestEntries } from '../../src/pages/changelog/changes'
import { catalogue } from '../../src/registry/catalogue'
import type { Note, Released, Version } from '../../src/install/releases'
import { releasedEntries } from '../../src/pages/changelog/released-entries'
import { feedOf } from '../../src/pages/changelog/feed'
import type { ChangelogEntry } from '../../src/registry/page-data'
import { sitePages } from '../../src/registry/site-pages'

const component = (name: string, added?: string) => ({
  name,
  title: `The ${name}`,
  description: 'A thing of glass.',
  route: `/${name}-details` as const,
  ...(added !== undefined && { added }),
})

const change = (id: string, date: string, kind: 'feature' | 'fix'): ChangelogEntry => ({
  id,
  date,
  kind,
  title: `The ${kind} <${id}>`,
  text: 'Now & then.',
})

const entries = newestEntries(
  [component('card', '2026-11-21'), component('badge', '2026-12-02'), component('draft')],
  [change('a', '2026-12-02', 'fix'), change('b', '2026-12-02', 'feature'), change('c', '2027-01-01', 'fix')],
)

test('the newest day comes first, and of a day components, then features, then fixes', () => {
  expect(entries.map(({ id }) => id)).toEqual(['c', 'component-badge', 'b', 'a', 'component-card'])
})

test('a component is listed by its own words, and leads to its page; without a day it is not listed', () => {
  expect(entries.at(-1)).toEqual({
    id: 'component-card',
    date: '2026-11-21',
    kind: 'component',
    title: 'The card',
    text: 'A thing of glass.',
    path: '/card-details',
  })
})

test('a thousand components make the list no longer than a hundred do', () => {
  const made = (count: number) =>
    Array.from({ length: count }, (_, index) => component(`made-${index}`, '2026-11-21'))
  expect(newestEntries(made(1000))).toHaveLength(newestEntries(made(100)).length)
})

test('the changes are newest first, on days that exist, each with an id of its own that no component can have', () => {
  const dates = changes.map(({ date }) => date)
  expect(dates).toEqual(dates.toSorted().reverse())
  expect(dates.filter((date) => new Date(date).toISOString() !== `${date}T00:00:00.000Z`)).toEqual([])
  const ids = changes.map(({ id }) => id)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index || !/^(?!component-)[a-z-]+$/.test(id))).toEqual(
    [],
  )
})

test('a release tells each note once, with the components and versions that have it', () => {
  const released = (hash: string): Released => ({ hash, packages: [], files: {} })
  const version = (date: string, hash: string, ...notes: readonly Note[]): Version => ({
    date,
    notes,
    css: released(hash),
    emotion: released(`e${hash}`),
  })
  const wraps = { text: 'The label can wrap.', breaking: false }
  const renamed = { text: '`variant` is called `kind`.', breaking: true }
  const lists: Readonly<Record<string, readonly Version[]>> = {
    button: [version('2026-11-29', 'b1'), version('2026-12-05', 'b2', wraps, renamed)],
    card: [version('2026-11-29', 'c1'), version('2026-12-05', 'c2', wraps)],
  }
  expect(
    releasedEntries([component('button'), component('card'), component('new')], (name) => lists[name] ?? []),
  ).toEqual([
    {
      id: 'release-2026-12-05-the-label-can-wrap',
      date: '2026-12-05',
      kind: 'release',
      title: 'The button b2 and The card c2',
      text: 'The label can wrap.',
    },
    {
      id: 'release-2026-12-05-variant-is-called-kind',
      date: '2026-12-05',
      kind: 'release',
      title: 'The button b2',
      text: 'Breaking: `variant` is called `kind`.',
      path: '/button-details#versions',
    },
  ])
  const five = ['a', 'b', 'c', 'd', 'e'].map((name) => component(name))
  const [shared] = releasedEntries(five, (name) => [version('2026-12-05', `${name}1`, wraps)])
  expect(shared?.title).toBe('The a a1, The b b1, The c c1, and 2 others')
})

test('the entries of the repository’s releases have ids of their own', () => {
  const ids = newestEntries(catalogue).map(({ id }) => id)
  expect(ids.some((id) => id.startsWith('release-'))).toBe(true)
  expect(new Set(ids).size).toBe(ids.length)
})

test('the changes link to pages of the site itself', () => {
  const pages: readonly string[] = sitePages.map(({ path }) => path)
  const paths = changes.flatMap(({ path }) =>
    path === undefined ? [] : [new URL(path, 'http://site').pathname],
  )
  expect(paths.filter((path) => !pages.includes(path))).toEqual([])
})

/** Where this document is. */
const site = window.location.origin

const feed = new DOMParser().parseFromString(feedOf(entries), 'application/xml')
const texts = (name: string) =>
  [...feed.querySelectorAll(`item > ${name}`)].map(({ textContent }) => textContent)

test('the feed is RSS 2.0, and names its page and its own address', () => {
  expect(feed.documentElement.getAttribute('version')).toBe('2.0')
  expect(feed.querySelector('channel > link')?.textContent).toBe(`${site}/changelog`)
  const [self] = feed.getElementsByTagNameNS('http://www.w3.org/2005/Atom', 'link')
  expect(self?.getAttribute('rel')).toBe('self')
  expect(self?.getAttribute('type')).toBe('application/rss+xml')
  expect(self?.getAttribute('href')).toBe(`${site}/changelog.rss`)
  expect(feed.querySelector('channel > lastBuildDate')?.textContent).toBe('Fri, 01 Jan 2027 00:00:00 GMT')
})

test('an item has a title, a text, an absolute link, its address on the page as guid, and its day', () => {
  expect(texts('title').slice(0, 2)).toEqual(['The fix <c>', 'New component: The badge'])
  expect(texts('description')[0]).toBe('Now & then.')
  expect(texts('category').slice(0, 2)).toEqual(['fix', 'component'])
  expect(texts('link').slice(0, 2)).toEqual([`${site}/changelog#c`, `${site}/badge-details`])
  expect(texts('guid')).toEqual(entries.map(({ id }) => `${site}/changelog#${id}`))
  expect(texts('pubDate')[1]).toBe('Wed, 02 Dec 2026 00:00:00 GMT')
})

test('a feed without entries is valid, too', () => {
  const empty = new DOMParser().parseFromString(feedOf([]), 'application/xml')
  expect(empty.querySelector('parsererror, item, lastBuildDate')).toBeNull()
  expect(empty.querySelector('channel > title')?.textContent).toBe("What's new in Vitrine")
})
