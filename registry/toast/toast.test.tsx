// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { addStandIns } from '../../tests/laws/stand-ins'
import { Toast } from './toast'
import { ToastStack } from './toast-stack'
import { useToaster } from './use-toaster'

/** Shows toasts with numbers as their titles. */
function Numbered({ count, limit, autoDismiss }: { count: number; limit?: number; autoDismiss?: number }) {
  const toaster = useToaster()
  const show = () => {
    for (let number = 1; number <= count; number++) toaster.show({ title: `${number}`, message: 'Done.' })
  }
  return (
    <>
      <button type="button" onClick={show}>
        Show
      </button>
      <ToastStack limit={limit}>
        {toaster.toasts.map((toast) => (
          <Toast key={toast.id} {...toast} autoDismiss={autoDismiss} toaster={toaster} />
        ))}
      </ToastStack>
    </>
  )
}

const show = () => fireEvent.click(screen.getByRole('button', { name: 'Show' }))
const titles = () =>
  screen.queryAllByRole('article', { hidden: true }).map((toast) => toast.querySelector('p')?.textContent)

/** Lets time pass in steps, after each of which React renders. */
async function later(ms: number) {
  for (let left = ms; left > 0; left -= 100)
    await act(async () => void (await vi.advanceTimersByTimeAsync(Math.min(left, 100))))
}

/** Hides the page, as another tab does, or shows it. */
function turn(visibilityState: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

beforeAll(addStandIns)
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('of a thousand toasts, the oldest ten are on the page, and the others are counted', () => {
  render(<Numbered count={1000} />)
  show()
  expect(titles()).toEqual(['10', '9', '8', '7', '6', '5', '4', '3', '2', '1'])
  expect(screen.getByText('990 more').ariaLive).toBe('off')
})

test('a toast that waits comes when another is gone, and has all of its time', async () => {
  render(<Numbered count={3} limit={2} />)
  show()
  await later(5000)
  fireEvent.click(screen.getByRole('button', { name: 'Close 1', hidden: true }))
  expect(titles()).toEqual(['2', '1'])
  await later(1000)
  expect(titles()).toEqual(['3', '2'])
  expect(screen.queryByText(/more/)).toBe(null)
  await later(5000)
  expect(titles()).toEqual(['3'])
  await later(2900)
  expect(titles()).toEqual(['3'])
  await later(2000)
  expect(titles()).toEqual([])
})

test('one that is closed makes room, too, while another is being read', async () => {
  render(<Numbered count={3} limit={2} />)
  show()
  expect(titles()).toEqual(['2', '1'])
  fireEvent.pointerEnter(screen.getByRole('article', { name: '2', hidden: true }))
  fireEvent.click(screen.getByRole('button', { name: 'Close 1', hidden: true }))
  await later(1000)
  expect(titles()).toEqual(['3', '2'])
})

test('its time does not run while the page is hidden', async () => {
  render(<Numbered count={1} />)
  show()
  await later(8000)
  turn('hidden')
  await later(60_000)
  expect(screen.getByRole('article', { hidden: true }).dataset).toMatchObject({
    phase: 'shown',
    paused: 'true',
  })
  turn('visible')
  await later(999)
  expect(screen.getByRole('article', { hidden: true }).dataset).toMatchObject({
    phase: 'shown',
    paused: 'false',
  })
  await later(1)
  expect(screen.getByRole('article', { hidden: true }).dataset.phase).toBe('hiding')
})

test('a time that is no number is the default', async () => {
  render(<Numbered count={1} autoDismiss={0 / 0} />)
  show()
  await later(8999)
  expect(screen.getByRole('article', { hidden: true }).dataset.phase).toBe('shown')
  await later(1)
  expect(screen.getByRole('article', { hidden: true }).dataset.phase).toBe('hiding')
})

test('a time of more than 32 bits is not over at once', async () => {
  render(<Numbered count={1} autoDismiss={2 ** 31} />)
  show()
  const { dataset } = screen.getByRole('article', { hidden: true })
  await act(async () => void (await vi.advanceTimersByTimeAsync(2 ** 31 - 1)))
  expect(dataset.phase).toBe('shown')
  await later(1)
  expect(dataset.phase).toBe('hiding')
})
