import styled from '@emotion/styled'
import type { ComponentProps } from 'react'

export interface ButtonProps extends ComponentProps<'button'> {
  /** The color of the glass: any CSS color. */
  backgroundColor?: string
  /** The color of the label: any CSS color. */
  color?: string
  /** The color of the border: any CSS color. */
  borderColor?: string
  /** Whether the button fills the width of its container. */
  fullWidth?: boolean
}

/** A glass button. All other props are passed to the native `<button>`. */
export function Button({
  backgroundColor = '#FD1D1D',
  color = '#ffffff',
  borderColor = '#833AB4',
  fullWidth = false,
  type = 'button',
  style,
  ...rest
}: ButtonProps) {
  return (
    <Root
      type={type}
      style={{ backgroundColor, color, borderColor, width: fullWidth ? '100%' : undefined, ...style }}
      {...rest}
    />
  )
}

const Root = styled.button`
  min-height: 2.75rem;
  padding: 0.625rem 1.5rem;
  border: 2px solid;
  border-radius: 0.875rem;
  background-image: linear-gradient(135deg, rgb(255 255 255 / 0.22), rgb(255 255 255 / 0) 60%);
  box-shadow:
    inset 0 1px 0 rgb(255 255 255 / 0.4),
    0 8px 24px -8px rgb(0 0 0 / 0.45);
  font-family: inherit;
  font-size: 1.1875rem;
  font-weight: 700;
  line-height: 1.3;
  cursor: pointer;
  transition:
    transform 0.15s,
    filter 0.15s;

  &:hover:not(:disabled) {
    filter: saturate(1.15);
    transform: translateY(-1px);
  }

  &:active:not(:disabled) {
    transform: translateY(1px);
  }

  &:focus-visible {
    outline: 3px solid #ffffff;
    outline-offset: 2px;
    box-shadow: 0 0 0 8px rgb(20 6 60 / 0.9);
  }

  &:disabled {
    cursor: not-allowed;
    filter: grayscale(0.6);
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`
