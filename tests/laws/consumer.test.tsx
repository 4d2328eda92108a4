// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { isValidElement, type ReactElement } from 'react'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { components, type ShownComponent } from './components'
import { choices } from './days/choices'
import { fields } from './days/fields'
import { shown } from './days/shown'
import { entries } from './entries'
import { only, testWhole } from './one-component'
import { addStandIns } from './stand-ins'
import { addTopLayer } from './top-layer'

const days = Object.entries({ ...fields, ...choices, ...shown })

const nameOf = ({ element }: ShownComponent) => (typeof element.type === 'function' ? element.type.name : '')

/** The names of the components, or of those of the one that is looked at. */
const names = components.map(nameOf)

/** Those that have a position in the catalogue. One without it is new, or of somebody else. */
const delivered = new Set(entries.flatMap(({ title, order }) => (order === undefined ? [] : [title])))

/** What can be used in an element. */
const controls = 'input:not([aria-hidden]), textarea, summary, button'

/** All that a visitor or a screen reader can tell of an element. */
const stateOf = (container: Element) =>
  [...container.querySelectorAll('*')].map((one) => {
    const { value, checked, open } = one as Partial<HTMLInputElement & HTMLDetailsElement>
    return [
      value,
      checked,
      open,
      one.matches(':popover-open'),
      ...[...one.attributes].map((each) => each.value),
    ]
  })

/** Does to a control what a visitor does to change its value. */
async function use(container: Element, selector = controls): Promise<void> {
  const control = container.querySelector<HTMLElement>(selector)
  if (control === null) throw new Error(`There is no ${selector} in ${container.innerHTML}`)
  const select = control.closest('select')
  fireEvent.pointerEnter(control)
  if (select) fireEvent.change(select, { target: { value: control.getAttribute('value') } })
  else if (control.matches('input:not([type=checkbox], [type=radio]), textarea'))
    fireEvent.change(control, { target: { value: '20' } })
  else fireEvent.click(control, { detail: 1 })
  // What opens or closes tells of it later.
  await act(() => new Promise((resolve) => setTimeout(resolve)))
}

/** What React or the browser says of a wrong use. */
const complaint = vi.spyOn(console, 'error')

beforeAll(() => {
  addStandIns()
  addTopLayer()
})
afterEach(() => {
  cleanup()
  expect(complaint.mock.calls).toEqual([])
})

testWhole('each delivered component has a day, and why there is no use of it is a sentence', () => {
  const known = days.map(([name]) => name)
  const expected = components.filter(({ title }) => delivered.has(title)).map(nameOf)
  expect(
    expected.filter((name) => !known.includes(name)),
    'Add what is missing to tests/laws/days.',
  ).toEqual([])
  expect(known.filter((name) => !names.includes(name))).toEqual([])
  const whys = days.flatMap(([, day]) =>
    Object.entries(day).flatMap(([use, one]) => (use !== 'press' && typeof one === 'string' ? [one] : [])),
  )
  expect(whys.filter((why) => !/^[A-Z].*\.$/.test(why))).toEqual([])
})

describe.each(days.filter(([name]) => only === undefined || names.includes(name)))('%s', (_name, day) => {
  const { plain, link, submit, label, controlled, uncontrolled, press } = day

  /** A test of a use that there is. */
  const testUse = (name: string, one: ReactElement | string, run: (element: ReactElement) => unknown) => {
    if (isValidElement(one)) test(name, () => run(one))
  }

  test('in the cell of a table, with a ref, a test id and a class', () => {
    const ref = vi.fn<(element: Element | null) => void>()
    const { container } = render(
      <table>
        <tbody>
          <tr>
            <td>{plain({ ref, 'data-testid': 'own', className: 'mt-4' })}</td>
          </tr>
        </tbody>
      </table>,
    )
    const cell = container.querySelector('td')
    expect(cell?.contains(screen.getByTestId('own'))).toBe(true)
    expect(cell?.querySelectorAll('.mt-4').length).toBeGreaterThan(0)
    expect(ref).toHaveBeenCalledWith(expect.any(Element))
  })

  test('in a form in a dialog, none of its buttons sends the form', () => {
    const sent = vi.fn<() => void>()
    const { container } = render(
      <dialog open>
        <form method="dialog" onSubmit={sent}>
          {plain({ ref: () => {}, 'data-testid': 'own', className: '' })}
        </form>
      </dialog>,
    )
    for (const button of container.querySelectorAll('button')) fireEvent.click(button, { detail: 1 })
    expect(sent).not.toHaveBeenCalled()
  })

  testUse('a link leads to its address', link, (element) => {
    const { container } = render(element)
    const found = container.querySelectorAll('a[href="#there"]')
    expect(found.length).toBeGreaterThan(0)
    expect([...found].map((one) => fireEvent.click(one))).not.toContain(false)
  })

  testUse('a form sends it', submit, (element) => {
    const sent: string[] = []
    const { container } = render(
      <form
        onSubmit={(event) => {
          event.preventDefault()
          sent.push(...new FormData(event.currentTarget, event.nativeEvent.submitter).keys())
        }}
      >
        {element}
        <button type="submit">Send</button>
      </form>,
    )
    fireEvent.click(container.querySelector('[type=submit]') ?? container)
    expect(sent.filter((name) => name.startsWith('own'))).not.toEqual([])
  })

  testUse('a label around it names it', label, (element) => {
    render(<label>Own label {element}</label>)
    expect(screen.getByLabelText(/Own label/)).toBeInstanceOf(HTMLElement)
  })

  testUse('its consumer holds its value', controlled, async (element) => {
    const { container } = render(element)
    const value = () => container.querySelector('output:last-child')?.textContent
    const before = value()
    await use(container, press)
    expect(value()).not.toBe(before)
  })

  testUse('it holds its value itself', uncontrolled, async (element) => {
    const { container } = render(element)
    await act(() => new Promise((resolve) => setTimeout(resolve)))
    const before = stateOf(container)
    await use(container, press)
    expect(stateOf(container)).not.toEqual(before)
  })
})
