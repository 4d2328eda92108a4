'use client'

import { formatNumber } from '../shared/locale'
import type { Product } from './product-data'
import type { ProductTexts } from './product-labels'
import { Hidden, Now, Off, PriceRow } from './product.styles'

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
    <PriceRow>
      <Now>
        <Hidden>{`${texts.price} `}</Hidden>
        <span>{money(product.discountedPrice)}</span>
      </Now>
      <s>
        <Hidden>{`${texts.originalPrice} `}</Hidden>
        <span>{money(product.originalPrice)}</span>
      </s>
      <Off>{texts.discount(share)}</Off>
    </PriceRow>
  )
}
