// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { NumberField, type NumberFieldProps } from './number-field'

afterEach(cleanup)

const field = () => screen.getByRole<HTMLInputElement>('spinbutton')
const price = { min: 1, locale: 'de', format: { style: 'currency', currency: 'EUR' } } as const

/** Renders a field as a server does, types into it, and hydrates it. */
function hydrate(typed: string, props: NumberFieldProps): void {
  const element = <NumberField name="price" defaultValue={1234.5} step={0.5} {...props} />
  const container = document.body.appendChild(document.createElement('form'))
  container.innerHTML = renderToString(element)
  field().value = typed
  render(element, { container, hydrate: true })
}

test('its HTML is a native number field, with the plain number', () => {
  const container = document.createElement('form')
  container.innerHTML = renderToString(
    <NumberField name="price" defaultValue={1234.5} max={9000} step={0.5} required {...price} />,
  )
  const native = container.querySelector('input')
  expect(native).toMatchObject({ type: 'number', name: 'price', value: '1234.5', required: true })
  expect(native).toMatchObject({ min: '1', max: '9000', step: '0.5' })
  expect([...new FormData(container)]).toEqual([['price', '1234.5']])
})

test('after hydration it is written in its language, and what was typed before is its number', () => {
  const tell = vi.fn()
  hydrate('1234.5', { ...price, onValueChange: tell })
  expect(field().value).toBe('1.234,50\u00a0€')
  expect(tell).not.toHaveBeenCalled()
  cleanup()
  hydrate('77.5', { ...price, onValueChange: tell })
  expect(field().value).toBe('77,50\u00a0€')
  expect(tell.mock.calls).toEqual([[77.5]])
  cleanup()
  hydrate('', { ...price, onValueChange: tell })
  expect(field().value).toBe('')
  expect(tell).toHaveBeenLastCalledWith(null)
})

test('a parent may refuse what is typed, before and after hydration', () => {
  hydrate('8', { value: 5 })
  expect(field().value).toBe('5')
  fireEvent.change(field(), { target: { value: '8' } })
  expect(field().value).toBe('5')
})

test('a parent that keeps it in bounds sees its own number at once', () => {
  const { rerender } = render(<NumberField value={5} onValueChange={(next) => show(next)} />)
  const show = (next: number | null) =>
    rerender(<NumberField value={Math.min(10, next ?? 0)} onValueChange={show} />)
  fireEvent.change(field(), { target: { value: '51' } })
  expect(field().value).toBe('10')
})

test('a text that is no number changes nothing, and goes when the visitor leaves', () => {
  const tell = vi.fn()
  render(<NumberField defaultValue={5} onValueChange={tell} />)
  fireEvent.change(field(), { target: { value: '-' } })
  expect(field().value).toBe('-')
  fireEvent.blur(field())
  expect(field().value).toBe('5')
  expect(tell).not.toHaveBeenCalled()
})

test('a number with more decimals than are written is rounded to what can be read', () => {
  const tell = vi.fn()
  render(<NumberField format={{ style: 'currency', currency: 'EUR' }} step={0.01} onValueChange={tell} />)
  fireEvent.change(field(), { target: { value: '1.239' } })
  expect(field().value).toBe('1.239')
  fireEvent.blur(field())
  expect(field().value).toBe('€1.24')
  expect(tell.mock.calls).toEqual([[1.239], [1.24]])
})

test('a button that is held repeats until it is let go or the limit is reached', () => {
  vi.useFakeTimers()
  const tell = vi.fn()
  render(<NumberField defaultValue={1} max={5} onValueChange={tell} />)
  const plus = screen.getByRole('button', { name: 'Increase' })
  fireEvent.pointerDown(plus, { button: 0 })
  act(() => void vi.advanceTimersByTime(399))
  expect(tell).not.toHaveBeenCalled()
  act(() => void vi.advanceTimersByTime(1))
  act(() => void vi.advanceTimersByTime(60))
  expect(field().value).toBe('3')
  fireEvent.pointerUp(plus)
  fireEvent.click(plus, { detail: 1 })
  act(() => void vi.advanceTimersByTime(1000))
  expect(field().value).toBe('3')
  fireEvent.click(plus)
  expect(field().value).toBe('4')
  fireEvent.pointerDown(plus, { button: 0 })
  act(() => void vi.advanceTimersByTime(5000))
  expect(field().value).toBe('5')
  expect(plus).toHaveProperty('disabled', true)
  vi.useRealTimers()
})

test('its form and its consumer hear of a step as of a native one', () => {
  const heard: string[] = []
  render(
    <form
      aria-label="Order"
      onInput={({ currentTarget }) => heard.push(JSON.stringify([...new FormData(currentTarget)]))}
    >
      <NumberField
        name="n"
        defaultValue={1000}
        onInput={({ currentTarget }) => heard.push(currentTarget.value)}
        onChange={({ target }) => heard.push(`change ${target.value}`)}
      />
    </form>,
  )
  fireEvent.keyDown(field(), { key: 'ArrowUp' })
  // What holds the value of the form tells once it has the new one.
  expect(heard).toEqual(['1,001', '[["n","1000"]]', 'change 1,001', '[["n","1001"]]'])
  const form = screen.getByRole<HTMLFormElement>('form')
  expect(new FormData(form).get('n')).toBe('1001')
  act(() => form.reset())
  expect(new FormData(form).get('n')).toBe('1000')
})
