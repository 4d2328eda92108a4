// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { components } from './components'
import { entries } from './entries'
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

const tableOf = (title: string) =>
  Object.values(entries.find((entry) => entry.title === title)?.reference.props ?? {})

const takesLevel = (title: string) => tableOf(title).some((table) => 'headingLevel' in table)

const withLevel = components.filter(({ title }) => takesLevel(title))

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
  expect(titles.sort()).toEqual(['Accordion', 'Modal', 'Popup', 'Pricing Plan', 'Product Card'])
})

test.each(components)(
  '$title has no heading whose level its consumer cannot choose',
  ({ title, element }) => {
    expect(takesLevel(title) ? [] : ownLevels(element)).toEqual([])
  },
)

describe.skipIf(withLevel.length === 0).each(withLevel)('$title', ({ title, element }) => {
  const levelsWith = (headingLevel: unknown) =>
    ownLevels(cloneElement(element as ReactElement<Record<string, unknown>>, { headingLevel }))

  test('its headings have the level that its consumer gives', () => {
    const [known] = tableOf(title).flatMap((table) => table.headingLevel ?? [])
    expect(known?.type).toBe('1 | 2 | 3 | 4 | 5 | 6')
    for (const level of [1, 2, 3, 4, 5, 6]) {
      const own = levelsWith(level)
      expect(own).not.toEqual([])
      expect(own).toEqual(own.map(() => level))
    }
  })

  test('a level that HTML does not have is that of its default', () => {
    const [{ default: standard } = { default: undefined }] = tableOf(title).flatMap(
      (table) => table.headingLevel ?? [],
    )
    const own = ownLevels(element)
    expect(own).toEqual(own.map(() => Number(standard)))
    for (const odd of [0, 7, -1, 2.5, NaN, Infinity, '', 'x', null, undefined])
      expect(levelsWith(odd), String(odd)).toEqual(own)
  })
})
