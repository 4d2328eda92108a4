// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Alert } from './alert'

const live = (
  <Alert live kind="error" heading="Not sent">
    The name is missing.
  </Alert>
)
const isWaiting = () => screen.getByRole('alert').hasAttribute('data-waiting')
const later = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  document.body.innerHTML = ''
  vi.useRealTimers()
})

test('a live message of a server has its text, and keeps it when a script takes over', async () => {
  const page = document.body.appendChild(document.createElement('div'))
  page.innerHTML = renderToString(live)
  expect(isWaiting()).toBe(false)
  const root = await act(async () => hydrateRoot(page, live))
  expect(isWaiting()).toBe(false)
  await act(async () => root.unmount())
})

test('one that a script adds has an empty region for a tenth of a second', async () => {
  render(live)
  await later(99)
  expect(isWaiting()).toBe(true)
  await later(1)
  expect(isWaiting()).toBe(false)
})

test('one that becomes live later keeps its text', async () => {
  const { rerender } = render(<Alert>Saved.</Alert>)
  await later(100)
  rerender(<Alert live>Saved.</Alert>)
  expect(screen.getByRole('status').hasAttribute('data-waiting')).toBe(false)
})

test('a kind that is unknown is information', () => {
  render(<Alert kind={'odd' as 'info'}>Text.</Alert>)
  expect(screen.getByText('Information')).not.toBeNull()
})
