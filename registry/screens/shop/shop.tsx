'use client'

import { useState } from 'react'
import { Gallery } from '../../gallery/gallery'
import { ProductCard } from '../../product/product'
import type { ProductChoice } from '../../product/product-data'
import { Screen } from '../../shared/screen-layout.styles'
import { Checkout } from './checkout'
import { glideRunner, pictures } from './goods'
import { wide } from './looks'
import { Memberships } from './memberships'
import { Columns } from './shop.styles'
import { Store } from './store'
import { Voices } from './voices'

/** A store: a product with its pictures, the checkout, memberships and what customers say. */
export function Shop() {
  const [pairs, setPairs] = useState<readonly ProductChoice[]>([{ color: 'Ocean', size: 9 }])
  return (
    <Screen>
      <Store />
      <Columns>
        <ProductCard
          product={glideRunner}
          currency="USD"
          locale="en-US"
          onAddToCart={(pair) => setPairs([...pairs, pair])}
          style={wide}
        />
        <Gallery images={pictures} borderRadius="calc(var(--glass-radius, 1.25rem) * 0.6)" />
      </Columns>
      <Checkout pairs={pairs} price={glideRunner.discountedPrice} />
      <Memberships />
      <Voices />
    </Screen>
  )
}
