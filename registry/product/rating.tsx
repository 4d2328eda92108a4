'use client'

import { inRange } from '../shared/in-range'
import { formatNumber } from '../shared/locale'
import type { Product } from './product-data'
import type { ProductTexts } from './product-labels'
import { RatingRow, Stars } from './product.styles'

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
    <RatingRow>
      <Stars role="img" aria-label={texts.rating(write(rating))} viewBox="0 0 132 24">
        <path d={pathOf(5)} fill="none" />
        <path d={pathOf(Math.floor(inRange(rating, 0, 5, 0)))} fill="currentColor" />
      </Stars>
      <span>{texts.reviews(write(reviews), reviews)}</span>
    </RatingRow>
  )
}
