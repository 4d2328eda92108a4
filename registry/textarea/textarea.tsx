'use client'

import type { ComponentProps } from 'react'
import { flatGlass, focusRing, hollow, styled, type GlassStyle } from '../glass/glass'

export interface TextareaProps extends Omit<ComponentProps<'textarea'>, 'style'> {
  /** Inline styles of the field. The properties of the glass change its look: `{ '--glass-tint': '#fefcd0' }`. */
  style?: GlassStyle | undefined
}

/** A multi-line glass text field. All props are passed to the native `<textarea>`. */
export function Textarea({ rows = 5, className, ...rest }: TextareaProps) {
  return <Root className={className} rows={rows} {...rest} />
}

/* The border of a field must be visible on any backdrop. */
const Root = styled.textarea`
  ${flatGlass.regular}
  ${hollow}
  --_border: var(--glass-border, var(--_boundary));

  display: block;
  width: 100%;
  max-width: 30rem;
  min-height: 4rem;
  padding: 0.875rem 1rem;
  border-radius: var(--glass-radius, 0.625rem);
  font: inherit;
  line-height: 1.5;
  resize: vertical;

  &::placeholder {
    color: inherit;
    opacity: 0.9;
  }

  &:focus-visible {
    ${focusRing}
  }

  &:disabled {
    cursor: not-allowed;
    color: color-mix(in srgb, var(--_foreground) 70%, transparent);
  }
`
