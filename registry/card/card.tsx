'use client'

import type { ComponentProps } from 'react'
import { glass, styled, type GlassStyle } from '../glass/glass'
import { lit } from '../shared/lit'
import { PointerLight } from '../shared/pointer-light'

export interface CardProps extends Omit<ComponentProps<'div'>, 'style'> {
  /** Inline styles of the card. The properties of the glass change its look: `{ '--glass-tint': '#fefcd0' }`. */
  style?: GlassStyle | undefined
}

/** A frosted glass card for any content. All other props are passed to the native `<div>`. */
export function Card({ className = '', style = {}, children, ...rest }: CardProps) {
  // A text is the only child of its element, so that it can change on a page that a browser translates.
  return (
    <>
      <Root className={className} data-lit style={style} {...rest}>
        {children}
      </Root>
      <PointerLight />
    </>
  )
}

const Root = styled.div`
  ${glass.regular}
  ${lit}
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
