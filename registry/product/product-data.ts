export interface ProductColor {
  /** The color's name, as read out and passed on. */
  name: string
  /** The color of the swatch: any CSS color. */
  value: string
  /** The address of the product's picture in this color. */
  image: string
}

export interface Product {
  brand: string
  name: string
  /** Stars out of 5. */
  rating: number
  reviews: number
  /** At least one; the first is chosen at first. */
  colors: readonly [ProductColor, ...ProductColor[]]
  /** At least one; the first is chosen at first. */
  sizes: readonly [number, ...number[]]
  /** The price before the discount, in rupees. */
  originalPrice: number
  /** The price to pay, in rupees. */
  discountedPrice: number
  /** The discount in per cent, as it is to be shown. */
  discountPercentage: number
}

/** What a visitor chose. */
export interface ProductChoice {
  color: string
  size: number
}
