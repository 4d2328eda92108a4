'use client'

import type { ComponentProps } from 'react'
import { filled, glass, styled } from '../glass/glass'
import { urlOf, type ImageSource } from '../shared/image-source'
import { lit } from '../shared/lit'
import { PointerLight } from '../shared/pointer-light'
import { useImage } from '../shared/use-image'

export interface TestimonialProps extends ComponentProps<'figure'> {
  /** The name of the quoted person. */
  name: string
  /** The person's role, shown below the name. */
  jobTitle?: string | undefined
  /** The quote, without quotation marks. */
  message: string
  /**
   * The person's picture, which is square and at least 56 px wide: a URL or an import. The initial is shown without it,
   * and if it cannot be loaded.
   */
  imageSrc?: ImageSource | undefined
}

/** A quote on a glass card, with the person who said it. All other props are passed to its `<figure>`. */
export function Testimonial({ name, jobTitle, message, imageSrc, className, ...rest }: TestimonialProps) {
  const image = useImage(urlOf(imageSrc))
  return (
    <Root className={className} data-lit {...rest}>
      <Quote>{message}</Quote>
      <Person>
        {image === undefined ? (
          <Initial aria-hidden>{Array.from(name)[0]}</Initial>
        ) : (
          <Picture {...image} alt="" width={56} height={56} />
        )}
        <span>
          <Name>{name}</Name>
          {jobTitle !== undefined && <Role>{jobTitle}</Role>}
        </span>
      </Person>
      <PointerLight />
    </Root>
  )
}

const Root = styled.figure`
  ${glass.regular}
  ${lit}
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 1.5rem;
  width: 100%;
  max-width: 24rem;
  margin: 0;
  padding: 1.75rem;
`

const Quote = styled.blockquote`
  flex: 1;
  margin: 0;
  font-size: 1rem;
  font-weight: 400;
  line-height: 1.6;

  &::before {
    content: '\\201c' / '';
    display: block;
    height: 3.25rem;
    margin-inline-start: -0.375rem;
    /* Cut into the glass: a shadow above, and light on the lower edge. */
    color: color-mix(in srgb, var(--_foreground) 18%, transparent);
    font:
      700 6.5rem/1 Georgia,
      'Times New Roman',
      serif;
    text-shadow:
      0 -1px 1px rgb(from var(--_shade) r g b / 0.5),
      0 1px 1px var(--_highlight);

    @media (forced-colors: active) {
      -webkit-text-fill-color: Canvas;
      -webkit-text-stroke: 1px CanvasText;
    }
  }
`

const Person = styled.figcaption`
  display: flex;
  align-items: center;
  gap: 0.875rem;
  line-height: 1.35;
`

const Picture = styled.img`
  max-width: 100%;
  flex: none;
  border: 2px solid var(--_border);
  border-radius: 50%;
  object-fit: cover;
`

const Initial = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 56px;
  height: 56px;
  border: 2px solid var(--_border);
  border-radius: 50%;
  ${filled}
  font-size: 1.375rem;
  font-weight: 700;
`

const Name = styled.span`
  display: block;
  font-weight: 700;
`

const Role = styled.span`
  display: block;
  font-size: 0.875rem;
`
