import styled from '@emotion/styled'
import type { ComponentProps } from 'react'

export interface TestimonialProps extends ComponentProps<'figure'> {
  /** The name of the quoted person. */
  name: string
  /** The person's role, shown below the name. */
  jobTitle?: string
  /** The quote, without quotation marks. */
  message: string
  /** The URL of the person's picture, which is square and at least 56 px wide. Without it, the initial is shown. */
  imageSrc?: string
}

/** A quote on a glass card, with the person who said it. All other props are passed to its `<figure>`. */
export function Testimonial({ name, jobTitle, message, imageSrc, ...rest }: TestimonialProps) {
  return (
    <Root {...rest}>
      <Quote>{message}</Quote>
      <Person>
        {imageSrc === undefined ? (
          <Initial aria-hidden>{name.charAt(0)}</Initial>
        ) : (
          <Picture src={imageSrc} alt="" width={56} height={56} />
        )}
        <span>
          <Name>{name}</Name>
          {jobTitle !== undefined && <Role>{jobTitle}</Role>}
        </span>
      </Person>
    </Root>
  )
}

const Root = styled.figure`
  position: relative;
  isolation: isolate;
  display: flex;
  flex-direction: column;
  gap: 1.5rem;
  width: 100%;
  max-width: 24rem;
  margin: 0;
  padding: 1.75rem;
  border-radius: 1.25rem;
  color: #160a33;

  /* The glass is a separate layer, so that glass inside the card can still blur the page. */
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    border: 1px solid rgb(255 255 255 / 0.65);
    border-radius: inherit;
    background: linear-gradient(150deg, rgb(255 255 255 / 0.76), rgb(255 255 255 / 0.54));
    box-shadow: 0 18px 40px -16px rgb(26 8 70 / 0.55);
    -webkit-backdrop-filter: blur(14px) saturate(1.4);
    backdrop-filter: blur(14px) saturate(1.4);
  }

  @supports not ((-webkit-backdrop-filter: blur(1px)) or (backdrop-filter: blur(1px))) {
    &::before {
      background: rgb(255 255 255 / 0.94);
    }
  }

  @media (prefers-reduced-transparency: reduce), (prefers-contrast: more), (forced-colors: active) {
    &::before {
      background: #ffffff;
      -webkit-backdrop-filter: none;
      backdrop-filter: none;
    }
  }
`

const Quote = styled.blockquote`
  flex: 1;
  margin: 0;
  font-size: 1.0625rem;
  font-weight: 500;
  line-height: 1.6;

  &::before {
    content: '\\201c' / '';
    display: block;
    height: 2.625rem;
    color: #6a2fd0;
    font:
      700 4.5rem/1 Georgia,
      'Times New Roman',
      serif;
  }
`

const Person = styled.figcaption`
  display: flex;
  align-items: center;
  gap: 0.875rem;
  line-height: 1.35;
`

const Picture = styled.img`
  flex: none;
  border: 2px solid #ffffff;
  border-radius: 50%;
  object-fit: cover;
`

const Initial = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 56px;
  height: 56px;
  border: 2px solid #ffffff;
  border-radius: 50%;
  background: #6a2fd0;
  color: #ffffff;
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
