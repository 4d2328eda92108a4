import styled from '@emotion/styled'
import type { ComponentProps, CSSProperties, ReactNode } from 'react'

export interface AuthenticationCardProps extends ComponentProps<'div'> {
  /** The class name of the card. */
  className?: string
  /** Inline styles of the card. `backgroundColor` tints the glass and `color` sets the text; buttons swap the two. */
  style?: CSSProperties
  /** A heading and a form. The card styles the labels, inputs and buttons inside. */
  children?: ReactNode
}

/** A glass card for a login or sign-up form. All other props are passed to its `<div>`. */
export function AuthenticationCard({ style, ...rest }: AuthenticationCardProps) {
  const { backgroundColor = '#1a0b40', color = '#ffffff', ...own } = style ?? {}
  const colors = { '--card-tint': backgroundColor, '--card-text': color }
  return <Card style={{ color, ...colors, ...own }} {...rest} />
}

/* A tint of 74% keeps text readable on any backdrop: dark text on a light tint, or light text on a dark one. */
const Card = styled.div`
  position: relative;
  isolation: isolate;
  width: 100%;
  max-width: 22rem;
  padding: 2rem 1.75rem;
  border: 1px solid rgb(255 255 255 / 0.35);
  border-radius: 1.25rem;
  box-shadow: 0 20px 44px -16px rgb(10 2 40 / 0.7);

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    border-radius: calc(1.25rem - 1px);
    background:
      linear-gradient(160deg, rgb(255 255 255 / 0.14), transparent 45%),
      color-mix(in srgb, var(--card-tint) 74%, transparent);
    -webkit-backdrop-filter: blur(16px) saturate(1.4);
    backdrop-filter: blur(16px) saturate(1.4);
  }

  @supports not ((-webkit-backdrop-filter: blur(1px)) or (backdrop-filter: blur(1px))) {
    &::before {
      background: var(--card-tint);
    }
  }

  @media (prefers-reduced-transparency: reduce), (prefers-contrast: more), (forced-colors: active) {
    &::before {
      background: var(--card-tint);
      -webkit-backdrop-filter: none;
      backdrop-filter: none;
    }
  }

  & :is(h2, h3, h4) {
    margin: 0 0 1.25rem;
    font-size: 1.625rem;
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
    width: 100%;
    min-height: 2.75rem;
    padding: 0.5rem 0.875rem;
    border: 1px solid color-mix(in srgb, currentColor 62%, transparent);
    border-radius: 0.75rem;
    background: color-mix(in srgb, currentColor 8%, transparent);
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
    border-radius: 0.75rem;
    box-shadow: none;
    background: var(--card-text);
    color: var(--card-tint);
    font: inherit;
    font-weight: 700;
    cursor: pointer;
    transition: transform 0.15s;
  }

  & button:hover {
    background: color-mix(in srgb, var(--card-text) 84%, var(--card-tint));
    transform: translateY(-1px);
  }

  & button:active {
    transform: translateY(1px);
  }

  & :is(input, button):focus-visible {
    outline: 3px solid #ffffff;
    outline-offset: 2px;
    box-shadow: 0 0 0 8px rgb(20 6 60 / 0.9);
  }

  @media (prefers-reduced-motion: reduce) {
    & button {
      transition: none;
    }
  }
`
