'use client'

import { Star } from 'lucide-react'
import { styled } from '../glass/glass'
import { formatNumber } from '../shared/locale'
import type { Product } from './product-data'
import type { ProductTexts } from './product-labels'

interface RatingProps {
  product: Product
  texts: ProductTexts
  locale: string | undefined
}

const places = [1, 2, 3, 4, 5]

/** Five stars, filled or empty, with a text alternative, and the number of reviews. */
export function Rating({ product: { rating, reviews }, texts, locale }: RatingProps) {
  const write = (number: number) => formatNumber(number, locale, 'en-IN')
  return (
    <Row>
      <Stars role="img" aria-label={texts.rating(write(rating))}>
        {places.map((place) => (
          <Star key={place} size={18} fill={place <= rating ? 'currentColor' : 'none'} aria-hidden />
        ))}
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

const Stars = styled.span`
  display: inline-flex;
  gap: 0.125rem;
  color: rgb(from var(--_scheme) clamp(143, r, 255) clamp(68, g, 196) min(b, 107));
`
