'use client'

import type { ComponentProps } from 'react'
import { focusRing, glass, hovered, pressed, styled, type GlassStyle } from '../glass/glass'

export interface ButtonProps extends ComponentProps<'button'> {
  /** The color of the glass: any CSS color. */
  backgroundColor?: string | undefined
  /** The color of the label: any CSS color. */
  color?: string | undefined
  /** The color of the border: any CSS color. */
  borderColor?: string | undefined
  /** Whether the button has the colors of the glass around it, in place of its own three. */
  neutral?: boolean | undefined
  /** Whether the button fills the width of its container. */
  fullWidth?: boolean | undefined
}

/** A glass button. All other props are passed to the native `<button>`. */
export function Button({
  backgroundColor = '#FD1D1D',
  color = '#ffffff',
  borderColor = '#833AB4',
  neutral = false,
  fullWidth = false,
  type = 'button',
  className,
  style,
  ...rest
}: ButtonProps) {
  const colors: GlassStyle = {
    '--glass-tint': backgroundColor,
    '--glass-foreground': color,
    '--glass-border': borderColor,
  }
  return (
    <Root
      className={className}
      type={type}
      data-neutral={neutral}
      data-full-width={fullWidth}
      style={neutral ? style : { ...colors, ...style }}
      {...rest}
    />
  )
}

const Root = styled.button`
  ${glass.thin}
  position: relative;
  min-height: 2.75rem;
  padding: 0.625rem 1.5rem;
  border: 0;
  border-radius: var(--glass-radius, 0.875rem);
  background: none;
  font-family: inherit;
  font-size: 1.1875rem;
  font-weight: 700;
  line-height: 1.3;
  cursor: pointer;
  transition: transform 0.15s;

  &[data-neutral='false'] {
    /* White on red needs 0.71 (WCAG 2.2, 1.4.3, large text). */
    --_opacity: var(--glass-thin-tint-opacity, var(--glass-tint-opacity, 0.78));
    /* Its near shadows are light that fell through it. */
    --_shade: rgb(from var(--_tint) r g b / 0.6);
    --_depth: calc(var(--glass-depth, 1) * 2);
  }

  &[data-full-width='true'] {
    width: 100%;
  }

  &:hover:not(:disabled) {
    ${hovered}
    transform: translateY(-1px);
  }

  &:active:not(:disabled) {
    ${pressed}
  }

  &:focus-visible {
    ${focusRing}
  }

  &:disabled {
    --_rim: 0;
    --_depth: 0;
    cursor: not-allowed;
    filter: grayscale(0.6);
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`
