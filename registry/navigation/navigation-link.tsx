'use client'

import { use, type ComponentProps } from 'react'
import { Anchor } from './navigation.styles'
import { SelectionContext } from './selection-context'

export interface NavigationLinkProps extends ComponentProps<'a'> {
  /** The URL of the link, which also identifies it in the `selected` and `onSelect` props of the bar. */
  href: string
}

/** A link of a `Navigation`. The selected link is highlighted and marked for assistive technology. */
export function NavigationLink({ href, onClick, className, ...rest }: NavigationLinkProps) {
  const { current, select } = use(SelectionContext)
  return (
    <li>
      <Anchor
        className={className}
        href={href}
        aria-current={href === current ? 'location' : undefined}
        onClick={(event) => {
          onClick?.(event)
          // Selected even if a router prevents the default, because it follows the link itself.
          select(href)
        }}
        {...rest}
      />
    </li>
  )
}
