'use client'

import { css, keyframes } from '@emotion/react'
import { useLayoutEffect, useRef, type ComponentProps } from 'react'
import { contrastingForeground, flatGlass, styled, type GlassStyle } from '../glass/glass'
import { useMergedRef } from '../shared/compose'
import { inRange } from '../shared/in-range'

export interface ProgressBarProps extends Omit<ComponentProps<'progress'>, 'value' | 'max' | 'children'> {
  /** The height of the bar: `sm` is 8 px, `md` 16 px, `lg` 24 px. */
  size?: 'sm' | 'md' | 'lg' | undefined
  /** The color of the filled part: any CSS color. */
  color?: string | undefined
  /** The progress in percent, from 0 to 100, or `null` while it is unknown. */
  progress?: number | null | undefined
  /** The look of the glass tube. */
  theme?: 'pink' | 'brown' | 'white' | 'black' | 'pop' | undefined
}

/** The accessible name of a bar without a label. */
const unnamed = 'Progress'

const heights = { sm: '8px', md: '16px', lg: '24px' }

/**
 * A progress bar in a glass tube. All other props are passed to the native `<progress>`. Its name is that of its `<label>`,
 * its `aria-label`, or else "Progress".
 */
export function ProgressBar({
  size = 'md',
  color = 'pink',
  progress = 0,
  theme = 'pink',
  style,
  'aria-label': label,
  ref,
  className,
  ...rest
}: ProgressBarProps) {
  const bar = useRef<HTMLProgressElement>(null)
  const merged = useMergedRef(ref, bar)
  // After each rendering, because a label can come and go. It names the bar better than the default does.
  useLayoutEffect(() => {
    const progress = bar.current
    if (!progress || label) return
    const name = progress.labels.length > 0 ? null : unnamed
    if (progress.ariaLabel !== name) progress.ariaLabel = name
  })
  const look: GlassStyle = { '--progress-color': color, '--progress-height': heights[size], ...style }
  return (
    <Root
      className={className}
      {...rest}
      ref={merged}
      aria-label={label || unnamed}
      data-look={theme}
      max={100}
      value={progress === null ? undefined : inRange(progress, 0, 100, 0)}
      style={look}
    />
  )
}

const slide = keyframes`
  from {
    background-position: 150% 0;
  }

  to {
    background-position: -50% 0;
  }
`

/** The liquid. It ends in a line that can be seen in any tube, whatever its color and its stripes are. */
const fill = css`
  border-radius: 999px;
  background-color: currentColor;
  background-image: var(--progress-fill);
  box-shadow:
    inset var(--progress-end) 0 rgb(from var(--_own-foreground) r g b / calc(0.65 + r / 730)),
    inset calc(var(--progress-end) * 3) 0 0.375rem rgb(0 0 0 / 0.1);
`

const Root = styled.progress`
  ${flatGlass.thin}
  ${contrastingForeground}
  --progress-light: linear-gradient(#ffffff00 14%, #ffffffb3 22% 28%, #ffffff00 42%);
  --progress-fill: var(--progress-light), linear-gradient(#ffffff4d, #ffffff00 50%, #00000026);
  --progress-end: -2px;

  border-radius: 999px;
  background-image: var(--progress-light), linear-gradient(#00000040, #00000000 45%);
  appearance: none;
  display: block;
  width: 100%;
  height: var(--progress-height);
  /* The color of the filled part. */
  color: var(--progress-color);

  &::-webkit-progress-bar {
    border-radius: 999px;
    background: transparent;
    overflow: hidden;
  }

  &::-webkit-progress-value {
    ${fill}
  }

  &::-moz-progress-bar {
    ${fill}
  }

  &:dir(rtl) {
    --progress-end: 2px;
  }

  &:indeterminate {
    background-image: linear-gradient(90deg, transparent, currentColor, transparent);
    background-size: 50% 100%;
    background-repeat: no-repeat;
    animation: ${slide} 1.6s ease-in-out infinite;
  }

  &:indeterminate::-moz-progress-bar {
    width: 0;
  }

  &[data-look='pink'] {
    --_own-tint: rgb(from var(--_scheme) max(116, 255 - r) max(16, 226 - g) max(68, 236 - b));
    --_border: var(--glass-border, #ffc0cb);
  }

  &[data-look='brown'] {
    --_own-tint: rgb(from var(--_scheme) max(70, 245 - r) max(38, 222 - g) max(14, 196 - b));
    --_border: var(--glass-border, #d2b48c);
  }

  &[data-look='white'] {
    --_own-tint: #ffffff;
    --_border: var(--glass-border, #ffffff);
  }

  &[data-look='black'] {
    --_own-tint: #080610;
    --_border: var(--glass-border, rgb(255 255 255 / 0.4));
  }

  &[data-look='pop'] {
    --progress-fill: repeating-linear-gradient(
      -45deg,
      rgb(255 255 255 / 0.35) 0 8px,
      rgb(255 255 255 / 0) 8px 16px
    );
    --_own-tint: #fff4c2;
    --_border: var(--glass-border, #111111);
    --_shadow: var(--glass-shadow, 4px 5px 0 1px #111111);
  }

  @media (prefers-reduced-motion: reduce) {
    &:indeterminate {
      background-position: 50% 0;
      animation: none;
    }
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;

    &::-webkit-progress-value {
      background: Highlight;
      forced-color-adjust: none;
    }

    &::-moz-progress-bar {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`
