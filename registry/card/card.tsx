'use client'

import { css } from '@emotion/react'
import type { ComponentProps, ElementType, ReactElement, ReactNode } from 'react'
import { focusRing, glass, styled, type GlassStyle } from '../glass/glass'
import { lit } from '../shared/lit'
import { PointerLight } from '../shared/pointer-light'
import { Rendered, type ElementRender } from '../shared/render'

export interface CardProps extends Omit<ComponentProps<'div'>, 'style'> {
  /** A picture above all else. It is as wide as the card. */
  media?: ReactNode | undefined
  /** A row above the content, such as a heading. */
  header?: ReactNode | undefined
  /** A row below the content, such as buttons. */
  footer?: ReactNode | undefined
  /** Inline styles. The properties of the glass change its look: `{ '--glass-tint': '#fefcd0' }`. */
  style?: GlassStyle | undefined
  /** An element or a function in place of the `<div>`. */
  render?: ReactElement | ElementRender | undefined
}

/**
 * A frosted glass card for any content. All other props are passed to the native `<div>`, or to what `render` has in its
 * place: an element, such as `<article />` or the link of a router, or a function that returns one.
 */
export function Card({
  className = '',
  style = {},
  media,
  header,
  footer,
  render,
  children,
  ...rest
}: CardProps) {
  const Element: ElementType = render === undefined ? 'div' : Rendered
  const forElement = render !== undefined && { tag: 'div', render }
  const hasParts = media !== undefined || header !== undefined || footer !== undefined
  // A text is the only child of its element, so that it can change on a page that a browser translates.
  return (
    <>
      <Root
        as={Element}
        className={className}
        data-lit
        data-parts={hasParts || undefined}
        style={style}
        {...forElement}
        {...rest}
      >
        {hasParts ? (
          <>
            {media !== undefined && <Media>{media}</Media>}
            {header !== undefined && <Row>{header}</Row>}
            {children !== undefined && <Body>{children}</Body>}
            {footer !== undefined && <Row>{footer}</Row>}
          </>
        ) : (
          children
        )}
      </Root>
      <PointerLight />
    </>
  )
}

/** Headings and paragraphs in the card, and in its content beside other parts. */
const texts = css`
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

  &[data-parts] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: 1rem;
  }

  &:focus-visible {
    ${focusRing}
  }

  ${texts}
`

const Body = styled.div`
  ${texts}
`

/** In the glass, so that its lit rim goes all the way around. */
const Media = styled.div`
  margin: -1rem -1rem 0.25rem;

  &:last-child {
    margin-bottom: -1rem;
  }

  & > * {
    display: block;
    width: 100%;
    border-radius: 0.875rem;
  }

  & > img {
    height: auto;
  }
`

/** Places its content at both ends, and wraps if the card is too narrow. */
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.75rem 1rem;

  & > :is(h2, h3, h4, p) {
    margin: 0;
  }
`
