// @vitest-environment jsdom
import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { cloneElement, type ReactElement } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { PropRow } from '../../src/registry/entry-module'
import { components, type ShownComponent } from './components'
import { controlledProps, isSwitch, rowsOf } from './controlled-props'
import { changes } from './odd-values'
import { testWhole } from './one-component'
import { addStandIns } from './stand-ins'
import { addTopLayer } from './top-layer'

type Props = Readonly<Record<string, unknown>>

const controlled = components.flatMap((component) => {
  const props = controlledProps(component)
  return props.length > 0 ? [{ ...component, props }] : []
})

/** Whether a visitor can press it: it is enabled, and what it is in is open. */
function isReachable(control: HTMLElement): boolean {
  const popover = control.closest('[popover]')
  return (
    !control.matches(':disabled, [aria-disabled=true]') &&
    control.closest('dialog:not([open])') === null &&
    (popover === null || popover.matches(':popover-open'))
  )
}

/** What visitors can press. There may be many days; some of them stand for all. */
function controlsIn(container: Element): readonly HTMLElement[] {
  const all = [
    ...container.querySelectorAll<HTMLElement>(
      'button, summary, a[href], input, select:not([aria-hidden]) option, [role=option]',
    ),
  ].filter(isReachable)
  return all.length < 10 ? all : [...all.slice(0, 5), ...all.slice(-4)]
}

const nameOf = (control: HTMLElement) =>
  `${control.localName} ${control.getAttribute('aria-label') ?? control.textContent}`

/** Does what a browser does when a visitor presses a control; jsdom does not open popovers. */
function press(control: HTMLElement): void {
  const popover = document.getElementById(control.getAttribute('popovertarget') ?? '')
  if (popover?.matches(':popover-open') === true) popover.hidePopover()
  else popover?.showPopover()
  const select = control.closest('select')
  if (control instanceof HTMLOptionElement && select) {
    // What a list shows cannot be chosen.
    if (!control.selected) fireEvent.change(select, { target: { value: control.value } })
  } else if (control instanceof HTMLInputElement && control.type === 'range') {
    const { value, max, min } = control
    fireEvent.change(control, { target: { value: value === max ? min : max } })
  } else fireEvent.click(control, { detail: 1 })
}

/** Lets a component tell what it tells later, as of a popover that has opened. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)))

/** What each press says to the consumer, who changes nothing: the arguments of the handlers, once and once more. */
interface Presses {
  readonly first: readonly unknown[]
  readonly again: readonly unknown[]
}

async function pressAll(
  component: ShownComponent,
  props: Props,
  onTold?: (handler: string, value: unknown) => void,
): Promise<ReadonlyMap<string, Presses>> {
  const told: unknown[] = []
  const handlers = rowsOf(component)
    .filter(({ name }) => /^on[A-Z]|^unmount$/.test(name))
    .map(({ name }) => {
      const hear = (value: unknown) => {
        told.push(value)
        onTold?.(name, value)
      }
      return [name, hear]
    })
  const element = cloneElement(component.element as ReactElement<Props>, {
    ...Object.fromEntries(handlers),
    ...props,
  })
  const pressed = new Map<string, Presses>()
  for (let index = 0, count = 1; index < count; index++) {
    const { container } = render(element)
    await settle()
    const controls = controlsIn(container)
    count = controls.length
    const control = controls[index]
    const told1 = told.length
    if (control) press(control)
    await settle()
    const told2 = told.length
    const goesOn = control?.isConnected === true && isReachable(control)
    if (goesOn) press(control)
    await settle()
    if (control)
      pressed.set(nameOf(control), {
        first: told.slice(told1, told2),
        again: goesOn ? told.slice(told2) : told.slice(told1, told2),
      })
    cleanup()
  }
  return pressed
}

const isEvent = (value: unknown) => typeof value === 'object' && value !== null && 'nativeEvent' in value

beforeAll(() => {
  vi.stubGlobal('open', () => null)
  addStandIns()
  addTopLayer()
})
afterEach(cleanup)

testWhole('the law knows what is controlled', () => {
  expect(controlled.flatMap(({ title, props }) => props.map(({ name }) => `${title}: ${name}`))).toEqual(
    expect.arrayContaining([
      'Pagination: currentPage',
      'Popup: isOpen',
      'Product Card: value',
      'Slider: value',
    ]),
  )
})

test.each(controlled)(
  '$title asks with each press, also where its consumer has refused the last',
  async (one) => {
    // What is inside can be pressed only while it is open.
    const open = Object.fromEntries(one.props.filter(isSwitch).map(({ name }) => [name, true]))
    const told: (readonly [handler: string, value: unknown])[] = []
    await pressAll(one, open, (...heard) => void told.push(heard))
    const valuesOf = (row: PropRow) => {
      if (isSwitch(row)) return [true, false]
      // Where a component has several values, each has a handler of its name.
      const own = told.filter(([handler]) => handler.toLowerCase() === `on${row.name}change`.toLowerCase())
      const values = (own.length > 0 ? own : told).map(([, value]) => value)
      return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()]
        .filter((value) => typeof value !== 'boolean' && value !== undefined && !isEvent(value))
        .slice(0, 3)
    }
    const base = Object.fromEntries(one.props.map((row) => [row.name, valuesOf(row)[0]]))
    const problems: string[] = []
    for (const row of one.props) {
      const { name } = row
      const known = new Map<unknown, ReadonlyMap<string, Presses>>()
      for (const value of valuesOf(row)) {
        const presses = await pressAll(one, { ...base, [name]: value })
        known.set(value, presses)
        for (const [control, { first, again }] of presses)
          if (first.length > 0 && again.length === 0)
            problems.push(`${name} = ${JSON.stringify(value)}: "${control}" asks only once.`)
      }
      const asking = new Set(
        [...known.values()].flatMap((presses) =>
          [...presses].flatMap(([control, { first }]) => (first.length > 0 ? [control] : [])),
        ),
      )
      // With a value that the component does not show, what would ask for another one still does. Some stand for all.
      for (const [value, presses] of isSwitch(row) ? [] : known)
        for (const [place, odd] of changes(value, name).filter((_one, index) => index % 3 === 0))
          for (const [control, { first }] of await pressAll(one, { ...base, [name]: odd }))
            if (first.length === 0 && asking.has(control) && presses.get(control)?.first.length !== 0)
              problems.push(`${place}: "${control}" asks nothing.`)
    }
    expect(problems).toEqual([])
  },
)
