// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { Combobox, type ComboboxProps } from './combobox'

afterEach(cleanup)

const cities = ['Bari', { value: 'b', label: 'Bern' }, { value: 'z', label: 'Zürich' }]
const field = () => screen.getByRole<HTMLInputElement>('combobox')
const type = (text: string) => fireEvent.change(field(), { target: { value: text } })
const press = (key: string, more = {}) => fireEvent.keyDown(field(), { key, ...more })
const options = () =>
  Array.from(document.querySelectorAll('li[role=option]'), ({ textContent }) => textContent)
const said = () => screen.getByRole('status').textContent
const sentBy = (form: HTMLFormElement) =>
  [...new FormData(form)].map(([name, value]) => `${name}=${typeof value === 'string' ? value : ''}`)

/** Renders a combobox in a form as a server does, types into it, and hydrates it. */
function hydrate(typed: string, props: Partial<ComboboxProps>): void {
  const element = <Combobox aria-label="City" name="city" options={cities} {...(props as object)} />
  const container = document.body.appendChild(document.createElement('form'))
  container.innerHTML = renderToString(element)
  const native = container.querySelector('input')
  if (native && typed !== '') native.value = typed
  render(element, { container, hydrate: true })
}

test('its HTML is a native field that suggests the options and sends the value', () => {
  const container = document.createElement('form')
  container.innerHTML = renderToString(<Combobox name="city" options={cities} defaultValue="b" required />)
  const native = container.querySelector('input')
  expect(native).toMatchObject({ type: 'text', value: 'b', required: true })
  const suggested = Array.from(container.querySelectorAll('datalist option'), (one) =>
    [one.getAttribute('value'), one.textContent].join(' '),
  )
  expect(suggested).toEqual(['Bari Bari', 'b Bern', 'z Zürich'])
  expect(container.querySelector('datalist')?.id).toBe(native?.getAttribute('list'))
  expect(sentBy(container)).toEqual(['city=b'])
})

test('its HTML sends several values under one name, and suggests no more than its limit', () => {
  const container = document.createElement('form')
  container.innerHTML = renderToString(
    <Combobox name="city" options={cities} multiple defaultValue={['b', 'z']} limit={2} />,
  )
  expect(sentBy(container)).toEqual(['city=', 'city=b', 'city=z'])
  expect(container.querySelectorAll('datalist option')).toHaveLength(2)
})

test('after hydration it shows the label, and what was typed before is chosen or stays', () => {
  const tell = vi.fn()
  hydrate('', { defaultValue: 'b', onValueChange: tell })
  expect(field().value).toBe('Bern')
  expect(tell).not.toHaveBeenCalled()
  cleanup()
  for (const [typed, value] of [
    ['z', 'z'],
    ['zurich', 'z'],
  ] as const) {
    hydrate(typed, { onValueChange: tell })
    expect(field().value).toBe('Zürich')
    expect(tell).toHaveBeenLastCalledWith(value)
    cleanup()
  }
  hydrate('Zug', { freeText: true, onValueChange: tell })
  expect(field().value).toBe('Zug')
  expect(tell).toHaveBeenLastCalledWith('Zug')
  expect(field().getAttribute('aria-expanded')).toBe('false')
})

test('what is typed finds options by a part of their label, whatever its case and accents', () => {
  render(<Combobox options={['Oslo', 'Łódź', 'Malmö', 'Almería', 'Straße', 'İzmir']} />)
  const found = (text: string) => {
    type(text)
    return options()
  }
  expect(found('LM')).toEqual(['Malmö', 'Almería'])
  expect(found('al')).toEqual(['Almería', 'Malmö'])
  expect(found('almeri')).toEqual(['Almería'])
  expect(found('malmö')).toEqual(['Malmö'])
  expect(found('strasse')).toEqual(['Straße'])
  expect(found('izmir')).toEqual(['İzmir'])
  expect(found('x')).toEqual([])
  expect(said()).toBe('No option matches.')
})

test('only an option is entered: another text goes back to the last choice when the visitor leaves', () => {
  const tell = vi.fn()
  render(<Combobox options={cities} defaultValue="b" onValueChange={tell} />)
  type('Berl')
  expect(field().validationMessage).toBe('Choose one of the options.')
  fireEvent.blur(field())
  expect(field().value).toBe('Bern')
  expect(field().validationMessage).toBe('')
  expect(tell).not.toHaveBeenCalled()
  type('zurich')
  expect(field().validationMessage).toBe('')
  fireEvent.blur(field())
  expect(field().value).toBe('Zürich')
  expect(tell.mock.calls).toEqual([['z']])
  type('')
  fireEvent.blur(field())
  expect(tell).toHaveBeenLastCalledWith('')
})

test('Enter leaves a text that is no option, and the form says so', () => {
  const tell = vi.fn()
  render(<Combobox options={cities} defaultValue="b" onValueChange={tell} />)
  type('Berlin')
  expect(press('Enter')).toBe(true)
  expect(field().value).toBe('Berlin')
  expect(field().validationMessage).toBe('Choose one of the options.')
  expect(tell).not.toHaveBeenCalled()
})

test('a text stays while another window has the focus', () => {
  render(<Combobox options={cities} defaultValue="b" />)
  act(() => field().focus())
  type('Berl')
  // The field is still the active element of its document.
  fireEvent.focusOut(field())
  expect(field().value).toBe('Berl')
  act(() => field().blur())
  expect(field().value).toBe('Bern')
})

test('any text is entered as it is typed with `freeText`, and that of an option is the option', () => {
  const tell = vi.fn()
  render(<Combobox options={cities} freeText onValueChange={tell} />)
  for (const text of ['Bern', 'Bern 2', 'bern']) type(text)
  fireEvent.blur(field())
  expect(field().value).toBe('bern')
  expect(tell.mock.calls).toEqual([['b'], ['Bern 2'], ['bern']])
  expect(field().validationMessage).toBe('')
})

test('Enter chooses the first match of options, and of a free text only what an arrow has reached', () => {
  const tell = vi.fn()
  const { rerender } = render(<Combobox options={cities} onValueChange={tell} />)
  type('r')
  expect(fireEvent.keyDown(field(), { key: 'Enter' })).toBe(false)
  expect(field().value).toBe('Bari')
  rerender(<Combobox options={cities} onValueChange={tell} freeText />)
  type('ber')
  expect(fireEvent.keyDown(field(), { key: 'Enter' })).toBe(true)
  expect(field().value).toBe('ber')
  type('bern')
  press('ArrowDown')
  expect(press('Enter')).toBe(false)
  expect(field().value).toBe('Bern')
})

test('Enter of an input method chooses nothing', () => {
  const tell = vi.fn()
  render(<Combobox options={cities} onValueChange={tell} />)
  type('be')
  press('Enter', { isComposing: true })
  press('Enter', { keyCode: 229 })
  expect(tell).not.toHaveBeenCalled()
  expect(field().getAttribute('aria-expanded')).toBe('true')
})

test('tokens come by Enter, a comma or leaving, each once, and go by Backspace or their button', () => {
  const tell = vi.fn()
  render(<Combobox options={cities} multiple freeText onValueChange={tell} />)
  type('calm')
  expect(press('Enter')).toBe(false)
  expect(said()).toBe('calm added')
  type('calm, Bern, warm, so')
  expect(field().value).toBe(' so')
  fireEvent.blur(field())
  expect(tell).toHaveBeenLastCalledWith(['calm', 'b', 'warm', 'so'])
  expect(field().value).toBe('')
  fireEvent.click(screen.getByRole('button', { name: 'Remove Bern' }))
  expect(tell).toHaveBeenLastCalledWith(['calm', 'warm', 'so'])
  press('Backspace')
  press('Backspace', { repeat: true })
  expect(tell).toHaveBeenLastCalledWith(['calm', 'warm'])
  expect(said()).toBe('so removed')
})

test('a form gets one value, or several under one name, and a reset takes them back', () => {
  const tell = vi.fn()
  const heard: string[] = []
  render(
    <form aria-label="Trip" onInput={({ currentTarget }) => heard.push(sentBy(currentTarget).join(' & '))}>
      <Combobox name="stop" options={cities} multiple defaultValue={['b']} onValueChange={tell} />
    </form>,
  )
  type('bari')
  press('Enter')
  expect(heard.at(-1)).toBe('stop=b & stop=Bari')
  const form = screen.getByRole<HTMLFormElement>('form')
  act(() => form.reset())
  expect(sentBy(form)).toEqual(['stop=b'])
  expect(tell.mock.calls).toEqual([[['b', 'Bari']], [['b']]])
  act(() => form.reset())
  expect(sentBy(form)).toEqual(['stop=b'])
})

test('a required one with tokens asks for one only while it has none', () => {
  render(<Combobox options={cities} multiple required />)
  expect(field().validity.valid).toBe(false)
  type('bari')
  press('Enter')
  expect(field().validity.valid).toBe(true)
  expect(field().getAttribute('aria-required')).toBe('true')
})

test('no more options are shown than its limit, and how many there are is said', () => {
  const numbers = Array.from({ length: 10_000 }, (_, index) => `Number ${index}`)
  render(<Combobox options={numbers} />)
  fireEvent.click(field())
  expect(options()).toHaveLength(250)
  expect(said()).toBe('250 of 10,000 options. Type to find the others.')
  type('9999')
  expect(options()).toEqual(['Number 9999'])
  expect(said()).toBe('1 option')
})

test('values that are no known option have the text of `labelOf`, or are shown as they are', () => {
  const search = () => Promise.resolve([])
  const { rerender } = render(<Combobox options={search} value="b c%" />)
  expect(field().value).toBe('b c%')
  rerender(<Combobox options={search} value="b" labelOf={(value) => value.toUpperCase()} />)
  expect(field().value).toBe('B')
})

test('what its consumer refuses does not stay', () => {
  render(<Combobox options={cities} value="b" />)
  type('zur')
  press('Enter')
  expect(field().value).toBe('Bern')
})
