import styled from '@emotion/styled'
import type { Product } from './product-data'

/** Formats an amount as `₹846.00`, without a locale, so that it is the same on every machine. */
const rupees = (amount: number) => `₹${amount.toFixed(2)}`

/** The price to pay, the original price and the discount. */
export function Price({ product }: { product: Product }) {
  return (
    <Row>
      <Now>
        <Hidden>Price </Hidden>
        {rupees(product.discountedPrice)}
      </Now>
      <s>
        <Hidden>Original price </Hidden>
        {rupees(product.originalPrice)}
      </s>
      <Off>{product.discountPercentage}% off</Off>
    </Row>
  )
}

const Row = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0.25rem 0.625rem;
  margin: 1rem 0 0.875rem;
`

const Now = styled.strong`
  font-size: 1.5rem;
  font-weight: 750;
  letter-spacing: -0.01em;
`

const Off = styled.span`
  padding: 0.125rem 0.5rem;
  border-radius: 0.5rem;
  background: #0b5c37;
  color: #ffffff;
  font-size: 0.8125rem;
  font-weight: 700;
`

const Hidden = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`
