import type { ScreenMeta } from '#docs'

export const meta = {
  title: 'Shop',
  description: 'A store with a product, its pictures, a checkout, memberships and what customers say.',
  order: 2,
} satisfies ScreenMeta

export { Shop as default } from './shop'
