'use client'

import { useState } from 'react'
import { ProductCard } from './product'
import { sneaker } from './sneaker'

export default function Example() {
  const [cart, setCart] = useState<string[]>([])
  const [wished, setWished] = useState(false)
  const last = cart.at(-1)
  const contents =
    last === undefined
      ? 'Your cart is empty.'
      : `${cart.length} in your cart, last: ${last}`
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        gap: '1rem',
        width: '100%',
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
          margin: 0,
          padding: '0.5rem 1rem',
          borderRadius: '999px',
          background: '#1a0b40',
          color: '#ffffff',
        }}
      >
        {wished ? `${contents} · On your wishlist` : contents}
      </p>
    </div>
  )
}
