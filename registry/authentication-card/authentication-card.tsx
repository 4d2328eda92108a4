'use client'

import type { ComponentProps } from 'react'
import { filled, focusRing, glass, pressed, styled, well, type GlassStyle } from '../glass/glass'

export interface AuthenticationCardProps extends Omit<ComponentProps<'div'>, 'style'> {
  /** Inline styles of the card. The properties of the glass change its look: `{ '--glass-tint': '#fefcd0' }`. */
  style?: GlassStyle | undefined
}

/**
 * A glass card for a login or sign-up form. It styles the headings, labels, inputs and buttons inside. All other props are
 * passed to its `<div>`.
 */
export function AuthenticationCard({ className, ...rest }: AuthenticationCardProps) {
  return <Card className={className} {...rest} />
}

const Card = styled.div`
  ${glass.regular}
  position: relative;
  width: 100%;
  max-width: 22rem;
  padding: 2rem 1.75rem;

  & :is(h2, h3, h4) {
    margin: 0 0 1.25rem;
    font-size: 1.5rem;
    font-weight: 700;
    line-height: 1.2;
  }

  & form {
    display: grid;
    gap: 1rem;
  }

  & label {
    display: grid;
    gap: 0.375rem;
    font-size: 0.9375rem;
    font-weight: 600;
  }

  & input {
    box-sizing: border-box;
    width: 100%;
    min-height: 2.75rem;
    padding: 0.5rem 0.875rem;
    ${well}
    color: inherit;
    font: inherit;
    font-weight: 400;
  }

  & input::placeholder {
    color: inherit;
    opacity: 0.85;
  }

  & button {
    min-height: 2.875rem;
    margin-top: 0.375rem;
    /* In forced-colors mode, the background disappears and the border shows. */
    border: 1px solid transparent;
    border-radius: 0.875rem;
    box-shadow: none;
    ${filled}
    font: inherit;
    font-weight: 700;
    cursor: pointer;
    transition: transform 0.15s;
  }

  & button:hover {
    background: color-mix(in srgb, var(--_foreground) 84%, var(--_fallback));
  }

  & button:active:not(:disabled) {
    ${pressed}
  }

  & :is(input, button):focus-visible {
    ${focusRing}
  }

  @media (prefers-reduced-motion: reduce) {
    & button {
      transition: none;
    }
  }
`
