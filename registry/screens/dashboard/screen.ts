import type { ScreenMeta } from '#docs'

export const meta = {
  title: 'Dashboard',
  description: 'The day of a shop at a glance: figures, revenue, orders and goals.',
  order: 1,
} satisfies ScreenMeta

export { Dashboard as default } from './dashboard'
