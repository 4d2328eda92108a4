import { Heart, ShoppingBag } from 'lucide-react'
import { useId, useState, type ComponentProps } from 'react'
import { Choices } from './choices'
import { Price } from './price'
import type { Product, ProductChoice } from './product-data'
import { Buttons, Brand, Card, CartButton, Details, Name, Picture, WishButton } from './product.styles'
import { Rating } from './rating'

export interface ProductCardProps extends ComponentProps<'article'> {
  /** The product: its brand, name, rating, reviews, colors, sizes and prices. */
  product: Product
  /** Called with the chosen color and size when Add to Cart is pressed. */
  onAddToCart?: (choice: ProductChoice) => void
  /** Whether the product is on the wishlist. Without it, the card is uncontrolled. */
  wishlisted?: boolean
  /** Whether the product is on the wishlist initially, when uncontrolled. */
  defaultWishlisted?: boolean
  /** Called with the new value when the heart is pressed. */
  onWishlistChange?: (wishlisted: boolean) => void
}

/** A product on a glass card. All other props are passed to its `<article>`. */
export function ProductCard({
  product,
  onAddToCart,
  wishlisted,
  defaultWishlisted = false,
  onWishlistChange,
  ...rest
}: ProductCardProps) {
  const heading = useId()
  const [color, setColor] = useState(product.colors[0])
  const [size, setSize] = useState(product.sizes[0])
  const [kept, setKept] = useState(defaultWishlisted)
  const wished = wishlisted ?? kept

  const toggleWish = () => {
    setKept(!wished)
    onWishlistChange?.(!wished)
  }

  return (
    <Card aria-labelledby={heading} {...rest}>
      <Picture>
        <img src={color.image} alt={`${product.name} in ${color.name}`} width={320} height={200} />
      </Picture>
      <Details>
        <Brand>{product.brand}</Brand>
        <Name id={heading}>{product.name}</Name>
        <Rating stars={product.rating} reviews={product.reviews} />
        <Choices product={product} color={color} size={size} onColor={setColor} onSize={setSize} />
        <Price product={product} />
        <Buttons>
          <CartButton type="button" onClick={() => onAddToCart?.({ color: color.name, size })}>
            <ShoppingBag size={20} aria-hidden />
            Add to Cart
          </CartButton>
          <WishButton type="button" aria-pressed={wished} aria-label="Wishlist" onClick={toggleWish}>
            <Heart size={22} fill={wished ? 'currentColor' : 'none'} aria-hidden />
          </WishButton>
        </Buttons>
      </Details>
    </Card>
  )
}
