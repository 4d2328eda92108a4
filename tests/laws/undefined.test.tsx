// @vitest-environment jsdom
import { cloneElement, createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { nativeProps } from '../../scripts/entry/native-props'
import { components, type ShownComponent } from './components'
import { rowsOf } from './controlled-props'

/** The optional props in the tables of a page, and the native ones. The content is no option of an example. */
function optionalProps(component: ShownComponent): string[] {
  const rows = rowsOf(component)
  const required = rows.flatMap(({ name, required }) => (required ? [name] : []))
  return [...new Set([...rows.map(({ name }) => name), ...Object.keys(nativeProps)])].filter(
    (name) => name !== 'children' && !required.includes(name),
  )
}

/** The element without some of its props. */
const without = ({ type, props }: ReactElement, names: readonly string[]) =>
  createElement(
    type,
    Object.fromEntries(Object.entries(props as object).filter(([name]) => !names.includes(name))),
  )

/** A document of what was rendered, in which the order of attributes means nothing. */
function nodesOf(html: string): Node {
  const template = document.createElement('template')
  template.innerHTML = html
  return template.content
}

/** Whether two renderings are the same. Texts that are equal need no documents. */
const isSame = (one: string, other: string) => one === other || nodesOf(one).isEqualNode(nodesOf(other))

test.each(components)('$title takes a prop that is undefined as one that is absent', (component) => {
  const names = optionalProps(component)
  const absent = without(component.element, names)
  const expected = renderToStaticMarkup(absent)
  const changing = names.filter(
    (name) => !isSame(renderToStaticMarkup(cloneElement(absent, { [name]: undefined })), expected),
  )
  expect(changing).toEqual([])
})
