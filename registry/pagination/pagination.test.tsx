// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { Link, MemoryRouter, useSearchParams } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { Pagination } from './pagination'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

test('a button that has focus before hydration, and is disabled by a press after it, passes focus on', async () => {
  const bar = <Pagination total={40} />
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(bar)
  const last = container.querySelector<HTMLElement>('[aria-label="Last page"]')
  last?.focus()
  expect(document.activeElement).toBe(last)
  const root = await act(async () => hydrateRoot(container, bar))
  await act(async () => last?.click())
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Page 4')
  await act(async () => root.unmount())
})

const linkTo = (page: number) => `/list?page=${page}`

test('with `href`, pages are links; one that leads nowhere has no address and cannot be followed', () => {
  const change = vi.fn()
  render(<Pagination total={30} href={linkTo} onPageChange={change} />)
  const link = (name: string) => screen.getByRole('link', { name })
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getAllByRole('link').map((one) => one.getAttribute('href'))).toEqual(
    [undefined, undefined, 1, 2, 3, 2, 3].map((page) => page && linkTo(page)).map((href) => href ?? null),
  )
  for (const name of ['First page', 'Previous'])
    expect(link(name).getAttribute('aria-disabled'), name).toBe('true')
  fireEvent.click(link('Page 2'), { ctrlKey: true })
  expect(change.mock.calls).toEqual([])
  fireEvent.click(link('Page 2'))
  expect(change.mock.calls).toEqual([[2]])
  expect(link('Page 2').getAttribute('aria-current')).toBe('page')
  expect(link('Previous').getAttribute('href')).toBe(linkTo(1))
})

function RoutedList() {
  const [query] = useSearchParams()
  return (
    <Pagination
      total={30}
      currentPage={Number(query.get('page') ?? 1)}
      href={(page) => `?page=${page}`}
      render={({ href, ...props }, { page, current }) => (
        <Link to={href} data-said={`${page} ${current}`} {...props} />
      )}
    />
  )
}

test('the links of a router go to the page, which is read from the address; focus stays in the bar', async () => {
  render(<RoutedList />, { wrapper: MemoryRouter })
  const next = screen.getByRole('link', { name: 'Next' })
  next.focus()
  fireEvent.click(next)
  expect(screen.getByRole('link', { current: 'page' }).dataset.said).toBe('2 true')
  expect(document.activeElement).toBe(next)
  await act(async () => void fireEvent.click(next))
  expect(screen.getByRole('link', { current: 'page' }).dataset.said).toBe('3 true')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Page 3')
})
