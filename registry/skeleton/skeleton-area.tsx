'use client'

import { useState, type ComponentProps, type ReactNode } from 'react'
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
  /** What they say when it is there, after it has been loading. */
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
  const [wasLoading, setWasLoading] = useState(loading)
  if (loading && !wasLoading) setWasLoading(true)
  return (
    <div className={className} {...rest}>
      {/* Outside of what is busy, whose changes are not told. */}
      <Status role="status">{loading ? label : wasLoading && loadedLabel}</Status>
      <div aria-busy={loading} style={{ display: 'contents' }}>
        {loading ? skeleton : children}
      </div>
    </div>
  )
}
