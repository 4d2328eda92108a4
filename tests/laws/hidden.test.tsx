// @vitest-environment jsdom
import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { Activity, StrictMode, Suspense, cloneElement, use, type ReactElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
// Date Field fetches it, and would get it while its state is compared.
import '../../registry/calendar/calendar'
import { components, type ShownComponent } from './components'
import { controls } from './controls'
import { isSwitch, rowsOf } from './controlled-props'
import { addStandIns } from './stand-ins'
import { addTopLayer, topLayer } from './top-layer'

const never = new Promise<never>(() => {})
const Waiting = (): ReactNode => use(never)

/** How React hides content and shows it again. */
const ways = {
  'a <Suspense> whose other content waits': (hidden: boolean, content: ReactNode) => (
    <Suspense>
      {content}
      {hidden && <Waiting />}
    </Suspense>
  ),
  'an <Activity>': (hidden: boolean, content: ReactNode) => (
    <Activity mode={hidden ? 'hidden' : 'visible'}>{content}</Activity>
  ),
} as const

/** The listeners of the document and the window. */
const listeners = new Set<{ type: string; listener: unknown; signal?: AbortSignal | undefined }>()

function recordListeners(): void {
  for (const target of [document, window]) {
    const add = target.addEventListener.bind(target)
    const remove = target.removeEventListener.bind(target)
    target.addEventListener = (...args: Parameters<typeof add>) => {
      const [type, listener, options] = args
      listeners.add({ type, listener, signal: typeof options === 'object' ? options.signal : undefined })
      add(type, listener, options)
    }
    target.removeEventListener = (...args: Parameters<typeof remove>) => {
      const [type, listener, options] = args
      for (const one of listeners) if (one.type === type && one.listener === listener) listeners.delete(one)
      remove(type, listener, options)
    }
  }
}

const attributesOf = (element: Element) =>
  element
    .getAttributeNames()
    .map((name) => `${name}=${element.getAttribute(name)}`)
    .filter((text) => text !== 'style=')

/** React's ids differ from one rendering to the next, and so does their length. */
const short = (element: Element | null) =>
  element?.outerHTML
    .replaceAll(/_r_\w+_/g, 'id')
    .replaceAll(' style=""', '')
    .slice(0, 160)

const ofForms = ['reset', 'formdata']

/** The page around a component, and what it hears of the visitor. A form is reset and sent also while a field is hidden. */
const around = () => ({
  page: [...attributesOf(document.documentElement), ...attributesOf(document.body), document.title],
  topLayer: topLayer().map(short),
  heard: [...listeners].filter(({ signal, type }) => signal?.aborted !== true && !ofForms.includes(type))
    .length,
})

/** Everything that a visitor can tell. React's ids differ from one rendering to the next. */
const all = () =>
  JSON.stringify(
    { ...around(), focus: short(document.activeElement), shown: document.body.innerHTML },
    null,
    1,
  )
    .replaceAll(/_r_\w+_/g, 'id')
    .replaceAll(' style=\\"\\"', '')

/** What a visitor does with a component before it is hidden. */
const uses = {
  untouched: () => {},
  'in use': (control: HTMLElement) => {
    fireEvent.pointerEnter(control)
    control.focus()
    fireEvent.keyDown(control, { key: 'ArrowDown' })
  },
  'left after use': (control: HTMLElement, elsewhere: HTMLElement) => {
    uses['in use'](control)
    // The page behind a modal dialog is inert.
    if (!control.closest('dialog')) elsewhere.focus()
  },
} as const

/** A component as it is shown, and with each of its switches on, such as `open`. Every function of its consumer is `call`. */
function variantsOf(component: ShownComponent, call: (name: string) => void): ReactElement[] {
  const { element } = component
  const rows = rowsOf(component)
  const handlers = rows
    .filter(({ name }) => /^on[A-Z]|^unmount$/.test(name) && name in (element.props as object))
    .map(({ name }) => [name, () => call(name)])
  const shown = cloneElement(element, Object.fromEntries(handlers))
  return [shown, ...rows.filter(isSwitch).map(({ name }) => cloneElement(shown, { [name]: true }))]
}

/** Changes every value that a form has of a component, as a visitor does. */
function changeValues(form: HTMLFormElement): void {
  // Its options are there while it is open.
  for (const field of form.querySelectorAll('input[role=combobox]')) act(() => void fireEvent.click(field))
  for (const option of form.querySelectorAll('[role=option], [role=gridcell]:nth-of-type(5n)'))
    act(() => void fireEvent.click(option))
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'))
    act(() => {
      if (field instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(field.type)) fireEvent.click(field)
      else if (field instanceof HTMLInputElement && field.type === 'range')
        fireEvent.change(field, { target: { value: field.min } })
      // A year has four digits.
      else if (/\/\d{4}$/.test(field.value))
        fireEvent.change(field, { target: { value: field.value.replace(/\d$/, '9') } })
      else fireEvent.change(field, { target: { value: `${field.value}1` } })
    })
  for (const list of form.querySelectorAll<HTMLSelectElement>('select:not([aria-hidden])'))
    act(() => void fireEvent.change(list, { target: { value: list.options[list.length - 1]?.value } }))
}

const dataOf = (form: HTMLFormElement) =>
  [...new FormData(form)].map(([name, value]) => `${name.replace(/_r_\w+_/, 'id')}=${JSON.stringify(value)}`)

const settle = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))

beforeAll(() => {
  addStandIns()
  addTopLayer()
  recordListeners()
  // React itself listens from its first root on.
  render(<p />)
  cleanup()
})
beforeEach(() => void vi.useFakeTimers({ now: new Date('2030-01-01T12:00:00') }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe.each(components)('$title', (component) => {
  // A form in a form is no HTML, and jsdom lets no script choose a file: File Upload's own test does so in a browser.
  const isInForm = !/<form|type="file"/.test(renderToStaticMarkup(component.element))

  test.runIf(isInForm).each(Object.entries(ways))(
    'its form sends and resets it while %s hides it',
    async (_name, wrap) => {
      for (const name of ['field', undefined]) {
        const content = (hidden: boolean) => (
          <StrictMode>
            <form>
              {wrap(
                hidden,
                cloneElement(component.element as ReactElement<{ name?: string | undefined }>, { name }),
              )}
            </form>
          </StrictMode>
        )
        const { rerender, container } = render(content(false))
        const form = container.querySelector('form') ?? document.createElement('form')
        await settle(100)
        const initial = dataOf(form)
        changeValues(form)
        await settle(100)
        const changed = dataOf(form)
        if (initial.length > 0) expect(changed, 'after use').not.toEqual(initial)
        await act(async () => rerender(content(true)))
        expect(dataOf(form), 'while hidden').toEqual(changed)
        await act(async () => form.reset())
        await act(async () => rerender(content(false)))
        await settle(100)
        expect(dataOf(form), 'after the reset').toEqual(initial)
        cleanup()
      }
    },
  )

  test.each(Object.entries(ways))('is as it was after %s has hidden it', async (_name, wrap) => {
    for (const useIt of Object.values(uses)) {
      /** Renders a variant, uses it, hides it or not, and returns what a visitor can tell at the end. */
      const finally_ = async (variant: number, hides: boolean) => {
        const calls: string[] = []
        const element = variantsOf(component, (name) => calls.push(name))[variant] ?? component.element
        const before = around()
        const content = (hidden: boolean) => (
          <StrictMode>
            <button type="button">Elsewhere</button>
            <div>{wrap(hidden, element)}</div>
          </StrictMode>
        )
        const { rerender, container } = render(content(false))
        await settle(3000)
        const [elsewhere, control] = container.querySelectorAll<HTMLElement>(controls)
        if (control && elsewhere) act(() => useIt(control, elsewhere))
        await settle(100)
        if (hides) {
          await act(async () => rerender(content(true)))
          await settle(60_000)
          expect(around()).toEqual(before)
          await act(async () => rerender(content(false)))
        }
        await settle(6500)
        const state = `${all()} ${calls.join(', ')}`
        cleanup()
        await settle(20_000)
        expect(around()).toEqual(before)
        return state
      }
      for (const variant of variantsOf(component, () => {}).keys())
        expect(await finally_(variant, true)).toBe(await finally_(variant, false))
    }
  })
})
