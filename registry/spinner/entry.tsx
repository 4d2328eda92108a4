import { customizer, docs, example, propsTable, type Meta } from '#docs'
import { Spinner } from './spinner'

export const meta = {
  title: 'Spinner',
  description: 'A spinning ring on glass that shows that something is loading.',
  icon: 'loader-circle',
  route: '/spinner',
  added: '2026-11-21',
  category: 'feedback',
  keywords: [
    'loading',
    'loader',
    'busy',
    'wait',
    'waiting',
    'progress',
    'activity',
    'loading animation',
    'loading indicator',
  ],
  order: 27,
} satisfies Meta

export default docs({
  thumbnail: <Spinner size={56} />,
  sections: [
    example('Basic Usage', <Spinner />),
    propsTable(Spinner, ['color', 'size', 'borderWidth', 'fullWidth', 'label']),
    customizer({
      title: 'Themed',
      controls: {
        color: { type: 'color', default: '#833AB4' },
        size: { type: 'number', default: 40, min: 0, unit: 'px' },
        borderWidth: { type: 'number', default: 4, min: 0, unit: 'px' },
      },
      preview: (values) => <Spinner {...values} />,
    }),
    example('Full Width', <Spinner fullWidth />),
  ],
  early: ['show'],
  announced: [
    { part: 'The spinner', role: 'status', states: 'polite' },
    { part: 'Its label', role: 'text', name: 'Loading' },
  ],
})
