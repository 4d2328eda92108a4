// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { FileUpload } from './file-upload'

afterEach(cleanup)

const field = () => screen.getByLabelText<HTMLInputElement>('Letters')
const letter = new File(['a'], 'a.txt', { type: 'text/plain' })
const rows = () => screen.queryAllByRole('listitem').length

// As consumers test: jsdom gives an input no files.
test('a chosen file can be removed', () => {
  const tell = vi.fn()
  render(<FileUpload aria-label="Letters" multiple onFilesChange={tell} />)
  fireEvent.input(field(), { target: { files: [letter] } })
  expect(rows()).toBe(1)
  fireEvent.click(screen.getByRole('button', { name: 'Remove a.txt' }))
  expect(rows()).toBe(0)
  expect(tell.mock.calls).toEqual([[[letter]], [[]]])
})

test('a form hears of what is added, and not of what is refused', () => {
  const hear = vi.fn()
  render(
    <form onInput={hear}>
      <FileUpload aria-label="Letters" multiple accept=".txt" />
    </form>,
  )
  const drop = (file: File) => fireEvent.drop(field(), { dataTransfer: { types: ['Files'], files: [file] } })
  drop(new File(['a'], 'a.mp3'))
  expect(screen.getByText(/a\.mp3 has another type/)).toBeTruthy()
  expect(hear).not.toHaveBeenCalled()
  drop(letter)
  expect(rows()).toBe(1)
  expect(hear).toHaveBeenCalledTimes(1)
})

test('a file without an error has none', () => {
  render(<FileUpload aria-label="Letters" multiple stateOf={() => ({ error: null })} />)
  fireEvent.input(field(), { target: { files: [letter] } })
  expect(screen.getByRole('listitem').textContent).toBe('a.txt1 byte')
})

test('a text that is undefined is English', () => {
  render(<FileUpload aria-label="Letters" labels={{ remove: undefined, removed: () => 'Fort' }} />)
  fireEvent.input(field(), { target: { files: [letter] } })
  fireEvent.click(screen.getByRole('button', { name: 'Remove a.txt' }))
  expect(screen.getByRole('status').textContent).toBe('Fort')
})

test('a file that is too large never has the size that is allowed', () => {
  render(<FileUpload aria-label="Letters" maxSize={1000} />)
  fireEvent.input(field(), { target: { files: [new File(['a'.repeat(1001)], 'a.txt')] } })
  expect(screen.getByText('a.txt has 1.001 kB. Choose a file of at most 1 kB.')).toBeTruthy()
})
