// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { addStandIns } from '../../tests/laws/stand-ins'
import { Tooltip } from './tooltip'

beforeAll(addStandIns)
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** Hovers a button whose tooltip has a delay, and lets something happen before and after it appears. */
function hover(delay: number, happens: (button: HTMLElement) => unknown): readonly boolean[] {
  const calls: boolean[] = []
  render(
    <Tooltip text="Saves the draft" delay={delay} onOpenChange={(open) => calls.push(open)}>
      <button type="button">Save</button>
    </Tooltip>,
  )
  const button = screen.getByRole('button')
  fireEvent.pointerEnter(button)
  act(() => void vi.advanceTimersByTime(400))
  happens(button)
  act(() => void vi.advanceTimersByTime(1000))
  return calls
}

const escape = (button: HTMLElement) => fireEvent.keyDown(button, { key: 'Escape' })
const hidePage = () => act(() => void document.dispatchEvent(new Event('visibilitychange')))

test('Escape, a press and a hidden page end the delay', () => {
  expect(hover(500, escape)).toEqual([])
  cleanup()
  expect(hover(500, fireEvent.pointerDown)).toEqual([])
  cleanup()
  expect(hover(500, hidePage)).toEqual([])
})

test('a dialog around a tooltip that has not appeared takes the Escape', () => {
  const taken: boolean[] = []
  hover(500, (button) => taken.push(!escape(button)))
  cleanup()
  hover(300, (button) => taken.push(!escape(button)))
  expect(taken).toEqual([false, true])
})

test('it disappears with the page, which may be shown again with the pointer elsewhere', () => {
  expect(hover(300, hidePage)).toEqual([true, false])
})

test('a delay can be of any length, and what is no number is none', () => {
  const shown = [2 ** 31, Infinity, NaN, -1].map((delay) => {
    const calls = hover(delay, () => {})
    cleanup()
    return calls
  })
  expect(shown).toEqual([[], [], [true], [true]])
})

/** Hovers a button until its tooltip appears, then another one, and counts the tooltips that have appeared at once. */
function hoverTwo(skipDelay?: number, between: (unmountFirst: () => void) => void = () => {}): number {
  const appeared: string[] = []
  const tooltipOf = (name: string) => (
    <Tooltip
      text="Ctrl and the letter"
      delay={500}
      skipDelay={skipDelay}
      onOpenChange={(open) => open && appeared.push(name)}
    >
      <button type="button">{name}</button>
    </Tooltip>
  )
  const first = render(tooltipOf('Bold'))
  render(tooltipOf('Italic'))
  fireEvent.pointerEnter(first.getByRole('button', { name: 'Bold' }))
  act(() => void vi.advanceTimersByTime(500))
  expect(appeared).toEqual(['Bold'])
  fireEvent.pointerLeave(screen.getByRole('button', { name: 'Bold' }))
  between(first.unmount)
  fireEvent.pointerEnter(screen.getByRole('button', { name: 'Italic' }))
  return appeared.length - 1
}

const wait = (time: number) => () => act(() => void vi.advanceTimersByTime(time))

test('right after a tooltip was visible, the next one appears without its delay', () => {
  expect(hoverTwo()).toBe(1)
  cleanup()
  expect(hoverTwo(undefined, wait(299))).toBe(1)
})

test('it has its delay again later, without `skipDelay`, and where the other element is gone', () => {
  expect(hoverTwo(undefined, wait(300))).toBe(0)
  cleanup()
  expect(hoverTwo(0)).toBe(0)
  cleanup()
  expect(hoverTwo(undefined, (unmount) => unmount())).toBe(0)
})
