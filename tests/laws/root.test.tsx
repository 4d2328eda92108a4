// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { cloneElement, createRef } from 'react'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { rootProps } from '../../src/registry/sections'
import { components, withoutElement } from './components'
import { addStandIns } from './stand-ins'

/** What a consumer sets on any component. */
const given = {
  id: 'own-id',
  className: 'own-class',
  style: { order: 7 },
  'data-testid': 'own-test-id',
  ref: createRef<Element>(),
}

beforeAll(addStandIns)
afterEach(cleanup)

test('every component can be rendered here', () => {
  const hint =
    'Show its element in an example or as the thumbnail, or name one: propsTable(Tabs, […], { sample: <Tabs /> }).'
  expect(withoutElement, hint).toEqual([])
})

/** Without what an example styles itself. */
const unstyled = { style: undefined }

describe.each(components)('$title', ({ element, elsewhere }) => {
  const expected = rootProps.filter((name) => elsewhere?.props.includes(name) !== true)

  test('the ref, id, class name, style and data attributes of its consumer reach its root', () => {
    const { container } = render(cloneElement(element, given))
    const root = container.querySelector<HTMLElement>(':scope > *')
    const reached = {
      id: root?.id === given.id,
      className: root?.classList.contains(given.className) === true,
      style: root?.style.order === '7',
      'data-*': root?.getAttribute('data-testid') === given['data-testid'],
      ref: root !== null && given.ref.current === root,
    }
    const hint =
      'What cannot reach the root has a reason in the entry: propsTable(…, { elsewhere: { props: […], why: … } }).'
    expect(
      rootProps.filter((name) => reached[name]),
      hint,
    ).toEqual(expected)
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
