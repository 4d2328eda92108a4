// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { cloneElement, isValidElement, type ReactElement } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { components } from './components'
import { rowsOf } from './controlled-props'
import { changes, odd, type Changed, type OddType } from './odd-values'
import { addStandIns } from './stand-ins'

/** Inline styles and ids are the consumer's own: components pass them on as they are. */
const passedOn = ['style', 'id', 'className']

/** The odd values of an optional prop, by its declared type. That of a function says nothing of its value. */
const byType = (name: string, type: string): readonly Changed[] =>
  (Object.keys(odd) as OddType[])
    .filter((one) => !type.includes('=>') && new RegExp(String.raw`\b${one}\b(?!\[)`).test(type))
    .flatMap((one) => changes(one === 'number' ? 1 : one === 'Date' ? new Date() : '', name))

/** What is wrong with a rendering. */
function faultOf(element: ReactElement): string | undefined {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  try {
    const { container } = render(element)
    act(() => {})
    // Half of a letter is shown as a question mark.
    const [text] = /NaN|Infinity|Invalid Date|\[object|\p{Surrogate}/u.exec(container.outerHTML) ?? []
    const [message] = logged.mock.calls[0] ?? []
    return text ?? (message === undefined ? undefined : String(message).slice(0, 120))
  } catch (error) {
    return String(error).slice(0, 120)
  } finally {
    cleanup()
    logged.mockRestore()
  }
}

beforeAll(addStandIns)
afterEach(cleanup)

test.each(components)('$title renders with every value that its props can have', (component) => {
  const { element } = component
  const { props } = element as ReactElement<Readonly<Record<string, unknown>>>
  const rows = rowsOf(component)
  const given = Object.entries(props)
    .filter(([name]) => !passedOn.includes(name))
    .flatMap(([name, value]) => changes(value, name).map((change) => [name, ...change] as const))
  const absent = rows
    .filter(({ name }) => !(name in props) && !passedOn.includes(name))
    .flatMap(({ name, type }) => byType(name, type).map((change) => [name, ...change] as const))
  const wrong = [...given, ...absent].flatMap(([name, place, value]) => {
    const fault = faultOf(cloneElement(element, { [name]: value }))
    return fault === undefined ? [] : [`${place}: ${fault}`]
  })
  expect(wrong).toEqual([])
})

/** A value with each list in it given twice. */
function twice(value: unknown): unknown {
  if (Array.isArray(value)) return [...value, ...value].map(twice)
  if (typeof value !== 'object' || value === null || isValidElement(value) || value instanceof Date)
    return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, twice(part)]))
}

/** Everything of a component's data but its children, changed. */
const changed = (element: ReactElement, change: (value: unknown) => unknown) =>
  cloneElement(
    element,
    Object.fromEntries(
      Object.entries(element.props as object).flatMap(([name, value]) =>
        name === 'children' ? [] : [[name, change(value)]],
      ),
    ),
  )

/** How many of its parts are marked as current, selected, checked or open. */
function marksIn(element: ReactElement): number {
  const marks =
    '[aria-current]:not([aria-current=false]), [aria-selected=true], input:checked, details[open], [aria-pressed=true]'
  const count = render(element).container.querySelectorAll(marks).length
  cleanup()
  return count
}

test.each(components)(
  '$title shows everything twice that its lists have twice, and marks no more of it',
  ({ element }) => {
    const doubled = changed(element, twice)
    expect(faultOf(doubled)).toBe(undefined)
    expect(marksIn(doubled)).toBe(marksIn(element))
  },
)

/** A value without what is in the lists in it. */
function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return []
  if (typeof value !== 'object' || value === null || isValidElement(value) || value instanceof Date)
    return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, emptied(part)]))
}

test.each(components)('$title renders with lists that are empty', ({ element }) => {
  expect(faultOf(changed(element, emptied))).toBe(undefined)
})
