// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { RadioGroup, type RadioGroupProps } from './radio-group'

afterEach(cleanup)

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })

/** Renders a group as a server does, presses an option, and then hydrates it. */
function hydrate(props: Partial<RadioGroupProps>): void {
  const group = <RadioGroup legend="Size" options={['S', 'M', 'L']} {...props} />
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(group)
  radio('L').checked = true
  render(group, { container, hydrate: true })
}

test('an option that is pressed before hydration stays checked, and the parent is told', () => {
  const tell = vi.fn()
  hydrate({ defaultValue: 'S', onValueChange: tell })
  expect(radio('L').checked).toBe(true)
  expect(tell.mock.calls).toEqual([['L']])
})

test('a parent may refuse what is pressed before hydration', () => {
  hydrate({ value: 'S' })
  expect(radio('S').checked).toBe(true)
})

test('an empty name is none: the radio buttons are one group, which no other has', () => {
  for (const legend of ['One', 'Two'])
    render(<RadioGroup legend={legend} name="" options={[`${legend} a`, `${legend} b`]} />)
  const names = ['One a', 'One b', 'Two a', 'Two b'].map((name) => radio(name).name)
  expect(names[0]).not.toBe('')
  expect(names[0]).toBe(names[1])
  expect(names[2]).toBe(names[3])
  expect(names[0]).not.toBe(names[2])
})
