'use client'

import { styled } from '../glass/glass'
import { formatNumber } from '../shared/locale'
import type { Product } from './product-data'
import type { ProductTexts } from './product-labels'

interface PriceProps {
  product: Product
  texts: ProductTexts
  currency: string
  locale: string | undefined
}

/** The price to pay, the original price and the discount. */
export function Price({ product, texts, currency, locale }: PriceProps) {
  const style = { style: 'currency', currency, useGrouping: locale !== undefined } as const
  const money = (price: number) => formatNumber(price, locale, 'en-IN', style)
  const share = formatNumber(product.discountPercentage / 100, locale, 'en-IN', {
    style: 'percent',
    maximumFractionDigits: 10,
  })
  return (
    <Row>
      <Now>
        <Hidden>{`${texts.price} `}</Hidden>
        <span>{money(product.discountedPrice)}</span>
      </Now>
      <s>
        <Hidden>{`${texts.originalPrice} `}</Hidden>
        <span>{money(product.originalPrice)}</span>
      </s>
      <Off>{texts.discount(share)}</Off>
    </Row>
  )
}

const Row = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0.25rem 0.625rem;
  margin: 1rem 0 0.875rem;
  font-variant-numeric: tabular-nums;
`

const Now = styled.strong`
  font-size: 1.5rem;
  font-weight: 700;
  letter-spacing: -0.01em;
`

const Off = styled.span`
  padding: 0.125rem 0.5rem;
  border-radius: 0.625rem;
  background: #0b5c37;
  color: #ffffff;
  font-size: 0.875rem;
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
