// @vitest-environment jsdom
import { cloneElement, createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { nativeProps } from '../../scripts/entry/native-props'
import { components } from './components'
import { entries } from './entries'

/** The optional props in the tables of a page, and the native ones. The content is no option of an example. */
function optionalProps(title: string): string[] {
  const tables = entries.find((entry) => entry.title === title)?.reference.props ?? {}
  const rows = Object.values(tables).flatMap((table) => Object.values(table))
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

/** What an element renders. As nodes, since the order of attributes means nothing. */
function rendered(element: ReactElement): Node {
  const template = document.createElement('template')
  template.innerHTML = renderToStaticMarkup(element)
  return template.content
}

test.each(components)('$title takes a prop that is undefined as one that is absent', ({ title, element }) => {
  const names = optionalProps(title)
  const absent = without(element, names)
  const changing = names.filter(
    (name) => !rendered(cloneElement(absent, { [name]: undefined })).isEqualNode(rendered(absent)),
  )
  expect(changing).toEqual([])
})
