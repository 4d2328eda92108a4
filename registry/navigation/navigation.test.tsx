// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState, type MouseEvent } from 'react'
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom'
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

function SignedIn() {
  const [isIn, setIn] = useState(true)
  return (
    <Navigation>
      <NavigationLink href="#home">Home</NavigationLink>
      {isIn && (
        <NavigationLink href="#out" onClick={() => setIn(false)}>
          Sign out
        </NavigationLink>
      )}
    </Navigation>
  )
}

test('a focused link that is removed passes focus on to the nearest one', async () => {
  render(<SignedIn />)
  const link = screen.getByRole('link', { name: 'Sign out' })
  link.focus()
  await act(async () => void fireEvent.click(link, { ctrlKey: true }))
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Home' }))
})

test('the link of a router is selected by a click, and a function knows whether it is selected', () => {
  const select = vi.fn()
  render(
    <MemoryRouter>
      <Navigation defaultOpen defaultSelected="/" onSelect={select}>
        <NavigationLink href="/" render={<Link to="/" />}>
          Home
        </NavigationLink>
        <NavigationLink
          href="/about"
          render={({ href, ...props }, { selected }) => (
            <Link to={href} data-selected={selected} {...props} />
          )}
        >
          About
        </NavigationLink>
      </Navigation>
      <Routes>
        <Route path="/" element="The home page" />
        <Route path="/about" element="The page about us" />
      </Routes>
    </MemoryRouter>,
  )
  const about = screen.getByRole('link', { name: 'About' })
  expect([about.dataset.selected, about.ariaCurrent]).toEqual(['false', null])
  fireEvent.click(about)
  expect(screen.getByText('The page about us')).toBeInstanceOf(HTMLElement)
  expect([about.dataset.selected, about.getAttribute('aria-current')]).toEqual(['true', 'location'])
  expect(screen.getByRole('button').ariaExpanded).toBe('false')
  expect(select.mock.calls).toEqual([['/about']])
})
