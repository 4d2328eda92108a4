// @vitest-environment jsdom
import { act, cleanup, createEvent, fireEvent, render } from '@testing-library/react'
import { cloneElement, createElement, type ReactElement } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { installableScreens } from '../../src/install/install-items'
import { components, type ShownComponent } from './components'
import { controls } from './controls'
import { rowsOf } from './controlled-props'
import { only } from './one-component'
import { addStandIns } from './stand-ins'

interface NamedComponent extends ShownComponent {
  /** What the tests are named by. */
  readonly name: string
}

/** A component with a link in place of its button, where its consumer can give it one. */
const asLink = (component: ShownComponent): readonly NamedComponent[] =>
  rowsOf(component).flatMap(({ name, type }) =>
    /^render$|Render$/.test(name) && type.includes('ReactElement')
      ? [
          {
            ...component,
            name: `${component.title} with ${name}`,
            element: cloneElement(component.element, { [name]: <a href="#elsewhere">Elsewhere</a> }),
          },
        ]
      : [],
  )

/** Everything with links that visitors install. */
const shown: readonly NamedComponent[] = [
  ...components.map((component) => ({ ...component, name: component.title })),
  ...components.flatMap(asLink),
  ...(only === undefined
    ? await Promise.all(
        (await installableScreens()).map(async ({ name, meta }) => ({
          title: `The screen ${name}`,
          name: `The screen ${name}`,
          element: createElement(await meta.load()),
        })),
      )
    : []),
]

/** Clicks that open a link elsewhere, or that save it. Chromium, for one, opens a tab for a middle click. */
const clicks = {
  'with Control': { ctrlKey: true },
  'with Command': { metaKey: true },
  'with Shift': { shiftKey: true },
  'with Alt': { altKey: true },
  'with the middle button': { button: 1 },
}
const targets = { 'to another tab': { target: '_blank' }, 'to a file': { download: 'file' } }

/** Handlers that a component calls itself. React calls those of native events. */
const ownHandlers = (component: ShownComponent) =>
  rowsOf(component).filter(({ name, type }) => name.startsWith('on') && type.includes('=>'))

const stateOf = (container: Element) => `${container.innerHTML} ${document.activeElement?.outerHTML ?? ''}`

/** Renders an element, and clicks each of its links. Returns what changed. */
function changesBy(
  element: ReactElement,
  called: readonly string[],
  click: MouseEventInit,
  attributes: Readonly<Record<string, string>> = {},
): readonly string[] {
  const { container } = render(element)
  const links = [...container.querySelectorAll<HTMLAnchorElement>('a[href]')]
  const changes = links.flatMap((link) => {
    for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value)
    // The state of a menu is part of what can change.
    const before = stateOf(container)
    const known = called.length
    const event = createEvent.click(link, { bubbles: true, cancelable: true, ...click })
    act(() => {
      fireEvent(link, event)
    })
    return [
      ...(event.defaultPrevented ? ['The browser does not follow it.'] : []),
      ...(stateOf(container) === before ? [] : ['It changes this page.']),
      ...called.slice(known),
    ]
  })
  cleanup()
  return changes
}

beforeAll(addStandIns)
afterEach(cleanup)

/** Keys that do something in browsers with these held down: they lead back and forward, to another tab, and to either end. */
const keys: readonly (readonly [modifier: KeyboardEventInit, keys: readonly string[]])[] = [
  [{ altKey: true }, ['ArrowLeft', 'ArrowRight', 'Home', 'Tab']],
  [{ metaKey: true }, ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Tab']],
  [{ ctrlKey: true }, ['PageUp', 'PageDown', 'Home', 'End', 'Tab', 'ArrowUp', 'ArrowDown']],
]

describe.each(shown)('$name', (component) => {
  const { element } = component
  const called: string[] = []
  const spies = Object.fromEntries(
    ownHandlers(component).map(({ name }) => [name, () => void called.push(`It calls ${name}.`)]),
  )
  const spied = cloneElement(element, spies)

  beforeEach(() => {
    vi.spyOn(window, 'scrollTo').mockImplementation(() => void called.push('It scrolls this page.'))
  })

  test.each(Object.entries(clicks))('a click on a link %s changes nothing here', (_name, click) => {
    expect(changesBy(spied, called, click)).toEqual([])
  })

  test.each(Object.entries(targets))('a link %s changes nothing here', (_name, attributes) => {
    expect(changesBy(spied, called, {}, attributes)).toEqual([])
  })

  test('on a page whose links all open elsewhere, a click on one changes nothing here', () => {
    const base = document.head.appendChild(document.createElement('base'))
    base.target = '_blank'
    const changes = changesBy(spied, called, {})
    base.remove()
    expect(changes).toEqual([])
  })

  test('keys that do something in the browser are left to it', () => {
    const { container } = render(
      cloneElement(element as ReactElement<{ defaultOpen?: boolean }>, { defaultOpen: true }),
    )
    const taken = [...container.querySelectorAll<HTMLElement>(controls)].flatMap((control) =>
      keys.flatMap(([modifier, names]) =>
        names.flatMap((key) => {
          const before = stateOf(container)
          const isFree = fireEvent.keyDown(control, { key, ...modifier })
          return isFree && stateOf(container) === before ? [] : [`${JSON.stringify(modifier)} ${key}`]
        }),
      ),
    )
    expect([...new Set(taken)]).toEqual([])
  })
})
