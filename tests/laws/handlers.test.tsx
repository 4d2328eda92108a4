// @vitest-environment jsdom
import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { cloneElement, type ReactElement } from 'react'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { components } from './components'
import { addStandIns } from './stand-ins'

/** What happens to an element while a visitor uses it. React's handlers are named after these. */
const events = [
  'pointerEnter',
  'pointerMove',
  'pointerDown',
  'focus',
  'pointerUp',
  'click',
  'keyDown',
  'keyUp',
  'blur',
  'pointerLeave',
] as const
type EventName = (typeof events)[number]

/** Handlers of a consumer for all events. */
const handlers = (onEvent: (event: EventName) => void) =>
  Object.fromEntries(
    events.map((event) => [
      `on${event.charAt(0).toUpperCase()}${event.slice(1)}`,
      () => {
        onEvent(event)
      },
    ]),
  )

/** What a visitor can use in the document, or the first element without others inside if there is nothing. */
function controlsIn(container: Element): readonly HTMLElement[] {
  const controls = container.querySelectorAll<HTMLElement>(
    'a[href], button, input, textarea, summary, [tabindex]',
  )
  const usable = [...controls].filter((control) => !control.matches(':disabled'))
  const all = [...container.querySelectorAll<HTMLElement>('*')]
  return usable.length > 0 ? usable : all.filter((one) => one.childElementCount === 0).slice(0, 1)
}

/** The document and what has focus, without what differs from one rendering to the next: React's ids. */
const state = () =>
  `${document.body.innerHTML} ${document.activeElement?.outerHTML ?? ''}`.replaceAll(/_r_\w+_/g, 'id')

const keys = ['ArrowDown', 'ArrowRight', 'Enter', 'Home', 'Escape']

/** Uses every control of a component, and returns the state of the document after each step. */
function uses(element: ReactElement): readonly string[] {
  const { container } = render(element)
  const states: string[] = []
  const step = (what: () => unknown) => {
    act(() => {
      what()
      vi.advanceTimersByTime(1000)
    })
    states.push(state())
  }
  controlsIn(container).forEach((control) => {
    step(() => fireEvent.pointerEnter(control))
    step(() => {
      control.focus()
    })
    for (const key of keys) step(() => fireEvent.keyDown(control, { key }))
    step(() => fireEvent.click(control, { detail: 1 }))
    step(() => fireEvent.pointerLeave(control))
    step(() => {
      control.blur()
    })
  })
  cleanup()
  return states
}

beforeAll(addStandIns)
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe.each(components)('$title', ({ element }) => {
  test('each handler of its consumer runs', () => {
    const called: EventName[] = []
    const { container } = render(
      cloneElement(
        element,
        handlers((event) => called.push(event)),
      ),
    )
    const [control] = controlsIn(container)
    for (const event of events) if (control) fireEvent[event](control)
    expect(events.filter((event) => !called.includes(event))).toEqual([])
  })

  test('the keys of an input method are not for it', () => {
    vi.useFakeTimers({ now: new Date('2030-01-01T12:00:00') })
    const { container } = render(element)
    const taken = controlsIn(container).flatMap((control) => {
      act(() => {
        fireEvent.pointerEnter(control)
        control.focus()
        fireEvent.click(control, { detail: 1 })
        control.focus()
      })
      const before = state()
      return [...keys, 'PageDown', 'a'].flatMap((key) =>
        // Safari's last key of a composition has only the code.
        [{ isComposing: true }, { keyCode: 229 }].flatMap((composing) => {
          const isFree = fireEvent.keyDown(control, { key, ...composing })
          return isFree && state() === before ? [] : [`${key} at ${control.outerHTML.slice(0, 60)}`]
        }),
      )
    })
    expect(taken).toEqual([])
  })

  test('with handlers of its consumer it does what it does without', () => {
    vi.useFakeTimers({ now: new Date('2030-01-01T12:00:00') })
    const without = uses(element)
    expect(
      uses(
        cloneElement(
          element,
          handlers(() => {}),
        ),
      ),
    ).toEqual(without)
  })
})
