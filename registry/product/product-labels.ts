/** The texts of a product card. Functions get numbers that are written as the locale writes them. */
export interface ProductLabels {
  /**
   * The alternative text of the picture.
   * @default (name, color) => `${name} in ${color}`
   */
  picture?: ((name: string, color: string) => string) | undefined
  /**
   * The text alternative of the stars.
   * @default (stars) => `${stars} out of 5 stars`
   */
  rating?: ((stars: string) => string) | undefined
  /**
   * The number of reviews, as text and, for the plural, as a number.
   * @default (text) => `${text} Reviews`
   */
  reviews?: ((text: string, count: number) => string) | undefined
  /**
   * The name of the colors.
   * @default 'Color'
   */
  color?: string | undefined
  /**
   * The label of the sizes.
   * @default 'Size'
   */
  size?: string | undefined
  /**
   * What screen readers read before the price to pay.
   * @default 'Price'
   */
  price?: string | undefined
  /**
   * What screen readers read before the price without the discount.
   * @default 'Original price'
   */
  originalPrice?: string | undefined
  /**
   * The discount.
   * @default (percent) => `${percent} off`
   */
  discount?: ((percent: string) => string) | undefined
  /**
   * The button that adds the product to the cart.
   * @default 'Add to Cart'
   */
  addToCart?: string | undefined
  /**
   * The name of the heart.
   * @default 'Wishlist'
   */
  wishlist?: string | undefined
}

/** The given texts, with English for those that are missing. */
export const textsOf = ({
  picture = (name, color) => `${name} in ${color}`,
  rating = (stars) => `${stars} out of 5 stars`,
  reviews = (text) => `${text} Reviews`,
  color = 'Color',
  size = 'Size',
  price = 'Price',
  originalPrice = 'Original price',
  discount = (percent) => `${percent} off`,
  addToCart = 'Add to Cart',
  wishlist = 'Wishlist',
}: ProductLabels) => ({
  picture,
  rating,
  reviews,
  color,
  size,
  price,
  originalPrice,
  discount,
  addToCart,
  wishlist,
})

export type ProductTexts = ReturnType<typeof textsOf>
