import { docs, example, propsTable, type Meta } from '#docs'
import showToast from './show-toast.demo?demo'
import { Toast, type ToastProps } from './toast'
import { ToastStack } from './toast-stack'
import usage from './usage.demo?demo'
import { useToaster } from './use-toaster'

export const meta = {
  title: 'Toast',
  description:
    'Glass messages that appear in a corner of the window, wait while you read them, and disappear.',
  icon: 'bell',
  route: '/toast-page',
  cardRoute: '/toast-page/',
  added: '2026-11-21',
  category: 'feedback',
  keywords: [
    'notification',
    'notify',
    'alert',
    'snackbar',
    'message',
    'saved',
    'success',
    'undo',
    'error',
    'something went wrong',
    'few seconds',
  ],
  related: ['tooltip'],
  order: 1,
} satisfies Meta

/** A toast as its stack shows it. */
const Shown = (props: Partial<ToastProps>) => (
  <Toast title="Saved" message="Your changes are on the server." toaster={useToaster()} {...props} id={1} />
)

/** One whose time stands still. */
const Waiting = (props: Partial<ToastProps>) => (
  <Shown {...props} toaster={{ ...useToaster(), paused: true }} />
)

export default docs({
  thumbnail: <Shown />,
  sections: [
    example('Show Toast', showToast, {
      opened: <Waiting />,
      controls: {
        kind: { type: 'select', default: 'status', options: ['status', 'alert'] },
        title: { type: 'text', default: 'Saved' },
        message: { type: 'text', default: 'Your changes are on the server.' },
        pending: { type: 'boolean', default: false },
      },
    }),
    example('Usage', usage),
    propsTable(
      Toast,
      ['title', 'message', 'autoDismiss', 'id', 'toaster', 'kind', 'action', 'pending', 'closeLabel'],
      {
        sample: <Shown />,
        elsewhere: { props: ['id'], why: 'It is the number of the toast in the list.' },
      },
    ),
    propsTable(ToastStack, ['placement', 'label', 'limit', 'waitingText'], {
      title: 'Props of the stack',
      sample: <ToastStack />,
      elsewhere: {
        props: ['id', 'className', 'style', 'data-*', 'ref'],
        why: 'They belong to the list, which moves; the root only keeps its place.',
      },
    }),
  ],
  keyboard: [
    { keys: 'Enter', does: 'Adds a toast, or closes the focused one.' },
    { keys: 'Space', does: 'Adds a toast, or closes the focused one.' },
    {
      keys: 'Tab',
      does: 'Moves focus to the newest toast, then to older ones, and pauses them all.',
    },
    {
      keys: 'Escape',
      does: 'Closes the focused toast and moves focus to the next one, or back to the button.',
    },
  ],
  early: 'What it tells has happened in a script.',
  announced: [
    {
      part: 'The list of toasts, when one is added',
      role: 'status',
      name: 'Notifications',
      states: 'polite',
    },
    { part: 'A toast, when added', role: 'article', name: 'Saved' },
    { part: 'Its message', role: 'text', name: 'Your changes are on the server.' },
    { part: 'Its close button', role: 'button', name: 'Close Saved' },
  ],
})
