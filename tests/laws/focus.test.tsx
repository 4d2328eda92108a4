// @vitest-environment jsdom
import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { cloneElement, isValidElement, type ReactElement } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { components, type ShownComponent } from './components'
import { controls } from './controls'
import { isSwitch, rowsOf } from './controlled-props'
import { addStandIns } from './stand-ins'

/** Whether an element has focus and can keep it. Browsers take it from what is disabled. */
const hasFocus = () =>
  document.activeElement !== document.body && document.activeElement?.matches(':disabled') !== true

/** Switches that make another element of the component. Its consumer, who presses none of its controls, sets them once. */
const remaking = ['fixed']

/** A value from which something is removed: an item of a list, or all of them, also of a list in an object; a smaller number. */
function removals(value: unknown): readonly unknown[] {
  if (typeof value === 'number') return [0, 1]
  if (Array.isArray(value)) return [value.slice(1), value.slice(0, -1), []]
  if (isValidElement(value) || typeof value === 'function') return [undefined]
  if (typeof value !== 'object' || value === null) return []
  const lists = Object.entries(value).filter(([, list]) => Array.isArray(list))
  return lists.flatMap(([name, list]) =>
    removals(list)
      .filter((less) => less instanceof Array && less.length > 0)
      .map((less) => ({ ...value, [name]: less })),
  )
}

/** What a consumer can change so that a part disappears: a shorter list, an optional part left out, a switch. */
function changesOf(component: ShownComponent): readonly Readonly<Record<string, unknown>>[] {
  const { element } = component
  const switches = rowsOf(component).filter((row) => isSwitch(row) && !remaking.includes(row.name))
  const given = Object.entries(element.props as object).filter(([name]) => name !== 'children')
  return [
    ...given.flatMap(([name, value]) => removals(value).map((less) => ({ [name]: less }))),
    ...switches.flatMap(({ name }) => [{ [name]: true }, { [name]: false }]),
  ]
}

/** A component on a page where something else can have focus, too. */
const page = (element: ReactElement) => (
  <>
    {element}
    <button type="button">After it</button>
  </>
)

/** What happens while a control has focus. */
interface Step {
  readonly name: string
  readonly run: (control: HTMLElement, rerender: (page: ReactElement) => void) => void
}

const stepsOf = (component: ShownComponent): readonly Step[] => [
  ...[0, 1].map((detail) => ({
    name: `click ${detail}`,
    run: (control: HTMLElement) => void fireEvent.click(control, { detail }),
  })),
  ...['Escape', 'Enter', 'PageDown'].map((key) => ({
    name: key,
    run: (control: HTMLElement) => void fireEvent.keyDown(control, { key }),
  })),
  ...changesOf(component).map((props) => ({
    name: JSON.stringify(props),
    run: (_control: HTMLElement, rerender: (page: ReactElement) => void) =>
      rerender(page(cloneElement(component.element, props))),
  })),
]

beforeAll(addStandIns)
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test.each(components)('$title never leaves focus on the page itself', async (component) => {
  vi.useFakeTimers({ now: new Date('2030-01-01T12:00:00') })
  const controlsIn = (container: Element) => [...container.querySelectorAll<HTMLElement>(controls)]
  const count = controlsIn(render(page(component.element)).container).length - 1
  cleanup()
  const lost: string[] = []
  for (const { name, run } of stepsOf(component))
    // The first and the last ones, of many.
    for (const index of Array.from({ length: count }, (_, at) => at).filter(
      (at) => at < 4 || at > count - 3,
    )) {
      const { container, rerender } = render(page(component.element))
      const control = controlsIn(container)[index]
      act(() => control?.focus())
      if (control && hasFocus()) {
        act(() => run(control, rerender))
        await act(() => vi.advanceTimersByTimeAsync(500))
        if (!hasFocus()) lost.push(`${control.outerHTML.slice(0, 90)}: ${name}`)
      }
      cleanup()
    }
  expect(lost).toEqual([])
})
