import { docs, example, propsTable, type Meta } from '#docs'
import cart from './cart.demo?demo'
import { ProductCard } from './product'
import { sneaker } from './sneaker'

export const meta = {
  title: 'Product Card',
  description: 'A product on glass, with a picture, rating, colors, sizes, price, cart and wishlist.',
  icon: 'shopping-bag',
  route: '/product-details',
  added: '2026-11-21',
  category: 'display',
  keywords: [
    'shop',
    'store',
    'e-commerce',
    'ecommerce',
    'buy',
    'cart',
    'item',
    'wishlist',
    'rating',
    'add to cart',
    'stars',
    'reviews',
  ],
  related: ['pricing'],
  order: 21,
} satisfies Meta

export default docs({
  thumbnail: <ProductCard product={{ ...sneaker, sizes: [8] }} style={{ zoom: 0.69, maxWidth: '14rem' }} />,
  sections: [
    example('Usage', <ProductCard product={sneaker} />, {
      controls: {
        currency: { type: 'text', default: 'INR' },
        defaultWishlisted: { type: 'boolean', default: false, label: 'On the wishlist' },
      },
    }),
    propsTable(ProductCard, [
      'product',
      'headingLevel',
      'currency',
      'locale',
      'labels',
      'value',
      'defaultValue',
      'onValueChange',
      'name',
      'onAddToCart',
      'cartRender',
      'wishlisted',
      'defaultWishlisted',
      'onWishlistChange',
    ]),
    example('Live', cart),
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to the colors, the size, Add to Cart and the wishlist button.' },
    { keys: 'Arrow keys', does: 'Select another color, and the picture changes with it.' },
    { keys: 'Down Arrow', does: 'Selects the next size in the size list.' },
    { keys: 'Enter', does: 'Activates the focused button.' },
    { keys: 'Space', does: 'Activates the focused button.' },
  ],
  early: ['choose'],
  announced: [
    { part: 'The card', role: 'article', name: 'Glide Runner' },
    { part: 'The stars', role: 'image', name: '4 out of 5 stars' },
    { part: 'A color', role: 'radio', name: 'Night', states: 'not checked' },
    { part: 'The picture, when a color is selected', role: 'image', name: 'Glide Runner in Night' },
    { part: 'The list of sizes', role: 'combobox', name: 'Size', states: 'value 8, collapsed' },
    { part: 'The wishlist button', role: 'button', name: 'Wishlist', states: 'not pressed' },
    { part: 'The wishlist button, when pressed', role: 'button', name: 'Wishlist', states: 'pressed' },
  ],
})
