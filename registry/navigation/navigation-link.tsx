import { use, type ComponentProps } from 'react'
import { Anchor } from './navigation-parts'
import { SelectionContext } from './selection-context'

export interface NavigationLinkProps extends ComponentProps<'a'> {
  /** Where the link leads; also its name for the `selected` and `onSelect` of the bar. */
  href: string
}

/** One link of a navigation. The selected one is highlighted, and marked for assistive technology. */
export function NavigationLink({ href, onClick, ...rest }: NavigationLinkProps) {
  const { current, select } = use(SelectionContext)
  return (
    <li>
      <Anchor
        href={href}
        aria-current={href === current ? 'location' : undefined}
        onClick={(event) => {
          onClick?.(event)
          select(href)
        }}
        {...rest}
      />
    </li>
  )
}
