// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Dropdown } from './dropdown'

const said = vi.spyOn(console, 'error')

afterEach(() => {
  cleanup()
  // What jsdom says of style sheets has no text.
  expect(said.mock.calls.filter(([text]) => text !== undefined)).toEqual([])
})

const options = [
  'None',
  {
    label: 'Post',
    options: [{ value: 'slow', label: 'Standard', description: 'In a week.', icon: <svg /> }],
  },
  { options: ['Courier'] },
]

test('options stand in groups, and each is named by its label and described by its sentence', () => {
  render(<Dropdown options={options} />)
  const group = screen.getByRole('group', { name: 'Post', hidden: true })
  expect(group.querySelectorAll('[role=option]')).toHaveLength(1)
  const option = screen.getByRole('option', { name: 'Standard', hidden: true })
  const described = document.getElementById(option.getAttribute('aria-describedby') ?? '')
  expect(described?.textContent).toBe('In a week.')
})

test('a pick in any group tells the value of the option', () => {
  const onValueChange = vi.fn<(value: string) => void>()
  const { container } = render(<Dropdown options={options} onValueChange={onValueChange} />)
  for (const name of ['Standard', 'Courier'])
    fireEvent.click(screen.getByRole('option', { name, hidden: true }))
  expect(onValueChange.mock.calls).toEqual([['slow'], ['Courier']])
  expect(container.querySelector('output')?.textContent).toBe('Selected: Courier')
})
