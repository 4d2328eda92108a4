// @vitest-environment jsdom
import { cleanup, fireEvent, render } from '@testing-library/react'
// @ts-expect-error -- Its package.json does not export its types.
import * as accessibility from 'dom-accessibility-api'
import { cloneElement, type ReactElement } from 'react'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { components } from './components'
import { rowsOf } from './controlled-props'
import { addStandIns } from './stand-ins'

/** Computes a name, also of a dialog, which is hidden here. */
const { computeAccessibleName } = accessibility as {
  computeAccessibleName: (element: Element, options: { hidden: boolean }) => string
}

type Props = Readonly<Record<string, unknown>>

const labelable = 'button, input, meter, output, progress, select, textarea'

/** The element that the consumer names: the one with its id, or the root. */
const namedIn = (container: Element) =>
  container.querySelector('#own-id') ?? container.querySelector('[data-root] > *') ?? container

beforeAll(addStandIns)
afterEach(cleanup)

describe.each(components)('$title', (component) => {
  const { element } = component
  const bare = cloneElement(element as ReactElement<Props>, { 'aria-label': undefined })
  const isToast = typeof (element.props as { id?: unknown }).id === 'number'
  const withId = isToast ? bare : cloneElement(bare, { id: 'own-id' })
  const shown = (extra: Props) => <div data-root>{cloneElement(withId, extra)}</div>
  const isNamed = ['aria-label', 'aria-labelledby']
  const target = () => namedIn(render(shown({})).container)

  test('a label names it by `for` and around it, and `aria-label` and `aria-labelledby` come first', () => {
    const control = target()
    const isLabelable = control.matches(labelable)
    const hasOwnName = isNamed.some((name) => control.hasAttribute(name))
    cleanup()
    if (!isLabelable && !hasOwnName) return
    const nameIn = (node: ReactElement) => {
      const name = computeAccessibleName(namedIn(render(node).container), { hidden: true })
      cleanup()
      return name
    }
    if (isLabelable) {
      expect(
        nameIn(
          <>
            <label htmlFor="own-id">Own name</label>
            {shown({})}
          </>,
        ),
      ).toContain('Own name')
      expect(nameIn(<label>Own name {shown({})}</label>)).toContain('Own name')
    }
    expect(nameIn(shown({ 'aria-label': 'Own name' }))).toBe('Own name')
    expect(
      nameIn(
        <>
          <span id="own-name">Own name</span>
          {shown({ 'aria-label': 'Other name', 'aria-labelledby': 'own-name' })}
        </>,
      ),
    ).toBe('Own name')
  })

  test('each of its groups, articles and options has a name, and nothing in it an empty form', () => {
    const { container } = render(shown({ defaultValue: null }))
    const parts = [
      ...container.querySelectorAll(
        'fieldset, article, form, option, [role=group], [role=listbox], [form=""]',
      ),
    ]
    const nameOf = (part: Element) =>
      part.getAttribute('form') === '' ? '' : computeAccessibleName(part, { hidden: true })
    // A group around a whole component is its root, which its consumer names.
    expect(
      parts.filter((part) => part.getAttribute('role') !== 'presentation' && nameOf(part) === ''),
    ).toEqual([])
  })

  test('an empty `aria-label` names nothing, as if it were not there', () => {
    const nameWith = (label: string | undefined) => {
      const name = computeAccessibleName(namedIn(render(shown({ 'aria-label': label })).container), {
        hidden: true,
      })
      cleanup()
      return name
    }
    expect(nameWith('')).toBe(nameWith(undefined))
  })

  test('where it has a value in a form, a press on a label around it changes nothing', () => {
    if (!rowsOf(component).some(({ name }) => name === 'required')) return
    const { container } = render(<label>Own name {shown({})}</label>)
    const before = container.textContent
    fireEvent.click(container.querySelector('label') ?? container)
    expect(container.textContent).toBe(before)
  })

  // Browsers ignore clicks on buttons and links in a label, but not on elements with a role. jsdom ignores both.
  test('in a label, a click on one of its parts does not press it', () => {
    const { container } = render(<label>{shown({})}</label>)
    const parts = [
      ...(namedIn(container).matches(labelable) ? container.querySelectorAll('[role=option]') : []),
    ]
    expect(parts.filter((part) => fireEvent.click(part))).toEqual([])
  })
})
