import { docs, example, propsTable, type Meta } from '#docs'
import showToast from './show-toast.demo?demo'
import { Toast } from './toast'
import usage from './usage.demo?demo'

export const meta = {
  title: 'Toast',
  description: 'Glass messages that come into a corner of the window, wait while they are read, and leave.',
  icon: 'bell',
  route: '/toast-page',
  cardRoute: '/toast-page/',
  order: 1,
} satisfies Meta

export default docs({
  sections: [
    example('Show Toast', showToast),
    example('Usage', usage),
    propsTable(Toast, ['title', 'message', 'autoDismiss', 'id', 'toaster']),
  ],
  keyboard: [
    { keys: 'Enter', does: 'On Show Toast, adds a toast; on a close button, closes its toast.' },
    { keys: 'Space', does: 'On Show Toast, adds a toast; on a close button, closes its toast.' },
    {
      keys: 'Tab',
      does: 'Moves from Show Toast to the newest toast, then to older ones; meanwhile all wait.',
    },
    {
      keys: 'Escape',
      does: 'Closes the toast that has focus; the next one, or Show Toast, takes focus over.',
    },
  ],
})
