// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { holdRequests, showStories, type HeldRequest } from './support'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const story = (title: string) => ({
  id: title,
  title,
  content: 'It went well.',
  category: 'Vitrine Updates',
  date: '2026-01-31T09:30:00Z',
})

/** Answers with a page of stories. */
const page = (request: HeldRequest | undefined, titles: readonly string[], next?: string) =>
  request?.answer(titles.map(story), {
    headers: next === undefined ? {} : { Link: `</api/stories/getposts?before=${next}>; rel="next"` },
  })

const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const asked = (requests: readonly HeldRequest[]) => requests.map(({ url }) => url.searchParams.get('before'))

/** Waits for one more request. */
async function requested(requests: readonly HeldRequest[], count: number) {
  await waitFor(() => expect(requests).toHaveLength(count))
  return requests.at(-1)
}

test('an empty page that leads on is passed over', async () => {
  const { requests } = holdRequests()
  showStories('/stories?show=glass')
  await page(await requested(requests, 1), [], 'a')
  await page(await requested(requests, 2), [], 'b')
  expect(screen.queryByText(/No story shows a glass yet/)).toBeNull()
  await page(await requested(requests, 3), ['Old'])
  expect(titles()).toEqual(['Old'])
  expect(asked(requests)).toEqual([null, 'a', 'b'])
})

test('after ten empty pages, a press goes on, and only the last page says that no story shows a glass', async () => {
  const { requests } = holdRequests()
  showStories('/stories?show=glass')
  for (let count = 1; count <= 10; count += 1) await page(await requested(requests, count), [], `${count}`)
  expect(screen.queryByText(/No story shows a glass yet/)).toBeNull()
  expect(screen.getByText('None of the latest stories shows a glass.')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }))
  await page(await requested(requests, 11), [])
  expect(asked(requests).at(-1)).toBe('10')
  expect(screen.getByText(/No story shows a glass yet/)).toBeDefined()
})

test('more stories that arrive after the list was switched twice are dropped', async () => {
  const { requests } = holdRequests()
  const { goTo } = showStories()
  await page(await requested(requests, 1), ['New'], 'a')
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }))
  const late = await requested(requests, 2)
  await goTo('/stories?show=glass')
  await requested(requests, 3)
  expect(late?.signal?.aborted).toBe(true)
  await goTo('/stories')
  const current = await requested(requests, 4)
  await page(late, ['Late'])
  expect(titles()).toEqual([])
  await page(current, ['New'], 'a')
  expect(titles()).toEqual(['New'])
  expect(screen.getByRole('button', { name: 'Show more' })).toBeDefined()
})
