'use client'

import type { ComponentProps, ElementType, ReactElement, ReactNode } from 'react'
import type { GlassStyle } from '../glass/glass'
import { useMergedRef } from '../shared/compose'
import { inRange } from '../shared/in-range'
import { keepFocusNear } from '../shared/keep-focus-near'
import { Rendered, withState, type LinkRenderProps, type Render } from '../shared/render'
import { Chevron, Crumb, List, More, Nav, Place, Separator } from './breadcrumbs.styles'

/** A page of the path. */
export interface BreadcrumbItem {
  /** The name of the page: a text, perhaps with an icon. */
  title: ReactNode
  /** The address of the page. Without it, the name is no link. */
  href?: string | undefined
}

/** The state of a link that `render` can depend on. */
export interface BreadcrumbState {
  /** Whether it leads to the current page. */
  current: boolean
}

/** A function that returns what takes the place of an `<a>`. */
export type BreadcrumbRender = Render<BreadcrumbState, LinkRenderProps>

export interface BreadcrumbsProps extends Omit<ComponentProps<'nav'>, 'children' | 'style'> {
  /** The pages of the path. The last one is the current page. */
  items: readonly BreadcrumbItem[]
  /**
   * The most pages that are shown, at least 2: the first one and the last ones. A button shows those between, and hides
   * them again.
   */
  maxItems?: number | undefined
  /** The accessible name of that button. */
  moreLabel?: string | undefined
  /**
   * What is between two pages, such as `'/'`. It is not announced.
   * @default a chevron
   */
  separator?: ReactNode | undefined
  /** A function that returns what takes the place of each `<a>`, such as a router's link, or an element. */
  render?: ReactElement | BreadcrumbRender | undefined
  /**
   * The height, text and gaps of its links. Without it, `--glass-size` around it decides.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg' | undefined
  /** Inline styles of the glass. Its properties change the look: `{ '--glass-tint': '#fefcd0' }`. */
  style?: GlassStyle | undefined
}

/**
 * The path from the home page to the current one, on glass. All other props are passed to its `<nav>`. It works before any
 * script runs.
 */
export function Breadcrumbs({
  items,
  maxItems = 5,
  moreLabel = 'More pages',
  separator,
  render,
  size,
  'aria-label': label,
  ref,
  className,
  ...rest
}: BreadcrumbsProps) {
  const shown = Math.floor(inRange(maxItems, 2, Infinity, 5))
  const folded = Math.max(0, items.length - shown)
  const between = (
    <Separator aria-hidden="true">
      {separator ?? (
        <Chevron viewBox="0 0 24 24" width={14} height={14}>
          <path
            d="m9 5 7 7-7 7"
            fill="none"
            stroke="currentColor"
            strokeWidth={2.5}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </Chevron>
      )}
    </Separator>
  )

  const crumbOf = ({ title, href }: BreadcrumbItem, current: boolean) => {
    const Element: ElementType = href === undefined ? 'span' : Rendered
    const link = { tag: 'a', href, render: withState(render, { current }) }
    return (
      <Crumb as={Element} aria-current={current ? 'page' : undefined} {...(href !== undefined && link)}>
        <span>{title}</span>
      </Crumb>
    )
  }

  const places = items.map((item, index) => (
    <Place key={index} data-folded={(index > 0 && index <= folded) || undefined}>
      {index > 0 && between}
      {crumbOf(item, index === items.length - 1)}
    </Place>
  ))

  return (
    <Nav
      className={className}
      data-size={size}
      {...rest}
      ref={useMergedRef(ref, keepFocusNear)}
      aria-label={label || 'Breadcrumbs'}
    >
      <List role="list">
        {places[0]}
        {folded > 0 && (
          // On another path, it is closed again.
          <Place key={items.map(({ href }) => href).join(' ')}>
            {between}
            <details>
              <More aria-label={moreLabel}>
                <span aria-hidden="true">…</span>
              </More>
            </details>
          </Place>
        )}
        {places.slice(1)}
      </List>
    </Nav>
  )
}
