'use client'

import { css, keyframes } from '@emotion/react'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { focusRing, glass, hovered, pressed, sized, styled, type GlassStyle } from '../glass/glass'
import { ButtonElement, type ButtonRender } from './button-element'
import { labelOpacity } from './label-opacity'

const turn = keyframes`
  to {
    transform: rotate(1turn);
  }
`

export interface ButtonProps extends ComponentProps<'button'> {
  /** The color of the glass: any CSS color. */
  backgroundColor?: string | undefined
  /** The color of the label: any CSS color. */
  color?: string | undefined
  /** The color of the border: any CSS color. */
  borderColor?: string | undefined
  /** How much it stands out: `filled` is for a main action; `quiet`, without edges, for a minor one. */
  kind?: 'glass' | 'filled' | 'quiet' | undefined
  /** Whether it has the colors of the glass around it. */
  neutral?: boolean | undefined
  /**
   * Its height, text and gaps. Without it, `--glass-size` around it decides.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg' | undefined
  /** Whether the button fills the width of its container. */
  fullWidth?: boolean | undefined
  /** An icon before the label; alone, it needs a name. */
  icon?: ReactNode | undefined
  /** An icon after the label. */
  iconAfter?: ReactNode | undefined
  /**
   * Whether it is busy, and so ignores clicks.
   * @default false
   */
  pending?: boolean | undefined
  /** What is announced while it is pending. */
  pendingLabel?: string | undefined
  /** An element in place of the `<button>`, such as a router's link, or a function that returns one. */
  render?: ReactElement | ButtonRender | undefined
}

/** The glass of each kind. */
const looks: Readonly<Record<NonNullable<ButtonProps['kind']>, GlassStyle>> = {
  glass: {},
  filled: { '--glass-thin-tint-opacity': 1, '--glass-thin-blur': '0px' },
  quiet: { '--glass-border': 'transparent', '--glass-highlight': 'transparent', '--glass-shadow': '0 0' },
}

/**
 * A glass button. All other props are passed to the native `<button>`, or to what `render` has in its place: an element,
 * such as the link of a router, or a function that returns one. Only a `<button>` has a `type` by default.
 *
 * A pending button keeps its width and its focus. So does a link that is pending or disabled: it is announced as disabled,
 * and neither a click nor the middle button follows it; HTML cannot keep a menu of the browser from opening its address.
 * Not all screen readers announce what is pending when `pending` was never `false` before.
 *
 * Without a `size`, it has the one that `--glass-size` sets around it. An icon alone needs an `aria-label`.
 */
export function Button({
  backgroundColor = '#FD1D1D',
  color = '#ffffff',
  borderColor = '#833AB4',
  kind = 'glass',
  neutral = false,
  size,
  fullWidth = false,
  icon,
  iconAfter,
  pending,
  pendingLabel = 'Loading',
  render,
  type = 'button',
  className,
  style,
  children,
  ...rest
}: ButtonProps) {
  const colors: GlassStyle = {
    '--glass-tint': backgroundColor,
    '--glass-foreground': color,
    '--glass-border': borderColor,
    '--button-opacity': labelOpacity(color, backgroundColor),
  }
  const forElement = { pending, pendingLabel, render }
  const hasIcon = icon !== undefined || iconAfter !== undefined
  return (
    <Root
      as={ButtonElement}
      className={className}
      type={type}
      data-kind={kind === 'filled' ? kind : undefined}
      data-neutral={neutral}
      data-size={size}
      data-full-width={fullWidth || undefined}
      data-icon={hasIcon ? (children === undefined ? 'alone' : 'beside') : undefined}
      style={{ ...(!neutral && colors), ...looks[kind], ...style }}
      {...forElement}
      {...rest}
    >
      {hasIcon ? (
        <>
          {icon !== undefined && <Icon aria-hidden="true">{icon}</Icon>}
          {children !== undefined && <span>{children}</span>}
          {iconAfter !== undefined && <Icon aria-hidden="true">{iconAfter}</Icon>}
        </>
      ) : (
        children
      )}
    </Root>
  )
}

const unusable = css`
  --_rim: 0;
  --_depth: 0;
  cursor: not-allowed;
  filter: grayscale(0.6);
`

const Root = styled.button`
  ${glass.thin}
  ${sized}
  position: relative;
  min-height: calc(2.75rem + var(--_size));
  padding: calc(0.625rem + var(--_size) / 2) calc(1.5rem + var(--_size));
  border: 0;
  border-radius: var(--glass-radius, 0.875rem);
  background: none;
  font-family: inherit;
  /* No smaller than large text, which needs less contrast. */
  font-size: calc(1.1875rem + max(0rem, var(--_size) / 4));
  font-weight: 700;
  line-height: 1.3;
  cursor: pointer;
  transition: transform 0.15s;

  /* A link has no look of a button. */
  &[data-rendered] {
    display: inline-block;
    text-align: center;
    text-decoration: none;
  }

  &[data-neutral='false'] {
    --_opacity: var(--glass-thin-tint-opacity, var(--glass-tint-opacity, var(--button-opacity)));
    /* Its near shadows are light that fell through it. */
    --_shade: rgb(from var(--_tint) r g b / 0.6);
    --_depth: calc(var(--glass-depth, 1) * 2);
  }

  /* The colors of the glass, swapped. */
  &[data-kind='filled'][data-neutral='true'] {
    --_tint: var(--glass-foreground, var(--_scheme-foreground));
    --_foreground: rgb(from var(--glass-tint, var(--_scheme-tint)) r g b / 1);
    --_fallback: rgb(from var(--_tint) r g b / 1);
  }

  &[data-full-width] {
    width: 100%;
  }

  &[data-icon] {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: calc(0.5rem + var(--_size) / 4);
  }

  &[data-icon='alone'] {
    min-width: calc(2.75rem + var(--_size));
    padding-inline: 0;

    @media (pointer: coarse) {
      min-width: 2.75rem;
    }
  }

  &:hover:not(:disabled, [data-state]) {
    ${hovered}
    transform: translateY(-1px);
  }

  &:active:not(:disabled, [data-state]) {
    ${pressed}
  }

  &:focus-visible {
    ${focusRing}
  }

  &:disabled {
    ${unusable}
  }

  @media (pointer: coarse) {
    min-height: 2.75rem;
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }

  &[data-state='disabled'] {
    ${unusable}
  }

  &[data-state='pending'] {
    color: transparent;
    cursor: progress;

    & > * {
      opacity: 0;
    }

    &::after {
      content: '';
      position: absolute;
      inset: 0;
      width: 1.25em;
      height: 1.25em;
      margin: auto;
      border: 0.15em solid var(--_foreground);
      border-block-start-color: transparent;
      border-radius: 50%;
      animation: ${turn} 0.9s linear infinite;

      @media (prefers-reduced-motion: reduce) {
        animation: none;
      }
    }

    @media (forced-colors: active) {
      forced-color-adjust: none;

      &::before {
        forced-color-adjust: auto;
      }

      &::after {
        border-color: ButtonText;
        border-block-start-color: Canvas;
      }
    }
  }
`

const Icon = styled.span`
  display: grid;
`
