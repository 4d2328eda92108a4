// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Combobox } from './combobox'

afterEach(cleanup)

const cities = ['Bari', 'Bern', 'Bern-Belp', 'Zürich']
const field = () => screen.getByRole<HTMLInputElement>('combobox')
const type = (text: string) => fireEvent.change(field(), { target: { value: text } })
const press = (key: string) => fireEvent.keyDown(field(), { key })
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')
const option = (name: string) => screen.getByText(name, { selector: 'li' })

test('a text of spaces is none: Enter chooses nothing, and the last choice comes back', () => {
  const tell = vi.fn()
  render(<Combobox options={cities} defaultValue="Bern" onValueChange={tell} required />)
  type(' ')
  expect(active()).toBeNull()
  expect(press('Enter')).toBe(true)
  expect(field().value).toBe('Bern')
  expect(field().validity.valid).toBe(true)
  expect(tell).not.toHaveBeenCalled()
})

test('a text of spaces is missing where a choice is required', () => {
  render(<Combobox options={cities} required />)
  type(' ')
  expect(field().validity.valid).toBe(false)
  expect(field().validationMessage).not.toBe('Choose one of the options.')
})

test('Enter after a text adds the first match that is no token yet, and never removes one', () => {
  const tell = vi.fn()
  render(<Combobox options={cities} multiple defaultValue={['Bari']} onValueChange={tell} />)
  type('b')
  expect(active()?.textContent).toBe('Bern')
  expect(press('Enter')).toBe(false)
  expect(tell.mock.calls).toEqual([[['Bari', 'Bern']]])
  // Once more is for the form.
  expect(active()).toBeNull()
  expect(press('Enter')).toBe(true)
  type('bari')
  expect(active()).toBeNull()
  expect(press('Enter')).toBe(false)
  expect(field().value).toBe('')
  type('bar')
  expect(press('Enter')).toBe(true)
  expect(field().value).toBe('bar')
  expect(tell).toHaveBeenCalledTimes(1)
})

test('an arrow reaches a token, which Enter removes', () => {
  const tell = vi.fn()
  render(<Combobox options={cities} multiple defaultValue={['Bari']} onValueChange={tell} />)
  type('ba')
  press('ArrowDown')
  expect(active()?.textContent).toBe('Bari')
  press('Enter')
  expect(tell.mock.calls).toEqual([[[]]])
})

test('Enter prefers the option that the text is to one that begins with it', () => {
  render(<Combobox options={['Bern-Belp', 'Bern']} />)
  type('bern')
  press('Enter')
  expect(field().value).toBe('Bern')
})

test('the active option stays the same one, with the same id, when others come before it', () => {
  const { rerender } = render(<Combobox options={['Bari', 'Bern']} />)
  press('ArrowDown')
  const { id } = option('Bari')
  expect(active()).toBe(option('Bari'))
  rerender(<Combobox options={['Aalen', 'Bern', 'Bari']} />)
  expect(active()).toBe(option('Bari'))
  expect(option('Bari').id).toBe(id)
  expect(document.querySelectorAll('[data-active]')).toHaveLength(1)
  press('Enter')
  expect(field().value).toBe('Bari')
})

test('no other option becomes active in place of one that goes', () => {
  const { rerender } = render(<Combobox options={['Bari', 'Bern']} />)
  press('ArrowUp')
  expect(active()).toBe(option('Bern'))
  rerender(<Combobox options={['Bari', 'Zürich']} />)
  expect(active()).toBeNull()
  expect(field().hasAttribute('aria-activedescendant')).toBe(false)
})

test('each option has an id of its own without spaces, whatever its value, even one that is there twice', () => {
  const given = ['New York', 'New-York', 'New_York', 'N', 'n', 'N', 'N', '', '東京', '\uD83D']
  render(<Combobox options={given.map((value, index) => ({ value, label: `${index}`, description: '.' }))} />)
  fireEvent.click(field())
  const ids = Array.from(document.querySelectorAll('[role=option]'), ({ id }) => id)
  expect(new Set(ids).size).toBe(given.length)
  expect(ids.filter((id) => /\s/.test(id))).toEqual([])
})

test('in a shadow root, a text stays while another window has the focus, and a press on the list closes nothing', () => {
  const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })
  const { container } = render(<Combobox options={cities} defaultValue="Bern" />, {
    container: root.appendChild(document.createElement('div')),
  })
  const own = container.querySelector('input')
  if (!own) throw new Error('The field is there.')
  act(() => own.focus())
  fireEvent.change(own, { target: { value: 'b' } })
  fireEvent.focusOut(own)
  expect(own.value).toBe('b')
  const second = container.querySelectorAll('[role=option]')[1]
  if (!second) throw new Error('The options are there.')
  // As in a browser, it is heard outside, where its target is the host.
  fireEvent.pointerDown(second, { composed: true })
  expect(own.getAttribute('aria-expanded')).toBe('true')
  fireEvent.pointerDown(document.body)
  expect(own.getAttribute('aria-expanded')).toBe('false')
})
