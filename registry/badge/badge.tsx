'use client'

import type { ComponentProps, ReactNode } from 'react'
import { glass, styled, type GlassStyle } from '../glass/glass'
import { kindColor } from '../shared/kinds'
import { formatNumber } from '../shared/locale'
import { visuallyHidden } from '../shared/visually-hidden'

export interface BadgeProps extends Omit<ComponentProps<'span'>, 'style'> {
  /** A word, or a number, which is written as its language does. */
  children: ReactNode
  /** What the color of the glass says. The word has to say it, too. */
  kind?: 'neutral' | 'info' | 'success' | 'warning' | 'error' | undefined
  /** Whether a dot in the color of the kind is before the text. */
  dot?: boolean | undefined
  /** The largest number that is shown: above 99, `99+`. Screen readers say the whole number. */
  max?: number | undefined
  /** What only screen readers say after the text, such as `unread messages`. */
  label?: string | undefined
  /**
   * The language of a number, for example `de-DE`. It never comes from the browser, so that a server writes alike.
   * @default 'en'
   */
  locale?: string | undefined
  /** Inline styles of the glass. Its properties change the look: `{ '--glass-tint': '#fefcd0' }`. */
  style?: GlassStyle | undefined
}

/** A word or a number on a small pill of glass, in a line of text or beside a name. All other props are passed to its `<span>`. */
export function Badge({
  children,
  kind = 'neutral',
  dot = false,
  max = Infinity,
  label,
  locale,
  className,
  ...rest
}: BadgeProps) {
  const isCut = typeof children === 'number' && children > max
  const write = (content: ReactNode) =>
    typeof content === 'number' ? formatNumber(content, locale, 'en') : content
  return (
    <Root className={className} {...rest} data-kind={kind} data-dot={dot || undefined}>
      <span aria-hidden={isCut || undefined}>
        {isCut ? `${formatNumber(max, locale, 'en')}+` : write(children)}
      </span>
      {isCut && <Hidden>{write(children)}</Hidden>}
      {label !== undefined && <Hidden>{` ${label}`}</Hidden>}
    </Root>
  )
}

const Root = styled.span`
  ${glass.thin}
  ${kindColor}
  /* Denser than other glass: its tint has some of the color, which the text needs to be read on. */
  --_opacity: var(--glass-thin-tint-opacity, var(--glass-tint-opacity, 0.78));
  --_own-tint: color-mix(in srgb, var(--_kind) 30%, var(--_scheme-tint));
  --_border: var(--glass-border, color-mix(in srgb, var(--_kind) 60%, transparent));
  --_depth: calc(var(--glass-depth, 1) * 0.5);
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.375rem;
  min-width: 1.5rem;
  max-width: 100%;
  padding: 0.125rem 0.5rem;
  border-radius: var(--glass-radius, 999px);
  font-size: 0.8125rem;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  line-height: 1.25rem;
  vertical-align: middle;

  &[data-kind='neutral'] {
    --_kind: var(--_foreground);
    --_own-tint: initial;
    --_border: var(--glass-border, var(--_line));
  }

  /* A border, so that forced colors show it. */
  &[data-dot]::after {
    content: '';
    flex: none;
    order: -1;
    border: 0.25rem solid var(--_kind);
    border-radius: 50%;
  }
`

const Hidden = styled.span`
  ${visuallyHidden}
`
