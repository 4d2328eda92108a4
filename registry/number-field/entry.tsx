import { customizer, docs, example, propsTable, type Meta } from '#docs'
import { levels } from '../glass/levels'
import { NumberField } from './number-field'
import tip from './tip.demo?demo'

export const meta = {
  title: 'Number Field',
  description: 'A glass field for a number in any language, with buttons for more and less.',
  icon: 'diff',
  route: '/number-field-details',
  added: '2026-11-29',
  category: 'inputs',
  collection: 'essentials',
  keywords: [
    'number input',
    'numeric input',
    'form field with a label',
    'stepper input',
    'number stepper',
    'quantity',
    'quantity picker',
    'quantity selector',
    'spinbutton',
    'spin button',
    'spinner input',
    'spinbox',
    'spin box',
    'numberbox',
    'plus minus',
    'plus and minus buttons',
    'increment',
    'decrement',
    'counter input',
    'amount',
    'currency input',
    'money input',
    'price input',
    'percent input',
    'integer',
    'decimal',
  ],
  related: ['slider'],
} satisfies Meta

export default docs({
  thumbnail: <NumberField aria-label="Tickets" defaultValue={2} min={1} max={9} style={{ width: '11rem' }} />,
  sections: [
    example('Basic Usage', <NumberField aria-label="Tickets" defaultValue={2} min={1} max={9} />),
    propsTable(
      NumberField,
      [
        'label',
        'hint',
        'error',
        'value',
        'defaultValue',
        'onValueChange',
        'min',
        'max',
        'step',
        'largeStep',
        'format',
        'locale',
        'name',
        'labels',
        'size',
      ],
      {
        elsewhere: {
          props: ['id', 'data-*', 'ref'],
          why: 'They belong to the field; the root is the box around it.',
        },
      },
    ),
    customizer({
      title: 'Custom Number Field',
      controls: {
        size: { type: 'select', default: 'md', options: ['sm', 'md', 'lg'] },
        step: { type: 'number', default: 0.5, min: 0.01 },
        locale: { type: 'select', default: 'en', options: ['en', 'ar-EG', 'de', 'fr', 'hi'] },
        tint: { type: 'color', default: '#ffffff' },
        text: { type: 'color', default: '#1b1230' },
        opacity: { type: 'range', default: levels.thin.opacity, min: 0, max: 1, step: 0.01 },
      },
      preview: ({ tint, text, opacity, ...props }) => (
        <NumberField
          aria-label="Price"
          {...props}
          defaultValue={1234.5}
          min={0}
          format={{ style: 'currency', currency: 'EUR' }}
          style={{
            '--glass-tint': tint,
            '--glass-foreground': text,
            '--glass-thin-tint-opacity': opacity,
          }}
        />
      ),
      readability: ({ tint, text, opacity }) => [
        { text, tint, opacity, fix: { opacity: 'opacity', text: 'text' } },
      ],
    }),
    example('A tip', tip, { text: 'Percent of a bill of €84.50. The buttons repeat while they are held.' }),
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to the field.' },
    { keys: 'Up Arrow, Down Arrow', does: 'Increase or decrease the number by one step.' },
    { keys: 'Page Up, Page Down', does: 'Increase or decrease it by ten steps.' },
    { keys: 'Home, End', does: 'Set it to the lowest or highest number, if there is one.' },
    { keys: 'Digits', does: 'Type a number.' },
    { keys: 'Enter', does: 'Writes the number with its format, and submits a form.' },
  ],
  early: ['choose', 'send'],
  announced: [
    { part: 'The field', role: 'spinbutton', name: 'Tickets', states: 'value 2, minimum 1, maximum 9' },
    { part: 'The button with the minus', role: 'button', name: 'Decrease' },
    { part: 'The button with the plus', role: 'button', name: 'Increase' },
    {
      part: 'After Up Arrow',
      role: 'spinbutton',
      name: 'Tickets',
      states: 'value 3, minimum 1, maximum 9',
    },
  ],
})
