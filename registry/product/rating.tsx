'use client'

import { styled } from '../glass/glass'
import { inRange } from '../shared/in-range'
import { formatNumber } from '../shared/locale'
import type { Product } from './product-data'
import type { ProductTexts } from './product-labels'

interface RatingProps {
  product: Product
  texts: ProductTexts
  locale: string | undefined
}

/** Some stars in a row, as the path of an SVG. */
const pathOf = (stars: number) =>
  Array.from({ length: stars }, (_, index) => `M${12 + 27 * index} 3l${star}`).join('')

const star = '2.7 5.7 6.3.9-4.5 4.4 1.1 6.2-5.6-3-5.6 3 1.1-6.2-4.5-4.4 6.3-.9z'

/** Five stars, filled or empty, with a text alternative, and the number of reviews. */
export function Rating({ product: { rating, reviews }, texts, locale }: RatingProps) {
  const write = (number: number) => formatNumber(number, locale, 'en-IN')
  return (
    <Row>
      <Stars role="img" aria-label={texts.rating(write(rating))} viewBox="0 0 132 24">
        <path d={pathOf(5)} fill="none" />
        <path d={pathOf(Math.floor(inRange(rating, 0, 5, 0)))} fill="currentColor" />
      </Stars>
      <span>{texts.reviews(write(reviews), reviews)}</span>
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  font-size: 0.875rem;
  font-weight: 400;
`

const Stars = styled.svg`
  height: 1.125rem;
  color: rgb(from var(--_scheme) clamp(143, r, 255) clamp(68, g, 196) min(b, 107));
  stroke: currentColor;
  stroke-linejoin: round;
  stroke-width: 2;

  &:dir(rtl) {
    transform: scaleX(-1);
  }
`
