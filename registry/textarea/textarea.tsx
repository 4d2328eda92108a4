'use client'

import type { ComponentProps } from 'react'
import { flatGlass, focusRing, hollow, sized, styled, type GlassStyle } from '../glass/glass'
import { kindColors } from '../shared/kinds'
import { Labeled, type FieldTexts } from '../shared/labeled'
import type { ControlProps } from '../shared/use-field'
import { wrong } from '../shared/wrong'

export interface TextareaProps extends Omit<ComponentProps<'textarea'>, 'style'>, FieldTexts {
  /**
   * The size of its text and gaps; without it, `--glass-size`.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg' | undefined
  /** Inline styles, with the properties of the glass: `{ '--glass-tint': '#fefcd0' }`. */
  style?: GlassStyle | undefined
}

/** A multi-line glass text field. All other props are passed to the native `<textarea>`. */
export function Textarea({ rows = 5, size, label, hint, error, className, ...rest }: TextareaProps) {
  const drawn = (control: Partial<ControlProps>) => (
    <Root className={className} rows={rows} data-size={size} {...rest} {...control} />
  )
  return (
    <Labeled {...{ label, hint, error }} given={rest}>
      {drawn}
    </Labeled>
  )
}

/* The border of a field must be visible on any backdrop. */
const Root = styled.textarea`
  ${flatGlass.regular}
  ${hollow}
  ${sized}
  --_border: var(--glass-border, var(--_boundary));
  --_wrong: ${kindColors.error};

  display: block;
  width: 100%;
  max-width: 30rem;
  min-height: calc(4rem + var(--_size));
  padding: calc(0.875rem + var(--_size) / 2) calc(1rem + var(--_size) / 2);
  border-radius: var(--glass-radius, 0.625rem);
  font: inherit;
  font-size: calc(1em + var(--_size) / 4);
  line-height: 1.5;
  resize: vertical;

  &::placeholder {
    color: inherit;
    opacity: 0.9;
  }

  &[aria-invalid='true'] {
    ${wrong}
  }

  &:focus-visible {
    ${focusRing}
  }

  &:disabled {
    cursor: not-allowed;
    color: color-mix(in srgb, var(--_foreground) 70%, transparent);
  }
`
