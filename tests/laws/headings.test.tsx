// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { components, type ShownComponent } from './components'
import { rowsOf } from './controlled-props'
import { testWhole } from './one-component'
import { addStandIns } from './stand-ins'
import { addTopLayer } from './top-layer'

/** The levels of the headings in a text of HTML. */
const levelsIn = (html: string) => [...html.matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level))

/** The levels of a component's own headings, without those that its consumer puts into it. */
function ownLevels(element: ReactElement): readonly number[] {
  const { container } = render(element)
  const all = levelsIn(container.innerHTML)
  cleanup()
  const { children } = (element as ReactElement<{ children?: ReactNode }>).props
  const given = isValidElement(children) || Array.isArray(children) ? <>{children}</> : <></>
  return all.slice(levelsIn(renderToStaticMarkup(given)).length)
}

const levelOf = (component: ShownComponent) => rowsOf(component).find(({ name }) => name === 'headingLevel')

const withLevel = components.filter(levelOf)

beforeAll(() => {
  addStandIns()
  addTopLayer()
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

testWhole('the law knows which components have a heading', () => {
  const titles = withLevel.map(({ title }) => title)
  expect(titles.sort()).toEqual([
    'Accordion',
    'Alert',
    'Drawer',
    'Modal',
    'Popup',
    'Pricing Plan',
    'Product Card',
  ])
})

test.each(components)('$title has no heading whose level its consumer cannot choose', (component) => {
  expect(levelOf(component) ? [] : ownLevels(component.element)).toEqual([])
})

describe.skipIf(withLevel.length === 0).each(withLevel)('$title', (component) => {
  const { element } = component
  const levelsWith = (headingLevel: unknown) =>
    ownLevels(cloneElement(element as ReactElement<Record<string, unknown>>, { headingLevel }))

  test('its headings have the level that its consumer gives', () => {
    expect(levelOf(component)?.type).toBe('1 | 2 | 3 | 4 | 5 | 6')
    for (const level of [1, 2, 3, 4, 5, 6]) {
      const own = levelsWith(level)
      expect(own).not.toEqual([])
      expect(own).toEqual(own.map(() => level))
    }
  })

  test('a level that HTML does not have is that of its default', () => {
    const own = ownLevels(element)
    expect(own).toEqual(own.map(() => Number(levelOf(component)?.default)))
    for (const odd of [0, 7, -1, 2.5, NaN, Infinity, '', 'x', null, undefined])
      expect(levelsWith(odd), String(odd)).toEqual(own)
  })
})
