// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { beginOffered, draft, kept, offered } from '../../../../src/pages/stories/begun-stories'
import { holdRequests, showStories } from './support'

const sent = { title: 'Sent', content: 'It went well.', category: 'Vitrine Updates' }
const other = { title: 'Other', content: 'Not yet.', category: '' }
const saved = { ...sent, id: '1', date: '2026-01-31T09:30:00Z' }

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  sessionStorage.clear()
  draft.publish(draft.start())
  kept.publish([])
  offered.publish(undefined)
})

/** Sends the story in the form; returns its request. */
async function send() {
  const { requests } = holdRequests()
  const page = showStories()
  fireEvent.click(screen.getByRole('button', { name: 'Post Story' }))
  await screen.findByRole('button', { name: 'Posting…' })
  const post = () => requests.find(({ url }) => url.pathname.endsWith('saveposts'))
  await waitFor(() => expect(post()).toBeDefined())
  return {
    page,
    answer: async () => post()?.answer(saved, { status: 201 }),
    fail: async () => post()?.fail(),
  }
}

test('while a story is sent, no other takes its place', async () => {
  draft.publish(sent)
  kept.publish([other])
  const { answer } = await send()
  expect(screen.getByRole('button', { name: 'Continue “Other”' })).toHaveProperty('disabled', true)
  await answer()
  await screen.findByText('Your story has been posted.')
  expect(screen.getByRole('button', { name: 'Continue “Other”' })).toHaveProperty('disabled', false)
  expect(draft.read()).toEqual(draft.start())
  expect(kept.read()).toEqual([other])
})

test('while a story is sent, the one of an address cannot be started', async () => {
  draft.publish(sent)
  const { answer } = await send()
  // The page of a component leads here meanwhile.
  await waitFor(() => offered.publish(other))
  for (const name of ['Continue it', 'Start the new one'])
    expect(await screen.findByRole('button', { name })).toHaveProperty('disabled', true)
  await answer()
})

test('a story that was begun on the page’s next visit stays, and the sent one is not offered', async () => {
  draft.publish(sent)
  const { page, answer } = await send()
  page.unmount()
  offered.publish(other)
  window.history.replaceState(null, '', '/stories')
  beginOffered()
  expect(kept.read()).toEqual([sent])
  await answer()
  await waitFor(() => expect(kept.read()).toEqual([]))
  expect(draft.read()).toEqual(other)
})

test('a story that was not sent is cleared, but no other that took its place', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {})
  draft.publish(sent)
  const { page, fail } = await send()
  page.unmount()
  draft.publish(other)
  await fail()
  await waitFor(() => expect(report).toHaveBeenCalled())
  expect(draft.read()).toEqual(other)
  report.mockRestore()
})
