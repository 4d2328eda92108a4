import { customizer, docs, example, propsTable, type Meta } from '#docs'
import { Badge } from './badge'
import inbox from './inbox.demo?demo'

export const meta = {
  title: 'Badge',
  description: 'A word or a number on a small pill of glass, such as a status or a count.',
  icon: 'badge-check',
  route: '/badge-details',
  added: '2026-11-28',
  category: 'display',
  collection: 'essentials',
  keywords: ['tag', 'chip', 'label pill', 'pill', 'count', 'status', 'unread', 'new', 'beta', 'state'],
  related: ['alert', 'statistic'],
} satisfies Meta

export default docs({
  thumbnail: (
    <Badge kind="success" dot style={{ zoom: 1.75 }}>
      Online
    </Badge>
  ),
  sections: [
    example(
      'Basic Usage',
      <Badge kind="success" dot>
        Online
      </Badge>,
    ),
    propsTable(Badge, ['children', 'kind', 'dot', 'max', 'label', 'locale', 'className', 'style']),
    customizer({
      title: 'Custom Badge',
      controls: {
        kind: {
          type: 'select',
          default: 'success',
          options: ['neutral', 'info', 'success', 'warning', 'error'],
        },
        dot: { type: 'boolean', default: true },
        text: { type: 'color', default: '#1b1230' },
        tint: { type: 'color', default: '#ffffff' },
        opacity: { type: 'range', default: 0.78, min: 0, max: 1, step: 0.01 },
      },
      preview: ({ text, tint, opacity, ...props }) => (
        <Badge
          {...props}
          style={{
            '--glass-tint': tint,
            '--glass-foreground': text,
            '--glass-thin-tint-opacity': opacity,
          }}
        >
          Online
        </Badge>
      ),
      readability: ({ tint, text, opacity }) => [
        { text, tint, opacity, fix: { opacity: 'opacity', text: 'text' } },
      ],
    }),
    example('Unread Messages', inbox, {
      text: 'Above 99, the badge shows 99+. Screen readers say the whole number and what it counts, and as a status also when it changes.',
    }),
    example(
      'Kinds',
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' }}>
        <Badge>Draft</Badge>
        <Badge kind="info">Scheduled</Badge>
        <Badge kind="success">Paid</Badge>
        <Badge kind="warning">Overdue</Badge>
        <Badge kind="error">Declined</Badge>
      </div>,
    ),
  ],
  early: ['show'],
  announced: [
    { part: 'A word', role: 'text', name: 'Online' },
    { part: 'A number that is a status', role: 'status', states: 'polite' },
    { part: 'A number above the largest', role: 'text', name: '100' },
    { part: 'What it counts', role: 'text', name: 'unread messages' },
  ],
})
