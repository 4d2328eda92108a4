'use client'

import { Icon } from './pagination.styles'

/** A decorative arrow, which follows the direction of the text. The word or the label names the button. */
export function Arrow({ path }: { path: string }) {
  return (
    <Icon viewBox="0 0 24 24" width={18} height={18} aria-hidden="true">
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth={2.25}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Icon>
  )
}
