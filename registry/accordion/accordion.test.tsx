// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Accordion } from './accordion'

afterEach(cleanup)

const items = ['One', 'Two', 'Three'].map((title) => ({ title, content: `About ${title}` }))

const openIn = (container: Element) => [...container.querySelectorAll('details')].map(({ open }) => open)

test('one item is open where only one can be, and its consumer knows', async () => {
  const say = vi.fn()
  const { container } = render(
    <Accordion collapsible items={items} value={['Gone', 'Two', 'Three']} onValueChange={say} />,
  )
  // The browser reports the items that are open in a later task.
  await new Promise((resolve) => setTimeout(resolve))
  expect(openIn(container)).toEqual([false, true, false])
  expect(say.mock.calls).toEqual([[['Two']]])
})

test('its titles are headings of the given level, and none without one', () => {
  const { rerender } = render(<Accordion items={items} headingLevel={4} />)
  expect(screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual([
    'One',
    'Two',
    'Three',
  ])
  rerender(<Accordion items={items} />)
  expect(screen.queryAllByRole('heading')).toEqual([])
})
