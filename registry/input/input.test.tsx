// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Input } from './input'

afterEach(cleanup)

function Search() {
  const [text, setText] = useState('glass')
  return (
    <Input
      aria-label="Search"
      value={text}
      onChange={(event) => setText(event.target.value)}
      icon={text && '×'}
      iconLabel="Clear"
      onIconClick={text ? () => setText('') : undefined}
    />
  )
}

test('an icon button that its press removes passes focus on to the field', async () => {
  render(<Search />)
  const clear = screen.getByRole('button', { name: 'Clear' })
  clear.focus()
  await act(async () => void fireEvent.click(clear))
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})
