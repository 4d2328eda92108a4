import { useLayoutEffect, useRef, useState, type ComponentProps } from 'react'
import { Bar, Control, Gap, Glyph, Nav, Place, Word } from './pagination-parts'
import { pageWindow } from './window'

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children' | 'ref'> {
  /** The total number of items. */
  total: number
  /**
   * The current page, counted from 1. Without it, the pagination is uncontrolled, starting on page 1.
   * @default 1
   */
  currentPage?: number | undefined
  /** The number of items per page. */
  pageSize?: number
  /** Called with the new page, which always exists and differs from the current page. */
  onPageChange?: (page: number) => void
  /** The maximum number of numbered buttons. */
  maxVisiblePages?: number
  /** The class name of the `<nav>` around the buttons. */
  className?: string
}

/** A glass bar with the numbers around the current page, and buttons for the previous, next, first and last page. */
export function Pagination({
  total,
  currentPage,
  pageSize = 10,
  onPageChange,
  maxVisiblePages = 5,
  ...rest
}: PaginationProps) {
  const [ownPage, setOwnPage] = useState(1)
  const nav = useRef<HTMLElement>(null)
  const pages = Math.max(1, Math.ceil(total / pageSize))
  const current = Math.min(Math.max(currentPage ?? ownPage, 1), pages)
  const shown = pageWindow(current, pages, maxVisiblePages)

  // A button that leads to the first or the last page is disabled there, so focus moves to the number of that page.
  useLayoutEffect(() => {
    const focused = document.activeElement
    if (nav.current?.contains(focused) !== true || focused?.matches(':disabled') !== true) return
    nav.current.querySelector<HTMLElement>('[aria-current]')?.focus()
  }, [current])

  const go = (page: number) => {
    if (page === current || page < 1 || page > pages) return
    setOwnPage(page)
    onPageChange?.(page)
  }

  return (
    <Nav ref={nav} aria-label="Pagination" {...rest}>
      <Bar>
        <Place>
          <Control type="button" aria-label="First page" disabled={current === 1} onClick={() => go(1)}>
            <Glyph aria-hidden="true">«</Glyph>
          </Control>
        </Place>
        <Place>
          <Control type="button" disabled={current === 1} onClick={() => go(current - 1)}>
            <Glyph aria-hidden="true">‹</Glyph>
            <Word>Previous</Word>
          </Control>
        </Place>
        <Gap aria-hidden="true">{shown[0] !== 1 && '…'}</Gap>
        {shown.map((page) => (
          <Place key={page}>
            <Control
              type="button"
              aria-label={`Page ${page}`}
              aria-current={page === current ? 'page' : undefined}
              onClick={() => go(page)}
            >
              {page}
            </Control>
          </Place>
        ))}
        <Gap aria-hidden="true">{shown.at(-1) !== pages && '…'}</Gap>
        <Place>
          <Control type="button" disabled={current === pages} onClick={() => go(current + 1)}>
            <Word>Next</Word>
            <Glyph aria-hidden="true">›</Glyph>
          </Control>
        </Place>
        <Place>
          <Control
            type="button"
            aria-label="Last page"
            disabled={current === pages}
            onClick={() => go(pages)}
          >
            <Glyph aria-hidden="true">»</Glyph>
          </Control>
        </Place>
      </Bar>
    </Nav>
  )
}
