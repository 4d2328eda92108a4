import { customizer, docs, example, propsTable, readableOnGlass, type Meta } from '#docs'
import alertButton from './alert.demo?demo'
import { Button } from './button'
import { labelOpacity, usualOpacity } from './label-opacity'

export const meta = {
  title: 'Button',
  description: 'A glass button with background, text and border colors of your choice.',
  icon: 'mouse-pointer-click',
  route: '/button-details',
  added: '2026-11-21',
  category: 'actions',
  keywords: ['click', 'press', 'cta', 'call to action', 'submit', 'btn'],
  related: ['speed-dial'],
  order: 4,
} satisfies Meta

const swatches = ['#FD1D1D', '#F77737', '#FCAF45', '#FFDC80', '#833AB4', '#C13584', '#E1306C']

export default docs({
  sections: [
    example('Basic Usage', <Button>Click me</Button>),
    propsTable(Button, [
      'backgroundColor',
      'color',
      'borderColor',
      'kind',
      'neutral',
      'size',
      'fullWidth',
      'icon',
      'iconAfter',
      'pending',
      'pendingLabel',
      'render',
    ]),
    customizer({
      title: 'Themed Button',
      controls: {
        backgroundColor: { type: 'color', default: '#FD1D1D' },
        color: { type: 'color', default: '#ffffff', label: 'Text color' },
        borderColor: { type: 'color', default: '#833AB4' },
        kind: { type: 'select', default: 'glass', options: ['glass', 'filled', 'quiet'] },
        size: { type: 'select', default: 'md', options: ['sm', 'md', 'lg'] },
        pending: { type: 'boolean', default: false },
      },
      presets: Object.fromEntries(
        swatches.map((hex) => [
          hex,
          { backgroundColor: hex, borderColor: hex, color: readableOnGlass(hex, usualOpacity) },
        ]),
      ),
      // The code has a kind and a size only where they are not the default.
      preview: ({ kind, size, ...values }) => (
        <Button
          {...values}
          kind={kind === 'glass' ? undefined : kind}
          size={size === 'md' ? undefined : size}
        >
          Themed Button
        </Button>
      ),
      readability: ({ backgroundColor, color, kind }, levels) => [
        {
          text: color,
          tint: backgroundColor,
          opacity: kind === 'filled' ? 1 : (levels?.thin.opacity ?? labelOpacity(color, backgroundColor)),
          isLarge: true,
          fix: { text: 'color' },
        },
      ],
    }),
    example('Alert Button', alertButton),
    example('Full Width Button', <Button fullWidth>Full Width Button</Button>),
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to the button.' },
    { keys: 'Enter', does: 'Activates the button.' },
    { keys: 'Space', does: 'Activates the button.' },
  ],
  early: ['send'],
  announced: [
    { part: 'The button', role: 'button', name: 'Click me' },
    { part: 'Pending', role: 'button', name: 'Click me', states: 'disabled, described as Loading' },
    { part: 'The status', role: 'status', states: 'polite' },
  ],
})
