'use client'

import type { ComponentProps, ReactNode } from 'react'
import { Status } from './skeleton.styles'

export interface SkeletonAreaProps extends ComponentProps<'div'> {
  /** Whether the content is still loading. */
  loading: boolean
  /** The skeletons, in the places of the content. */
  skeleton: ReactNode
  /** The content. */
  children: ReactNode
  /** What screen readers say while it loads. */
  label?: string | undefined
  /** What they say when it is there. */
  loadedLabel?: string | undefined
}

/** Shows skeletons until the content is there, and says so. All other props are passed to the `<div>` around both. */
export function SkeletonArea({
  loading,
  skeleton,
  children,
  label = 'Loading',
  loadedLabel = 'Loaded',
  className,
  ...rest
}: SkeletonAreaProps) {
  return (
    <div className={className} {...rest}>
      {/* Outside of what is busy, whose changes are not told. */}
      <Status role="status">{loading ? label : loadedLabel}</Status>
      <div aria-busy={loading} style={{ display: 'contents' }}>
        {loading ? skeleton : children}
      </div>
    </div>
  )
}
