import type { ScreenMeta } from '#docs'

export const meta = {
  title: 'Messages',
  description: 'A message center: conversations, a thread with its reply, notifications and dialogs.',
  order: 4,
} satisfies ScreenMeta

export { Messages as default } from './messages'
