'use client'

import { useRef, type ComponentProps, type ReactElement } from 'react'
import { useMergedRef } from '../shared/compose'
import { inRange } from '../shared/in-range'
import { keepFocusNear } from '../shared/keep-focus-near'
import { formatNumber } from '../shared/locale'
import { useControllable } from '../shared/use-controllable'
import { useCorrection } from '../shared/use-correction'
import { useSlidingPill } from '../shared/use-sliding-pill'
import { Arrow } from './arrow'
import { PageControl, type PaginationRender } from './page-control'
import { Bar, Gap, Nav, Word } from './pagination.styles'
import { pageWindow } from './window'

export type { PaginationLinkState, PaginationRender } from './page-control'

/** The texts of a pagination. */
export interface PaginationLabels {
  /**
   * The button for the first page.
   * @default 'First page'
   */
  first?: string | undefined
  /**
   * The button for the page before the current one.
   * @default 'Previous'
   */
  previous?: string | undefined
  /**
   * The name of a numbered button.
   * @default (page) => `Page ${page}`
   */
  page?: ((page: string) => string) | undefined
  /**
   * The button for the page after the current one.
   * @default 'Next'
   */
  next?: string | undefined
  /**
   * The button for the last page.
   * @default 'Last page'
   */
  last?: string | undefined
}

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The total number of items. */
  total: number
  /**
   * The current page when controlled, counted from 1. Without it, the pagination is uncontrolled.
   * @default 1
   */
  currentPage?: number | undefined
  /** The initial page when uncontrolled. */
  defaultPage?: number | undefined
  /** The number of items per page. */
  pageSize?: number | undefined
  /**
   * Called with the new page, which always exists: one that was pressed, or the nearest one when `currentPage` does not
   * exist, as after a filter.
   */
  onPageChange?: ((page: number) => void) | undefined
  /** The address of a page. With it, the buttons are links. */
  href?: ((page: number) => string) | undefined
  /** With `href`, a function that returns what takes the place of each `<a>`, such as a router's link, or an element. */
  render?: ReactElement | PaginationRender | undefined
  /**
   * The height, text and gaps of its buttons. Without it, `--glass-size` around it decides.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg' | undefined
  /** The maximum number of numbered buttons. */
  maxVisiblePages?: number | undefined
  /** The texts of the buttons. */
  labels?: PaginationLabels | undefined
  /** The language whose digits the numbers have, for example `ar-EG`. By default, they are 0 to 9. */
  locale?: string | undefined
}

/**
 * A glass bar with the numbers around the current page, and buttons for the previous, next, first and last page. With
 * `href`, they are links, and a click that opens a new tab changes nothing here. Where the address determines the page,
 * read it from there and set `currentPage`.
 */
export function Pagination({
  total,
  currentPage,
  defaultPage = 1,
  pageSize = 10,
  onPageChange,
  href,
  render,
  size,
  maxVisiblePages = 5,
  labels = {},
  locale,
  'aria-label': label,
  ref,
  className,
  ...rest
}: PaginationProps) {
  const {
    first = 'First page',
    previous = 'Previous',
    page: nameOf = (page) => `Page ${page}`,
    next = 'Next',
    last = 'Last page',
  } = labels
  // The first use of Intl on a page takes milliseconds, and most paginations do not need it.
  const write = (page: number) =>
    locale === undefined ? String(page) : formatNumber(page, locale, 'en', { useGrouping: false })
  const nav = useRef<HTMLElement>(null)
  const [wanted, change] = useControllable(currentPage, defaultPage, onPageChange)
  const pages = inRange(Math.ceil(total / pageSize), 1, Number.MAX_SAFE_INTEGER, 1)
  const current = Math.round(inRange(wanted, 1, pages, 1))
  useCorrection(wanted, current, change)
  useSlidingPill(nav, current)
  const shown = pageWindow(current, pages, maxVisiblePages)

  const go = (page: number) => {
    // On a page that no longer exists, the current button leads back to one that does.
    if (page !== wanted && page >= 1 && page <= pages) change(page)
  }

  const controlOf = (page: number) => ({ page, href: href?.(page), render, onGo: go })

  // On the first or the last page, the pressed button is disabled.
  const root = useMergedRef(useMergedRef(ref, nav), keepFocusNear)
  return (
    <Nav className={className} data-size={size} {...rest} ref={root} aria-label={label || 'Pagination'}>
      <Bar>
        <PageControl {...controlOf(1)} name={first} disabled={current === 1}>
          <Arrow path="m11 6-6 6 6 6m8-12-6 6 6 6" />
        </PageControl>
        <PageControl {...controlOf(current - 1)} disabled={current === 1}>
          <Arrow path="m15 6-6 6 6 6" />
          <Word>{previous}</Word>
        </PageControl>
        <Gap aria-hidden="true">{shown[0] !== 1 && '…'}</Gap>
        {shown.map((page) => (
          <PageControl key={page} {...controlOf(page)} name={nameOf(write(page))} current={page === current}>
            {write(page)}
          </PageControl>
        ))}
        <Gap aria-hidden="true">{shown.at(-1) !== pages && '…'}</Gap>
        <PageControl {...controlOf(current + 1)} disabled={current === pages}>
          <Word>{next}</Word>
          <Arrow path="m9 6 6 6-6 6" />
        </PageControl>
        <PageControl {...controlOf(pages)} name={last} disabled={current === pages}>
          <Arrow path="m5 6 6 6-6 6m8-12 6 6-6 6" />
        </PageControl>
      </Bar>
    </Nav>
  )
}
