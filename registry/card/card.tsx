'use client'

import type { ComponentProps, ElementType, ReactElement } from 'react'
import { focusRing, glass, styled, type GlassStyle } from '../glass/glass'
import { lit } from '../shared/lit'
import { PointerLight } from '../shared/pointer-light'
import { Rendered, type ElementRender } from '../shared/render'

export interface CardProps extends Omit<ComponentProps<'div'>, 'style'> {
  /** Inline styles. The properties of the glass change its look: `{ '--glass-tint': '#fefcd0' }`. */
  style?: GlassStyle | undefined
  /** An element or a function in place of the `<div>`. */
  render?: ReactElement | ElementRender | undefined
}

/**
 * A frosted glass card for any content. All other props are passed to the native `<div>`, or to what `render` has in its
 * place: an element, such as `<article />` or the link of a router, or a function that returns one.
 */
export function Card({ className = '', style = {}, render, children, ...rest }: CardProps) {
  const Element: ElementType = render === undefined ? 'div' : Rendered
  const forElement = render !== undefined && { tag: 'div', render }
  // A text is the only child of its element, so that it can change on a page that a browser translates.
  return (
    <>
      <Root as={Element} className={className} data-lit style={style} {...forElement} {...rest}>
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

  &:any-link {
    display: block;
    text-decoration: none;
  }

  &:focus-visible {
    ${focusRing}
  }

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
