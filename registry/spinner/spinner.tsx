'use client'

import { keyframes } from '@emotion/react'
import type { ComponentProps } from 'react'
import { contrastingForeground, glass, styled, type GlassStyle } from '../glass/glass'
import { px } from '../shared/in-range'
import { visuallyHidden } from '../shared/visually-hidden'
import { outline } from './outline'

const turn = keyframes`
  to {
    transform: rotate(1turn);
  }
`

/** The diameters that have names, in px. */
const sizes = { sm: 24, md: 40, lg: 56 }

export type SpinnerSize = keyof typeof sizes

export interface SpinnerProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The color of the spinning arc: any CSS color. */
  color?: string | undefined
  /** The diameter of the ring: `sm` is 24, `md` 40 and `lg` 56 px; or a number of px. */
  size?: SpinnerSize | number | undefined
  /** The thickness of the ring, in px. */
  borderWidth?: number | undefined
  /** Whether the glass fills the width of its container, with the ring in the middle. */
  fullWidth?: boolean | undefined
  /** The text that assistive technology announces. */
  label?: string | undefined
}

/** A spinning ring on glass, which shows that something is loading. All other props are passed to its `<div>`. */
export function Spinner({
  color = '#833AB4',
  size = 40,
  borderWidth = 4,
  fullWidth = false,
  label = 'Loading',
  role = 'status',
  className,
  style,
  ...rest
}: SpinnerProps) {
  const look: GlassStyle = {
    '--spinner-color': color,
    '--spinner-size': px(typeof size === 'string' ? sizes[size] : size, 40),
    '--spinner-border-width': px(borderWidth, 4),
    ...style,
  }
  return (
    <Root className={className} role={role} data-full-width={fullWidth} style={look} {...rest}>
      <Ring />
      <Label>{label}</Label>
    </Root>
  )
}

const Root = styled.div`
  ${glass.thick}
  /* The default arc needs 0.76 to be seen on light glass without an outline. */
  --_opacity: var(--glass-thick-tint-opacity, var(--glass-tint-opacity, 0.76));
  ${contrastingForeground}
  position: relative;
  display: inline-grid;
  grid-template-columns: minmax(0, 1fr);
  place-items: center;
  /* Does not shrink in a crowded row. */
  flex-shrink: 0;
  max-width: 100%;
  padding: 1rem;
  color: var(--spinner-color);

  &[data-full-width='true'] {
    display: grid;
    flex-shrink: 1;
    width: 100%;
  }
`

const Ring = styled.span`
  ${outline}
  position: relative;
  display: block;
  width: var(--spinner-size);
  max-width: 100%;
  aspect-ratio: 1;
  border: var(--spinner-border-width) solid;
  border-color: currentColor currentColor var(--_line) var(--_line);
  border-radius: 50%;
  animation: ${turn} 0.9s linear infinite;

  /* One line outside the arc, one inside. */
  &::before,
  &::after {
    content: '';
    position: absolute;
    inset: calc(-1px - var(--spinner-border-width));
    border: min(1px, var(--spinner-border-width)) solid;
    border-color: var(--_outline) var(--_outline) transparent transparent;
    border-radius: 50%;
  }

  &::after {
    inset: 0;
  }

  /* With reduced motion, the arc does not turn; the label still says that something is loading. */
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }

  @media (forced-colors: active) {
    border-color: Highlight Highlight Canvas Canvas;
    forced-color-adjust: none;

    &::before,
    &::after {
      content: none;
    }
  }
`

const Label = styled.span`
  ${visuallyHidden}
`
