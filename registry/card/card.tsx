import styled from '@emotion/styled'
import type { ComponentProps, CSSProperties, ReactNode } from 'react'

export interface CardProps extends ComponentProps<'div'> {
  /** The class name of the card. */
  className?: string | undefined
  /** Inline styles of the card. A translucent `backgroundColor` tints the glass. */
  style?: CSSProperties | undefined
  /** The content of the card. */
  children?: ReactNode
}

/** A frosted glass card for any content. All other props are passed to the native `<div>`. */
export function Card({ className = '', style = {}, children, ...rest }: CardProps) {
  return (
    <Root className={className} style={style} {...rest}>
      {children}
    </Root>
  )
}

const Root = styled.div`
  position: relative;
  isolation: isolate;
  box-sizing: border-box;
  width: 100%;
  max-width: 24rem;
  padding: 1.5rem;
  border: 1px solid rgb(255 255 255 / 0.55);
  border-radius: 1.25rem;
  background-color: rgb(255 255 255 / 0.6);
  box-shadow: 0 20px 40px -18px rgb(20 8 60 / 0.55);
  color: #1b1230;
  line-height: 1.5;
  overflow-wrap: anywhere;

  & > :is(h2, h3, h4) {
    margin: 0 0 0.375rem;
  }

  & > p {
    margin: 0;
  }

  & > p + p {
    margin-top: 0.75rem;
  }

  /* The blur is a separate layer over the tint, so that glass on the card can still blur the page. Its sheen stays near
     the edge, where it does not lower the contrast of light text. */
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    border-radius: inherit;
    box-shadow:
      inset 0 1px 0 rgb(255 255 255 / 0.55),
      inset 0 0 1.25rem rgb(255 255 255 / 0.28);
    -webkit-backdrop-filter: blur(16px);
    backdrop-filter: blur(16px);
  }

  /* Without blur, the tint is painted three times, so that any color covers the page enough. */
  @supports not ((backdrop-filter: blur(1px)) or (-webkit-backdrop-filter: blur(1px))) {
    &::before,
    &::after {
      background-color: inherit;
    }

    &::after {
      content: '';
      position: absolute;
      inset: 0;
      z-index: -1;
      border-radius: inherit;
    }
  }

  @media (prefers-reduced-transparency: reduce), (prefers-contrast: more), (forced-colors: active) {
    &::before,
    &::after {
      background-color: inherit;
      -webkit-backdrop-filter: none;
      backdrop-filter: none;
    }

    &::after {
      content: '';
      position: absolute;
      inset: 0;
      z-index: -1;
      border-radius: inherit;
    }
  }

  /* Forced colors replace the color of the tint but not its transparency. */
  @media (forced-colors: active) {
    &::before {
      background-color: Canvas;
    }
  }
`
