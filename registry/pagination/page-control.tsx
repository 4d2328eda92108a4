'use client'

import type { ElementType, MouseEvent, ReactElement, ReactNode } from 'react'
import { opensElsewhere } from '../shared/opens-elsewhere'
import { Rendered, withState, type LinkRenderProps, type Render } from '../shared/render'
import { Control, Place } from './pagination.styles'

/** The state of a link that `render` can depend on. */
export interface PaginationLinkState {
  /** The page that the link leads to. */
  page: number
  /** Whether it is the current page. */
  current: boolean
}

/** A function that returns what takes the place of an `<a>`. */
export type PaginationRender = Render<PaginationLinkState, LinkRenderProps>

interface PageControlProps {
  readonly page: number
  readonly name?: string
  readonly current?: boolean
  readonly disabled?: boolean
  readonly href: string | undefined
  readonly render: ReactElement | PaginationRender | undefined
  readonly onGo: (page: number) => void
  readonly children: ReactNode
}

/** A button that goes to a page, or a link to it. */
export function PageControl({
  page,
  name,
  current = false,
  disabled = false,
  href,
  render,
  onGo,
  children,
}: PageControlProps) {
  const isLink = href !== undefined
  // A link that leads nowhere has no address, and nothing takes its place.
  const Element: ElementType = !isLink ? 'button' : disabled ? 'a' : Rendered
  const link = { tag: 'a', href, render: withState(render, { page, current }) }
  const follow = (event: MouseEvent<HTMLElement>) => {
    if (isLink && opensElsewhere(event, event.currentTarget)) return
    onGo(page)
  }
  return (
    <Place>
      <Control
        as={Element}
        aria-label={name}
        aria-current={current ? 'page' : undefined}
        onClick={follow}
        {...(!isLink && { type: 'button', disabled })}
        {...(isLink && (disabled ? { role: 'link', 'aria-disabled': true } : link))}
      >
        {children}
      </Control>
    </Place>
  )
}
