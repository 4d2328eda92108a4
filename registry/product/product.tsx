'use client'

import { Heart, ShoppingBag } from 'lucide-react'
import { useId, type ComponentProps, type MouseEvent, type ReactElement } from 'react'
import { useMergedRef } from '../shared/compose'
import { headingOf, type HeadingLevel } from '../shared/heading'
import { urlOf } from '../shared/image-source'
import { keepFocusNear } from '../shared/keep-focus-near'
import { MissingPicture } from '../shared/missing-picture'
import { opensElsewhere } from '../shared/opens-elsewhere'
import { PointerLight } from '../shared/pointer-light'
import { Rendered, withState, type Render } from '../shared/render'
import { useControllable } from '../shared/use-controllable'
import { useCorrection } from '../shared/use-correction'
import { useImage } from '../shared/use-image'
import { Choices, colorOf } from './choices'
import { Price } from './price'
import type { Product, ProductChoice, ProductColor } from './product-data'
import { textsOf, type ProductLabels } from './product-labels'
import { Buttons, Brand, Card, CartButton, Details, Name, Picture, WishButton } from './product.styles'
import { Rating } from './rating'

/** A function that returns what takes the place of the Add to Cart `<button>`. It knows the chosen color and size. */
export type CartRender = Render<ProductChoice>

export interface ProductCardProps extends Omit<ComponentProps<'article'>, 'defaultValue' | 'children'> {
  /** The product: its brand, name, rating, reviews, colors, sizes and prices. */
  product: Product
  /** The level of the heading. */
  headingLevel?: HeadingLevel | undefined
  /** The code of the currency of the prices, for example `EUR`. */
  currency?: string | undefined
  /** The language of prices and numbers, for example `de-DE`. Without it, prices are written as `₹1499.00`. */
  locale?: string | undefined
  /** The texts of the card. */
  labels?: ProductLabels | undefined
  /** The chosen color and size when controlled. */
  value?: ProductChoice | undefined
  /** The initial choice when uncontrolled. Without it, the first ones. */
  defaultValue?: ProductChoice | undefined
  /** Called with the choice when it changes, also to one on offer. */
  onValueChange?: ((choice: ProductChoice) => void) | undefined
  /** Its name in the data of a form: with `shoe`, the form has `shoe.color` and `shoe.size`. */
  name?: string | undefined
  /**
   * Called with the chosen color and size when Add to Cart is pressed, unless it is a link and the browser opens it in
   * another tab.
   */
  onAddToCart?: ((choice: ProductChoice) => void) | undefined
  /** An element in place of the Add to Cart `<button>`, such as a link, or a function that returns one. */
  cartRender?: ReactElement | CartRender | undefined
  /** Whether the product is on the wishlist, when controlled. */
  wishlisted?: boolean | undefined
  /** Whether the product is on the wishlist initially, when uncontrolled. */
  defaultWishlisted?: boolean | undefined
  /** Called with the new value when the heart is pressed. */
  onWishlistChange?: ((wishlisted: boolean) => void) | undefined
}

/** Of the size of a picture. */
const missingPicture = { height: 'auto', borderRadius: '0.875rem', aspectRatio: 1.6 }

/** Takes the place of the first color where a consumer's data, against its type, has none. */
const noColor: ProductColor = { name: '', value: 'transparent', image: '' }

/** A product on a glass card. All other props are passed to its `<article>`. */
export function ProductCard({
  product,
  headingLevel = 3,
  currency = 'INR',
  locale,
  labels = {},
  value,
  defaultValue,
  onValueChange,
  name,
  onAddToCart,
  cartRender,
  wishlisted,
  defaultWishlisted = false,
  onWishlistChange,
  ref,
  className,
  ...rest
}: ProductCardProps) {
  const heading = useId()
  const Level = headingOf(headingLevel) ?? 'h3'
  const texts = textsOf(labels)
  const firstColor = product.colors.at(0) ?? noColor
  const first = {
    color: firstColor.name,
    size: product.sizes.find(Number.isFinite) ?? product.sizes.at(0) ?? NaN,
  }
  const [choice, choose, reset] = useControllable(value, defaultValue ?? first, onValueChange)
  const [wished, setWished] = useControllable(wishlisted, defaultWishlisted, onWishlistChange)
  const color = product.colors.find((offered) => offered.name === choice.color) ?? firstColor
  const size = product.sizes.includes(choice.size) ? choice.size : first.size
  const image = useImage(urlOf(color.image))
  const forCart = {
    tag: 'button' as const,
    native: { type: 'button' },
    render: withState(cartRender, choice),
  }
  const addToCart = (click: MouseEvent) => {
    if (!opensElsewhere(click, click.currentTarget)) onAddToCart?.(choice)
  }
  const pictureText = texts.picture(product.name, color.name)
  useCorrection(`${choice.color} ${choice.size}`, `${color.name} ${size}`, () =>
    choose({ color: color.name, size }),
  )

  return (
    <Card
      className={className}
      data-lit
      aria-labelledby={rest['aria-label'] ? undefined : heading}
      {...rest}
      ref={useMergedRef(ref, keepFocusNear)}
    >
      <Picture style={colorOf(color.value)}>
        {image === undefined ? (
          <MissingPicture style={missingPicture}>{pictureText}</MissingPicture>
        ) : (
          <img {...image} alt={pictureText} width={320} height={200} />
        )}
      </Picture>
      <Details>
        <Brand>{product.brand}</Brand>
        <Name as={Level} id={heading}>
          {product.name}
        </Name>
        <Rating product={product} texts={texts} locale={locale} />
        <Choices
          product={product}
          choice={choice}
          texts={texts}
          locale={locale}
          name={name}
          onChoice={choose}
          onReset={reset}
        />
        <Price product={product} texts={texts} currency={currency} locale={locale} />
        <Buttons>
          <CartButton as={Rendered} {...forCart} onClick={addToCart}>
            <ShoppingBag size={20} aria-hidden />
            <span>{texts.addToCart}</span>
          </CartButton>
          <WishButton
            type="button"
            aria-pressed={wished}
            aria-label={texts.wishlist}
            onClick={() => setWished(!wished)}
          >
            <Heart size={22} fill={wished ? 'currentColor' : 'none'} aria-hidden />
          </WishButton>
        </Buttons>
      </Details>
      <PointerLight />
    </Card>
  )
}
