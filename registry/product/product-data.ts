import type { ImageSource } from '../shared/image-source'

export interface ProductColor {
  /** The name of the color, read by screen readers and passed to `onAddToCart`. */
  name: string
  /** The color of the swatch: any CSS color. */
  value: string
  /** The picture of the product in this color: a URL or an import. */
  image: ImageSource
}

export interface Product {
  /** The brand, shown above the name. */
  brand: string
  /** The name of the product, which is the card's heading. */
  name: string
  /** The average rating, in stars out of 5. */
  rating: number
  /** The number of reviews. */
  reviews: number
  /** The colors on offer, at least one. The first is selected initially. */
  colors: readonly [ProductColor, ...ProductColor[]]
  /** The sizes on offer, at least one. The first is selected initially. */
  sizes: readonly [number, ...number[]]
  /** The price before the discount, in the currency of the card. */
  originalPrice: number
  /** The price to pay, in the currency of the card. */
  discountedPrice: number
  /** The discount in percent, shown as it is given. */
  discountPercentage: number
}

/** The selection of a visitor. */
export interface ProductChoice {
  /** The name of the color. */
  color: string
  /** The size. */
  size: number
}
