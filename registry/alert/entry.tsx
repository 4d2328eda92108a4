import { customizer, docs, example, propsTable, type Meta } from '#docs'
import { Button } from '../button/button'
import { levels } from '../glass/levels'
import { Alert } from './alert'
import publish from './publish.demo?demo'

export const meta = {
  title: 'Alert',
  description: 'A notice on glass within the page, with an icon: information, success, warning or error.',
  icon: 'triangle-alert',
  route: '/alert-details',
  added: '2026-11-28',
  category: 'feedback',
  collection: 'essentials',
  keywords: [
    'alert',
    'callout',
    'banner',
    'notice',
    'inline message',
    'error message',
    'warning',
    'info box',
    'admonition',
    'form error',
    'hint box',
  ],
  related: ['toast'],
} satisfies Meta

export default docs({
  thumbnail: (
    <Alert kind="warning" heading="Almost full" style={{ zoom: 0.9, width: '17rem' }}>
      Two of 50 GB are left.
    </Alert>
  ),
  sections: [
    example(
      'Basic Usage',
      <Alert kind="warning" heading="Almost full">
        Two of 50 GB are left.
      </Alert>,
    ),
    propsTable(
      Alert,
      [
        'kind',
        'kindText',
        'heading',
        'headingLevel',
        'children',
        'actions',
        'onClose',
        'closeLabel',
        'live',
        'className',
        'style',
      ],
      {
        sample: (
          <Alert heading="Almost full" actions={<Button>Buy more</Button>} onClose={() => {}}>
            Two of 50 GB are left.
          </Alert>
        ),
      },
    ),
    customizer({
      title: 'Custom Alert',
      controls: {
        kind: { type: 'select', default: 'warning', options: ['info', 'success', 'warning', 'error'] },
        heading: { type: 'text', default: 'Almost full' },
        tint: { type: 'color', default: '#ffffff' },
        text: { type: 'color', default: '#1b1230' },
        opacity: { type: 'range', default: levels.regular.opacity, min: 0, max: 1, step: 0.01 },
      },
      preview: ({ tint, text, opacity, ...props }) => (
        <Alert
          {...props}
          style={{
            '--glass-tint': tint,
            '--glass-foreground': text,
            '--glass-regular-tint-opacity': opacity,
          }}
        >
          Two of 50 GB are left.
        </Alert>
      ),
      readability: ({ tint, text, opacity }) => [
        { text, tint, opacity, fix: { opacity: 'opacity', text: 'text' } },
      ],
    }),
    example('Publish', publish, {
      text: 'Both messages are live, because they appear after the page. The first one can be tried again, and the second one can be closed.',
    }),
    example(
      'Kinds',
      <div style={{ display: 'grid', gap: '1rem', width: '100%' }}>
        <Alert kind="info">The office is closed on Monday.</Alert>
        <Alert kind="success">Your changes are on the server.</Alert>
        <Alert kind="warning">Your password expires in three days.</Alert>
        <Alert kind="error">The card was declined.</Alert>
      </div>,
    ),
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to the next action, and then to the close button.' },
    {
      keys: 'Enter',
      does: 'Presses the focused button. Where the alert goes, focus moves to what is nearest.',
    },
    {
      keys: 'Space',
      does: 'Presses the focused button. Where the alert goes, focus moves to what is nearest.',
    },
  ],
  early: ['show'],
  announced: [
    { part: 'The kind', role: 'text', name: 'Warning' },
    { part: 'The title', role: 'text', name: 'Almost full' },
    { part: 'The message', role: 'text', name: 'Two of 50 GB are left.' },
    { part: 'A live error, when it appears', role: 'alert', states: 'assertive' },
    { part: 'Its action', role: 'button', name: 'Try again' },
    { part: 'A live success, when it appears', role: 'status', states: 'polite' },
    { part: 'Its close button', role: 'button', name: 'Close' },
  ],
})
