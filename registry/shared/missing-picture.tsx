'use client'

import type { ComponentProps } from 'react'
import { styled } from '../glass/glass'

/**
 * Takes the place of a picture that cannot be shown: its alternative text in a frame, as large as the picture would be. It
 * is inside glass. All other props are passed to its `<span>`.
 */
export function MissingPicture({ className, children, ...rest }: ComponentProps<'span'>) {
  return (
    <Frame className={className} {...rest}>
      <svg viewBox="0 0 24 24" width={24} height={24} aria-hidden="true">
        <path
          d="M3 5h18v14H3ZM3 16l5-5 7 7M13 15l3-3 5 5M15.5 8.5h.01"
          fill="none"
          stroke="currentColor"
          strokeWidth={1.5}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span>{children}</span>
    </Frame>
  )
}

const Frame = styled.span`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 0.375rem;
  width: 100%;
  height: 100%;
  padding: 0.5rem 0.75rem;
  border: 1px dashed var(--_boundary);
  border-radius: inherit;
  background: var(--_hover);
  font-size: 0.875rem;
  font-weight: 600;
  line-height: 1.35;
  text-align: center;
  overflow: hidden;
`
