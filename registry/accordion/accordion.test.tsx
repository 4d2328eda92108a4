// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
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

test('no two items have the same value, whatever their titles are', () => {
  const onValueChange = vi.fn<(value: readonly string[]) => void>()
  const given = [
    { title: 'A' },
    { title: 'A' },
    { title: 'A (2)' },
    { title: 'B', value: 'C' },
    { title: 'C' },
  ]
  const { container } = render(
    <Accordion items={given.map((one) => ({ ...one, content: '' }))} onValueChange={onValueChange} />,
  )
  for (const details of container.querySelectorAll('details')) details.open = true
  fireEvent(container.querySelector('details') ?? container, new Event('toggle'))
  expect(onValueChange).toHaveBeenLastCalledWith(['A', 'A (2)', 'A (2) (3)', 'C', 'C (5)'])
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

test('a title of any content opens its item, which has the number of its place as its value', () => {
  const onValueChange = vi.fn<(value: readonly string[]) => void>()
  const { container } = render(
    <Accordion
      items={[{ title: <b>Bold</b>, content: 'Text' }]}
      indicator={<svg data-testid="sign" />}
      onValueChange={onValueChange}
    />,
  )
  const item = container.querySelector('details')
  if (item) item.open = true
  fireEvent(item ?? container, new Event('toggle'))
  expect(onValueChange).toHaveBeenLastCalledWith(['Item 1'])
  expect(screen.getByTestId('sign').closest('[aria-hidden=true]')).not.toBeNull()
  expect(container.querySelector('summary')?.textContent).toBe('Bold')
})
