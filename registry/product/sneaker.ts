import type { Product } from './product-data'
import ember from './sneaker-ember.svg'
import night from './sneaker-night.svg'
import ocean from './sneaker-ocean.svg'

/** The sample product: a running shoe in three colors. */
export const sneaker: Product = {
  brand: 'Northwind',
  name: 'Glide Runner',
  rating: 4,
  reviews: 15,
  colors: [
    { name: 'Ember', value: '#e8505b', image: ember },
    { name: 'Ocean', value: '#3a7bf2', image: ocean },
    { name: 'Night', value: '#2b2450', image: night },
  ],
  sizes: [8, 9, 10, 11],
  originalPrice: 1499,
  discountedPrice: 846,
  discountPercentage: 43,
}
