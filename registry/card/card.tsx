'use client'

import type { ComponentProps } from 'react'
import { glass, styled, type GlassStyle } from '../glass/glass'

export interface CardProps extends Omit<ComponentProps<'div'>, 'style'> {
  /** Inline styles of the card. The properties of the glass change its look: `{ '--glass-tint': '#fefcd0' }`. */
  style?: GlassStyle | undefined
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
  ${glass.regular}
  position: relative;
  width: 100%;
  max-width: 24rem;
  padding: 1.5rem;
  line-height: 1.5;

  & > :is(h2, h3, h4) {
    margin: 0 0 0.375rem;
  }

  & > p {
    margin: 0;
  }

  & > p + p {
    margin-top: 0.75rem;
  }
`
