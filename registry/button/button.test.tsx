// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createRef, lazy, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { Link, MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { Button } from './button'

afterEach(cleanup)

test('an element and the button have their handlers, refs, classes, styles and descriptions together', () => {
  const [inner, outer] = [createRef<HTMLAnchorElement>(), createRef<HTMLButtonElement>()]
  const called: string[] = []
  render(
    <Button
      ref={outer}
      id="button"
      className="button"
      style={{ order: 1, flexGrow: 2 }}
      aria-describedby="one"
      onClick={() => called.push('button')}
      render={
        <a
          ref={inner}
          href="#there"
          id="link"
          className="link"
          style={{ order: 3 }}
          aria-describedby="two"
          onClick={() => called.push('link')}
        />
      }
    >
      Label
    </Button>,
  )
  const link = screen.getByRole('link', { name: 'Label' })
  fireEvent.click(link)
  expect(called).toEqual(['link', 'button'])
  expect(inner.current).toBe(link)
  expect(outer.current).toBe(link)
  expect(link.classList).toContain('button')
  expect(link.classList).toContain('link')
  expect([link.style.order, link.style.flexGrow]).toEqual(['3', '2'])
  expect(link.getAttribute('aria-describedby')).toBe('two one')
  expect(link.id).toBe('link')
  expect(link.hasAttribute('type')).toBe(false)
})

test('a handler of the element that prevents the default keeps that of the button from running', () => {
  const called: string[] = []
  const prevent = (event: { preventDefault: () => void }) => event.preventDefault()
  render(<Button onClick={() => called.push('button')} render={<a href="#there" onClick={prevent} />} />)
  fireEvent.click(screen.getByRole('link'))
  expect(called).toEqual([])
})

test('a prop that is undefined in the element is that of the button', () => {
  render(<Button id="own" render={<a href="#there" id={undefined} />} />)
  expect(screen.getByRole('link').id).toBe('own')
})

test('a function gets the props and the state, and a `<button>` of its own sends no form', () => {
  render(
    <Button pending render={(props, state) => <button {...props} data-said={JSON.stringify(state)} />}>
      Save
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Save' })
  expect(button.dataset.said).toBe('{"disabled":false,"pending":true}')
  expect(button.getAttribute('type')).toBe('button')
})

test('an element that arrives later, as from a server component, gets the props when it is there', async () => {
  // What React makes of such an element has the form of `lazy`, with an element in place of a component.
  const late = lazy(() =>
    Promise.resolve({ default: (<a href="#there" />) as never }),
  ) as unknown as ReactElement
  await act(() => Promise.resolve(render(<Button render={late}>Prices</Button>)))
  expect(screen.getByRole('link', { name: 'Prices' }).getAttribute('href')).toBe('#there')
})

test('what is no element is refused, with the fix', () => {
  // A JavaScript project can return anything.
  const text = (() => 'Prices') as unknown as () => ReactElement
  expect(() => renderToString(<Button render={text} />)).toThrow('`render` has no element. Give it one')
})

test('the link of a router is a link of the router, and follows no click while it is disabled', () => {
  const shown = (disabled: boolean) => (
    <MemoryRouter>
      <Button disabled={disabled} render={<Link to="/prices" />}>
        Prices
      </Button>
    </MemoryRouter>
  )
  const { rerender } = render(shown(true))
  const link = screen.getByRole('link', { name: 'Prices' })
  expect(link.getAttribute('href')).toBe('/prices')
  expect(link.getAttribute('aria-disabled')).toBe('true')
  expect(link.hasAttribute('disabled')).toBe(false)
  expect(fireEvent.click(link)).toBe(false)
  rerender(shown(false))
  expect(link.hasAttribute('aria-disabled')).toBe(false)
})
