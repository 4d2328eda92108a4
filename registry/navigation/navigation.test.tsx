// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { MouseEvent } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Navigation, NavigationLink } from './navigation'

afterEach(cleanup)

test('a link whose consumer follows it closes the menu, and leaves the selection to the consumer', () => {
  const select = vi.fn()
  const prevent = (event: MouseEvent) => event.preventDefault()
  render(
    <Navigation defaultOpen onSelect={select}>
      <NavigationLink href="#home" onClick={prevent}>
        Home
      </NavigationLink>
    </Navigation>,
  )
  const link = screen.getByRole('link', { name: 'Home' })
  fireEvent.click(link, { ctrlKey: true })
  expect(screen.getByRole('button').ariaExpanded).toBe('true')
  fireEvent.click(link)
  expect(screen.getByRole('button').ariaExpanded).toBe('false')
  expect([select.mock.calls, link.ariaCurrent]).toEqual([[], null])
})
