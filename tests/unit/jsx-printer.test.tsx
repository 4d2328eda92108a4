import { Fragment, type ReactElement } from 'react'
import { describe, expect, test } from 'vitest'
import { printAttributes, printJsx, writeBack } from '../../src/registry/jsx-printer'
import { printDoc } from '../../src/registry/pretty-printer'
import { printWidth } from '../../src/registry/snippet'

function Pane(props: Record<string, unknown>) {
  return <div {...props} />
}

const print = (element: ReactElement, scope: Record<string, unknown> = { Pane }) =>
  printDoc(printJsx(element, scope).doc, printWidth)

describe('the JSX printer', () => {
  test('finds names in scope by identity, whatever a minifier made of the function’s own name', () => {
    Object.defineProperty(Pane, 'name', { value: 'i' })
    expect(printJsx(<Pane />, { Pane })).toEqual({
      doc: '<Pane />',
      names: new Set(['Pane']),
      needsClient: false,
    })
  })

  test('writes each kind of literal as a person would', () => {
    expect(print(<Pane a="text" b={1.5} c d={false} e={null} f={['x', 2]} h={undefined} />)).toBe(
      `<Pane a="text" b={1.5} c d={false} e={null} f={['x', 2]} />`,
    )
    expect(print(<Pane style={{ top: 1, 'b-c': 'd' }} />)).toBe(`<Pane style={{ top: 1, 'b-c': 'd' }} />`)
  })

  test('quotes what an attribute or a text cannot hold as it is', () => {
    expect(print(<Pane a={'say "hi"'} b="it's" c={'a\nb'} d="&amp" />)).toBe(
      `<Pane a={'say "hi"'} b="it's" c={'a\\nb'} d="&amp" />`.replace('"&amp"', "{'&amp'}"),
    )
    expect(print(<p>{'a {b} <c>'}</p>)).toBe(`<p>{'a {b} <c>'}</p>`)
  })

  test('keeps the white space of a text that gets a line of its own', () => {
    expect(
      print(
        <p>
          {'before '}
          <b>it</b>
        </p>,
      ),
    ).toBe("<p>\n  {'before '}\n  <b>it</b>\n</p>")
  })

  test('prints texts that stand side by side as one, as the markup has them', () => {
    expect(print(<p>{['one', ' and ', 'two']}</p>)).toBe('<p>one and two</p>')
  })

  test('wraps a long text between its words', () => {
    expect(print(<p>{'word '.repeat(20).trim()}</p>)).toBe(
      `<p>\n  ${'word '.repeat(12).trim()}\n  ${'word '.repeat(8).trim()}\n</p>`,
    )
  })

  test('breaks a long element into one attribute a line', () => {
    expect(print(<Pane first={'a'.repeat(40)} second={'b'.repeat(40)} />)).toBe(
      `<Pane\n  first="${'a'.repeat(40)}"\n  second="${'b'.repeat(40)}"\n/>`,
    )
  })

  test('prints fragments, nested elements and elements in attributes', () => {
    expect(
      print(
        <Fragment>
          <Pane icon={<i />} />
          <b>1</b>
        </Fragment>,
      ),
    ).toBe('<>\n  <Pane icon={<i />} />\n  <b>1</b>\n</>')
  })

  test('names constants of the scope, in attributes, objects and children', () => {
    const plans = [{ price: 1 }]
    const shoe = '/assets/shoe-1a2b.svg'
    const printed = printJsx(<Pane plans={plans} image={shoe} deep={{ plans }} />, { Pane, plans, shoe })
    expect(printDoc(printed.doc, printWidth)).toBe(
      '<Pane plans={plans} image={shoe} deep={{ plans: plans }} />',
    )
    expect(printed.names).toEqual(new Set(['Pane', 'plans', 'shoe']))
  })

  test('leaves out a handler that only writes the live value back', () => {
    expect(print(<Pane value={1} onChange={writeBack(() => {})} />)).toBe('<Pane value={1} />')
  })

  test.each([
    ['a function', 'onClick', <Pane key="1" onClick={() => {}} />],
    ['a component', undefined, <Unnamed key="2" />],
    ['a Date', 'when', <Pane key="3" when={new Date(0)} />],
    ['a number', 'size', <Pane key="4" size={NaN} />],
  ])('refuses %s that has no name in scope, and says which attribute it is', (what, attribute, element) => {
    expect(() => print(element)).toThrow(
      expect.objectContaining({ message: `a snippet needs a name for ${what}`, cause: attribute }),
    )
  })
})

function Unnamed() {
  return null
}

test('values are printed as attributes', () => {
  const attributes = printAttributes({ opacity: 0.5, open: true, tint: '#fff' })
  expect(attributes.map((doc) => printDoc(doc, printWidth))).toEqual(['opacity={0.5}', 'open', 'tint="#fff"'])
})
