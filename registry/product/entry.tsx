import { docs, example, propsTable, type Meta } from '#docs'
import cart from './cart.demo?demo'
import { ProductCard } from './product'
import { sneaker } from './sneaker'

export const meta = {
  title: 'Product Card',
  description: 'A product on glass: picture, rating, colors, sizes, price, cart and wishlist.',
  icon: 'shopping-bag',
  route: '/product-details',
  order: 21,
} satisfies Meta

export default docs({
  sections: [
    example('Usage', <ProductCard product={sneaker} />),
    propsTable(ProductCard, [
      'product',
      'onAddToCart',
      'wishlisted',
      'defaultWishlisted',
      'onWishlistChange',
    ]),
    example('Live', cart),
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves through the colors, the size, Add to Cart and the wishlist.' },
    { keys: 'Arrow keys', does: 'On the colors: choose the next or previous color; the picture follows.' },
    { keys: 'Arrow down', does: 'On the size: chooses the next larger one.' },
    { keys: 'Enter', does: 'Presses the focused button.' },
    { keys: 'Space', does: 'Presses the focused button.' },
  ],
})
