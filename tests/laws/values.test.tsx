// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { cloneElement, isValidElement, type ReactElement } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { components } from './components'
import { entries } from './entries'
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
    const [text] = /NaN|Infinity|Invalid Date|\[object/.exec(container.outerHTML) ?? []
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

test.each(components)('$title renders with every value that its props can have', ({ title, element }) => {
  const { props } = element as ReactElement<Readonly<Record<string, unknown>>>
  const tables = entries.find((entry) => entry.title === title)?.reference.props ?? {}
  const rows = Object.values(tables).flatMap((table) => Object.values(table))
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

test.each(components)('$title shows everything twice that its lists have twice', ({ element }) => {
  const lists = Object.entries(element.props as object).filter(([name]) => name !== 'children')
  expect(
    faultOf(cloneElement(element, Object.fromEntries(lists.map(([name, value]) => [name, twice(value)])))),
  ).toBe(undefined)
})
