import type { ScreenMeta } from '#docs'

export const meta = {
  title: 'Account',
  description: 'A sign-in form beside a profile, the latest orders and a way to reach the store.',
  order: 3,
} satisfies ScreenMeta

export { Account as default } from './account'
