import { customizer, docs, example, propsTable, type Meta } from '#docs'
import { Input } from './input'
import search from './search.demo?demo'

export const meta = {
  title: 'Input',
  description: 'A glass text field with an optional icon or icon button.',
  icon: 'text-cursor-input',
  route: '/input-details',
  added: '2026-11-21',
  category: 'inputs',
  keywords: [
    'search box',
    'magnifying glass',
    'text field',
    'textbox',
    'form field',
    'search field',
    'icon field',
    'type',
    'single line',
    'one line of text',
    'form input',
    'field for one line',
  ],
  related: ['textarea'],
  order: 6,
} satisfies Meta

export default docs({
  sections: [
    example('Basic Usage', <Input aria-label="Your name" placeholder="Your name" autoComplete="name" />),
    propsTable(
      Input,
      [
        'className',
        'label',
        'hint',
        'error',
        'icon',
        'iconPosition',
        'onIconClick',
        'iconLabel',
        'size',
        'backgroundColor',
        'color',
        'borderColor',
        'opacity',
        'borderWidth',
        'borderRadius',
        'style',
      ],
      {
        elsewhere: {
          props: ['id', 'data-*', 'ref'],
          why: 'They belong to the field; the root is the box around it.',
        },
      },
    ),
    customizer({
      title: 'Custom Styling',
      controls: {
        backgroundColor: { type: 'color', default: '#ffffff' },
        color: { type: 'color', default: '#000000', label: 'Text color' },
        borderColor: { type: 'color', default: '#000000' },
        opacity: { type: 'range', default: 50, min: 0, max: 100, step: 1, unit: '%' },
        borderWidth: { type: 'number', default: 1, min: 0, unit: 'px' },
        borderRadius: { type: 'number', default: 8, min: 0, unit: 'px' },
        size: { type: 'select', default: 'md', options: ['sm', 'md', 'lg'] },
      },
      preview: search,
      readability: ({ backgroundColor, color, opacity }) => [
        {
          text: color,
          tint: backgroundColor,
          opacity: opacity / 100,
          fix: { opacity: 'opacity', text: 'color' },
        },
      ],
    }),
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to the field, then to the icon button.' },
    { keys: 'Enter', does: 'Activates the icon button.' },
    { keys: 'Space', does: 'Activates the icon button.' },
  ],
  early: ['send'],
  announced: [
    { part: 'The field', role: 'textbox', name: 'Your name' },
    { part: 'The field, filled in', role: 'textbox', name: 'Your name', states: 'value Ada' },
    { part: 'The search field', role: 'searchbox', name: 'Search' },
    { part: 'The icon button', role: 'button', name: 'Search' },
  ],
})
