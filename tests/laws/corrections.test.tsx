// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { StrictMode, cloneElement, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { components } from './components'
import { controlledProps, isSwitch } from './controlled-props'
import { only, testWhole } from './one-component'
import { addStandIns } from './stand-ins'
import { addTopLayer } from './top-layer'

/** A value that a consumer's state can have, and that a component cannot show. */
interface Row {
  readonly title: string
  /** Which of the components of the page. @default the first */
  readonly component?: string
  readonly prop: string
  /** The other props that it takes. */
  readonly props?: Readonly<Record<string, unknown>>
  readonly given: unknown
  readonly handler: string
}

/** What is shown in place of the value. */
interface Corrected extends Row {
  readonly shown: unknown
}

/** Why the value stays: what is shown is nobody else's value. */
interface Kept extends Row {
  readonly why: string
}

const corrected: readonly Corrected[] = [
  {
    title: 'Accordion',
    prop: 'value',
    props: { collapsible: true, items: ['a', 'b', 'c'].map((title) => ({ title, content: title })) },
    given: ['c', 'b'],
    handler: 'onValueChange',
    shown: ['b'],
  },
  { title: 'Calendar', prop: 'value', given: new Date(NaN), handler: 'onValueChange', shown: null },
  {
    title: 'Calendar',
    prop: 'value',
    props: { selectRange: true },
    given: [new Date(2030, 0, 5), new Date(2030, 0, 3)],
    handler: 'onValueChange',
    shown: [new Date(2030, 0, 3), new Date(2030, 0, 5)],
  },
  { title: 'Date Field', prop: 'value', given: '2026-02-30', handler: 'onValueChange', shown: '' },
  { title: 'Carousel', prop: 'value', given: 9, handler: 'onValueChange', shown: 2 },
  { title: 'Carousel', prop: 'value', given: NaN, handler: 'onValueChange', shown: 0 },
  { title: 'Number Field', prop: 'value', given: NaN, handler: 'onValueChange', shown: null },
  { title: 'Number Field', prop: 'value', given: Infinity, handler: 'onValueChange', shown: null },
  {
    title: 'Pagination',
    prop: 'currentPage',
    props: { total: 30 },
    given: 9,
    handler: 'onPageChange',
    shown: 3,
  },
  {
    title: 'Pagination',
    prop: 'currentPage',
    props: { total: 30 },
    given: 1.5,
    handler: 'onPageChange',
    shown: 2,
  },
  { title: 'Pagination', prop: 'currentPage', given: -1, handler: 'onPageChange', shown: 1 },
  { title: 'Pagination', prop: 'currentPage', given: NaN, handler: 'onPageChange', shown: 1 },
  {
    title: 'Product Card',
    prop: 'value',
    given: { color: 'none', size: 8 },
    handler: 'onValueChange',
    shown: { color: 'Ember', size: 8 },
  },
  {
    title: 'Product Card',
    prop: 'value',
    given: { color: 'Ember', size: 0.5 },
    handler: 'onValueChange',
    shown: { color: 'Ember', size: 8 },
  },
  { title: 'Slider', prop: 'value', given: 101, handler: 'onValueChange', shown: 100 },
  { title: 'Slider', prop: 'value', given: NaN, handler: 'onValueChange', shown: 50 },
  {
    title: 'Slider',
    prop: 'value',
    props: { step: 30 },
    given: 50,
    handler: 'onValueChange',
    shown: 60,
  },
  { title: 'Tabs', prop: 'value', given: 'no tab', handler: 'onValueChange', shown: 'stay' },
]

const kept: readonly Kept[] = [
  {
    title: 'Accordion',
    prop: 'value',
    given: ['no item'],
    handler: 'onValueChange',
    why: 'The items may come later.',
  },
  {
    title: 'Calendar',
    prop: 'value',
    props: { minDate: new Date(2030, 0, 1) },
    given: new Date(2020, 0, 1),
    handler: 'onValueChange',
    why: 'A day that cannot be picked can be shown.',
  },
  {
    title: 'Check',
    component: 'CheckGroup',
    prop: 'value',
    given: ['no option'],
    handler: 'onValueChange',
    why: 'The options may come later.',
  },
  {
    title: 'Combobox',
    prop: 'value',
    given: 'no option',
    handler: 'onValueChange',
    why: 'The options may come later, or be those of another search.',
  },
  {
    title: 'Dropdown',
    prop: 'value',
    given: 'no option',
    handler: 'onValueChange',
    why: 'The options may come later.',
  },
  {
    title: 'Navigation',
    prop: 'selected',
    given: '/elsewhere',
    handler: 'onSelect',
    why: 'The page may be another one than those of the bar.',
  },
  {
    title: 'Number Field',
    prop: 'value',
    given: 101,
    handler: 'onValueChange',
    why: 'As in a native field, it is shown, and not valid.',
  },
  {
    title: 'Radio Group',
    prop: 'value',
    given: 'no option',
    handler: 'onValueChange',
    why: 'The options may come later.',
  },
  {
    title: 'Table',
    prop: 'selected',
    given: ['no row'],
    handler: 'onSelectedChange',
    why: 'The row may be on another page.',
  },
  {
    title: 'Table',
    prop: 'sort',
    given: { column: 'no column', direction: 'ascending' },
    handler: 'onSortChange',
    why: 'The column may come later.',
  },
]

const isLookedAt = ({ title }: Row) => components.some((component) => component.title === title)

const nameOf = ({ type }: ReactElement) => (typeof type === 'function' ? type.name : undefined)

/** A component whose consumer has given it a value; `told` is what its handler is called with. */
function elementOf({ title, component, props, prop, handler }: Row, told: unknown[]) {
  const element = components.find(
    (one) => one.title === title && (component === undefined || nameOf(one.element) === component),
  )?.element
  if (element === undefined) throw new Error(`No component has the title ${title}.`)
  return (value: unknown) =>
    cloneElement(element as ReactElement<Readonly<Record<string, unknown>>>, {
      ...props,
      [handler]: (next: unknown) => void told.push(next),
      [prop]: value,
    })
}

beforeAll(() => {
  addStandIns()
  addTopLayer()
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

testWhole(
  'each value that a consumer controls has a row: what cannot be shown is corrected, or stays',
  () => {
    const known = new Set([...corrected, ...kept].map(({ title, prop }) => `${title}: ${prop}`))
    const values = components.flatMap((component) =>
      controlledProps(component)
        .filter((row) => !isSwitch(row))
        .map(({ name }) => `${component.title}: ${name}`),
    )
    expect(values.filter((value) => !known.has(value))).toEqual([])
    expect([...known].filter((value) => !values.includes(value))).toEqual([])
  },
)

test.skipIf(only !== undefined && !corrected.some(isLookedAt)).each(corrected.filter(isLookedAt))(
  '$title tells its consumer once what it shows in place of $prop = $given',
  async (row) => {
    const told: unknown[] = []
    const element = elementOf(row, told)
    renderToString(element(row.given))
    expect(told, 'while it renders').toEqual([])
    const { rerender } = render(element(row.given), { wrapper: StrictMode })
    const show = async (value: unknown) => {
      rerender(element(value))
      await act(() => new Promise((resolve) => setTimeout(resolve)))
    }
    await show(row.given)
    expect(told, 'where its consumer refuses').toEqual([row.shown])
    await show(row.shown)
    expect(told, 'where its consumer goes along').toEqual([row.shown])
    await show(row.given)
    expect(told, 'where it happens again').toEqual([row.shown, row.shown])
  },
)

test.skipIf(only !== undefined && !kept.some(isLookedAt)).each(kept.filter(isLookedAt))(
  '$title leaves $prop = $given as it is. $why',
  async (row) => {
    const told: unknown[] = []
    const element = elementOf(row, told)
    render(element(row.given), { wrapper: StrictMode })
    await act(() => new Promise((resolve) => setTimeout(resolve)))
    expect(told).toEqual([])
  },
)
