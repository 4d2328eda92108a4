'use client'

import { use, type ComponentProps, type MouseEvent, type ReactElement } from 'react'
import { opensElsewhere } from '../shared/opens-elsewhere'
import { Rendered, withState, type LinkRenderProps, type Render } from '../shared/render'
import { Anchor } from './navigation.styles'
import { SelectionContext } from './selection-context'

/** The state that `render` can depend on. */
export interface NavigationLinkState {
  /** Whether it is the selected link of the bar. */
  selected: boolean
}

/** A function that returns what takes the place of the `<a>`. */
export type NavigationLinkRender = Render<NavigationLinkState, LinkRenderProps>

export interface NavigationLinkProps extends ComponentProps<'a'> {
  /** The URL of the link, which also identifies it in the `selected` and `onSelect` props of the bar. */
  href: string
  /** An element in place of the `<a>`, such as a router's link, or a function that returns one. */
  render?: ReactElement | NavigationLinkRender | undefined
}

/**
 * A link of a `Navigation`. The selected link is highlighted and marked for assistive technology. A click that opens a new
 * tab selects nothing, and neither does one whose `onClick` calls `event.preventDefault()`: with a router, pass its link as `render`, or set `selected`.
 */
export function NavigationLink({ href, render, onClick, className, ...rest }: NavigationLinkProps) {
  const { current, select, close } = use(SelectionContext)
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (opensElsewhere(event, event.currentTarget)) return
    if (!event.defaultPrevented) select(href)
    // A router prevents the default, because it follows the link itself.
    close()
  }
  const selected = href === current
  const forElement = { tag: 'a' as const, render: withState(render, { selected }) }
  return (
    <li>
      <Anchor
        as={Rendered}
        className={className}
        href={href}
        aria-current={selected ? 'location' : undefined}
        onClick={follow}
        {...forElement}
        {...rest}
      />
    </li>
  )
}
