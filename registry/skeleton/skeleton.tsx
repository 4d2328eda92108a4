'use client'

import type { ComponentProps } from 'react'
import type { GlassStyle } from '../glass/glass'
import { inRange } from '../shared/in-range'
import { Lines, Piece } from './skeleton.styles'

export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'style' | 'children'> {
  /** What comes in its place: a text, a round picture, or a box. */
  shape?: 'text' | 'circle' | 'box' | undefined
  /** How many lines a text has, from 1 to 50. The last of several is shorter. */
  lines?: number | undefined
  /** Inline styles. They have its size, and the properties of the glass: `{ width: '4rem', '--glass-tint': '#fefcd0' }`. */
  style?: GlassStyle | undefined
}

/**
 * A piece of glass in the place of what is still loading. Lines are as high as the text around them. Screen readers pass over
 * it; a `SkeletonArea` tells them that something loads. All other props are passed to its `<span>`.
 */
export function Skeleton({ shape = 'text', lines = 1, className, ...rest }: SkeletonProps) {
  const count = shape === 'text' ? Math.round(inRange(lines, 1, 50, 1)) : 1
  if (count === 1) return <Piece className={className} {...rest} aria-hidden="true" data-shape={shape} />
  return (
    <Lines className={className} {...rest} aria-hidden="true">
      {Array.from({ length: count }, (_, line) => (
        <Piece key={line} data-shape="text" />
      ))}
    </Lines>
  )
}
