// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Select } from './select'

const optionsOf = (markup: string) => markup.match(/<option[^>]*>[^<]*/g)

test('its HTML has the choice before a script does', () => {
  const markup = renderToStaticMarkup(<Select options={['Attic', 'Studio']} defaultValue="Studio" />)
  expect(optionsOf(markup)).toEqual([
    expect.not.stringContaining('selected'),
    expect.stringMatching(/selected="".*Studio/),
  ])
})

test('a placeholder is a first option without a value; a list for several choices has none', () => {
  const withPlaceholder = (multiple: boolean) =>
    renderToStaticMarkup(<Select options={['Attic']} placeholder="Choose" multiple={multiple} rows={3} />)
  expect(optionsOf(withPlaceholder(false))?.[0]).toMatch(/value="".*Choose/)
  expect(withPlaceholder(false)).not.toMatch(/<select[^>]* size=/)
  expect(optionsOf(withPlaceholder(true))).toHaveLength(1)
  expect(withPlaceholder(true)).toMatch(/<select[^>]* size="3"/)
})

test('a value that is not on offer is not shown as the first option, and choosing that tells the consumer', () => {
  const chosen = vi.fn<(value: string) => void>()
  const { rerender } = render(
    <Select
      aria-label="Room"
      options={['Attic', { label: 'Yard', options: ['Studio'] }]}
      value="Gone"
      onChange={(event) => chosen(event.target.value)}
    />,
  )
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Room' })
  expect(select.value).toBe('Gone')
  expect(select.selectedOptions[0]).toMatchObject({ label: '', hidden: true, disabled: true })
  fireEvent.change(select, { target: { value: 'Attic' } })
  expect(chosen).toHaveBeenCalledExactlyOnceWith('Attic')
  rerender(
    <Select
      aria-label="Room"
      options={['Attic', { label: 'Yard', options: ['Studio'] }]}
      value="Studio"
      onChange={() => {}}
    />,
  )
  expect(select.options).toHaveLength(2)
})
