// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { cloneElement, createRef } from 'react'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { components } from './components'
import { entries } from './entries'
import { addStandIns } from './stand-ins'

/** What a consumer sets on any component. */
const given = {
  id: 'own-id',
  className: 'own-class',
  style: { order: 7 },
  'data-testid': 'own-test-id',
  ref: createRef<Element>(),
}
type Given = keyof typeof given

/** The props that a component does not put on its root, with the reason. */
const elsewhere: Readonly<Record<string, { readonly props: readonly Given[]; readonly why: string }>> = {
  Input: {
    props: ['id', 'data-testid', 'ref'],
    why: 'They belong to the field; the root is the box around it.',
  },
  Dropdown: { props: ['id'], why: 'It belongs to the button, so that a label can name it.' },
  Toast: { props: ['id'], why: 'Its id is the number of the toast in the list.' },
  'Toast stack': {
    props: ['id', 'className', 'style', 'data-testid', 'ref'],
    why: 'They belong to the list, which moves; the root only keeps its place.',
  },
  Gallery: { props: ['className'], why: 'The root, a frame, has containerClasses; className is the grid.' },
}

beforeAll(addStandIns)
afterEach(cleanup)

test('every component with a props table is rendered here', () => {
  const tables = entries.filter(({ page }) => page.docs.sections.some(({ kind }) => kind === 'props'))
  const rendered = components.map(([title]) => title)
  expect(tables.map(({ title }) => title).filter((title) => !rendered.includes(title))).toEqual([])
})

/** Without what an example styles itself. */
const unstyled = { style: undefined }

describe.each(components)('%s', (title, element) => {
  const { props: exceptions = [] } = elsewhere[title] ?? {}

  test('the ref, id, class name, style and data attributes of its consumer reach its root', () => {
    const { container } = render(cloneElement(element, given))
    const root = container.querySelector<HTMLElement>(':scope > *')
    const reached: Readonly<Record<Given, boolean>> = {
      id: root?.id === given.id,
      style: root?.style.order === '7',
      className: root?.classList.contains(given.className) === true,
      'data-testid': root?.getAttribute('data-testid') === given['data-testid'],
      ref: root !== null && given.ref.current === root,
    }
    const missing = Object.entries(reached).flatMap(([name, isReached]) => (isReached ? [] : [name]))
    expect(missing.toSorted()).toEqual(exceptions.toSorted())
  })

  test('what it writes inline are custom properties, so that a class can change the rest', () => {
    const { container } = render(cloneElement(element, unstyled))
    const styles = [...container.querySelectorAll('[class*="css-"][style]')].map(
      (one) => one.getAttribute('style') ?? '',
    )
    const names = styles.flatMap((style) => style.match(/(?<=^|; ?)[\w-]+(?=:)/g) ?? [])
    expect(names.filter((name) => !name.startsWith('--'))).toEqual([])
  })
})
