import styled from '@emotion/styled'
import { Star } from 'lucide-react'

interface RatingProps {
  /** The number of filled stars, from 0 to 5. */
  stars: number
  reviews: number
}

const places = [1, 2, 3, 4, 5]

/** Five stars, filled or empty, with a text alternative. */
export function Rating({ stars, reviews }: RatingProps) {
  return (
    <Row>
      <Stars role="img" aria-label={`${stars} out of 5 stars`}>
        {places.map((place) => (
          <Star key={place} size={18} fill={place <= stars ? 'currentColor' : 'none'} aria-hidden />
        ))}
      </Stars>
      <span>{reviews} Reviews</span>
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  font-size: 0.875rem;
  font-weight: 500;
`

const Stars = styled.span`
  display: inline-flex;
  gap: 0.125rem;
  color: light-dark(#8f4400, #ffc46b);
`
