'use client'

import { useState } from 'react'
import { ProductCard } from './product'
import { sneaker } from './sneaker'

export default function Example() {
  const [cart, setCart] = useState<string[]>([])
  const [wished, setWished] = useState(false)
  const last = cart.at(-1)
  const contents = last
    ? `${cart.length} in your cart, last: ${last}`
    : 'Your cart is empty.'
  return (
    <div
      style={{
        display: 'grid',
        justifyItems: 'center',
        gap: '1rem',
      }}
    >
      <ProductCard
        product={sneaker}
        wishlisted={wished}
        onWishlistChange={setWished}
        onAddToCart={({ color, size }) =>
          setCart([...cart, `${color}, size ${size}`])
        }
      />
      <p
        role="status"
        style={{
          padding: '0.5rem 1rem',
          borderRadius: 99,
          background: '#1a0b40',
          color: '#ffffff',
        }}
      >
        {wished ? `${contents} · On your wishlist` : contents}
      </p>
    </div>
  )
}
