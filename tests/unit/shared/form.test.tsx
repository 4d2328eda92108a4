// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState, type ReactElement } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { FormValue } from '../../../registry/shared/form-value'
import { useControllable } from '../../../registry/shared/use-controllable'

afterEach(cleanup)

interface LetterProps {
  value?: string | undefined
  defaultValue?: string | undefined
  onValueChange?: (value: string) => void
  required?: boolean
  disabled?: boolean
  form?: string
}

/** The least component that holds a value: a press goes on by one letter. */
function Letter({ value, defaultValue = 'a', onValueChange, ...rest }: LetterProps) {
  const [choices, setChoices] = useState(0)
  const [letter, change, reset] = useControllable(value, defaultValue, onValueChange)
  return (
    <span>
      <button
        type="button"
        onClick={() => {
          setChoices(choices + 1)
          change(letter === '' ? 'a' : `${letter}+`)
        }}
      >
        {letter}
      </button>
      <FormValue
        {...rest}
        name="letter"
        value={letter}
        choices={choices}
        onReset={reset}
        onInvalidFocus={() => screen.getByRole('button').focus()}
      />
    </span>
  )
}

function inForm(letter: ReactElement) {
  const { container } = render(
    <>
      <form id="outer">{letter}</form>
      <form id="other" />
    </>,
  )
  const form = (id: string) =>
    container.querySelector<HTMLFormElement>(`#${id}`) ?? document.createElement('form')
  return {
    form: form('outer'),
    other: form('other'),
    data: (id = 'outer') => Object.fromEntries(new FormData(form(id))),
    press: () => fireEvent.click(screen.getByRole('button')),
  }
}

test('the data of the form has the value by its name', () => {
  const { data, press } = inForm(<Letter />)
  expect(data()).toEqual({ letter: 'a' })
  press()
  expect(data()).toEqual({ letter: 'a+' })
})

test('a disabled value is no part of the form, and one with another form’s id is part of that form', () => {
  expect(inForm(<Letter disabled />).data()).toEqual({})
  cleanup()
  const { data } = inForm(<Letter form="other" />)
  expect([data('outer'), data('other')]).toEqual([{}, { letter: 'a' }])
})

test('an empty value fails required, and focus moves to the control', () => {
  const { form, press } = inForm(<Letter defaultValue="" required />)
  expect(form.checkValidity()).toBe(false)
  act(() => form.querySelector('select')?.focus())
  expect(document.activeElement).toBe(screen.getByRole('button'))
  press()
  expect(form.checkValidity()).toBe(true)
})

test('reset returns to the initial value and says so once; another form’s reset does not', () => {
  const said = vi.fn()
  const { form, other, data, press } = inForm(<Letter defaultValue="k" onValueChange={said} />)
  press()
  act(() => other.reset())
  expect(data()).toEqual({ letter: 'k+' })
  act(() => form.reset())
  expect(data()).toEqual({ letter: 'k' })
  act(() => form.reset())
  expect(said.mock.calls).toEqual([['k+'], ['k']])
})

test('a reset that is prevented changes nothing', () => {
  const { form, data, press } = inForm(<Letter />)
  form.addEventListener('reset', (event) => event.preventDefault())
  press()
  act(() => form.reset())
  expect(data()).toEqual({ letter: 'a+' })
})

test('a controlled value changes only when the consumer changes it', () => {
  const said = vi.fn()
  const { data, press } = inForm(<Letter value="z" onValueChange={said} />)
  press()
  expect(said).toHaveBeenCalledWith('z+')
  expect(data()).toEqual({ letter: 'z' })
})

test('reset asks a controlling consumer for the value that was shown first', () => {
  const said = vi.fn()
  const { rerender, container } = render(
    <form>
      <Letter value="m" onValueChange={said} />
    </form>,
  )
  rerender(
    <form>
      <Letter value="n" onValueChange={said} />
    </form>,
  )
  act(() => container.querySelector('form')?.reset())
  expect(said.mock.calls).toEqual([['m']])
})
