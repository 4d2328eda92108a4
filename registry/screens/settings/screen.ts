import type { ScreenMeta } from '#docs'

export const meta = {
  title: 'Settings',
  description: 'The settings of a workspace: account, notifications, team, billing and files.',
  order: 5,
} satisfies ScreenMeta

export { Settings as default } from './settings'
