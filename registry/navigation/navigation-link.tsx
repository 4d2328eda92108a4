'use client'

import { use, type ComponentProps, type MouseEvent } from 'react'
import { opensElsewhere } from '../shared/opens-elsewhere'
import { Anchor } from './navigation.styles'
import { SelectionContext } from './selection-context'

export interface NavigationLinkProps extends ComponentProps<'a'> {
  /** The URL of the link, which also identifies it in the `selected` and `onSelect` props of the bar. */
  href: string
}

/**
 * A link of a `Navigation`. The selected link is highlighted and marked for assistive technology. A click that opens a new
 * tab selects nothing, and neither does one whose `onClick` calls `event.preventDefault()`: with a router, set `selected`.
 */
export function NavigationLink({ href, onClick, className, ...rest }: NavigationLinkProps) {
  const { current, select, close } = use(SelectionContext)
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (opensElsewhere(event, event.currentTarget)) return
    if (!event.defaultPrevented) select(href)
    // A router prevents the default, because it follows the link itself.
    close()
  }
  return (
    <li>
      <Anchor
        className={className}
        href={href}
        aria-current={href === current ? 'location' : undefined}
        onClick={follow}
        {...rest}
      />
    </li>
  )
}
