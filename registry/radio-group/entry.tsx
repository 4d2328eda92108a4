import { customizer, docs, example, propsTable, type Meta } from '#docs'
import { levels } from '../glass/levels'
import delivery from './delivery.demo?demo'
import { RadioGroup } from './radio-group'

export const meta = {
  title: 'Radio Group',
  description: 'Native radio buttons on a pane of glass, to choose one.',
  icon: 'circle-dot',
  route: '/radio-group-details',
  added: '2026-11-28',
  category: 'inputs',
  collection: 'essentials',
  keywords: [
    'radio',
    'radios',
    'radio button',
    'radio buttons',
    'radio input',
    'choose one',
    'pick one',
    'one of several',
    'single choice',
    'single select',
    'option group',
    'option button',
    'mutually exclusive',
    'either or',
  ],
  related: ['check', 'dropdown'],
} satisfies Meta

const sizes = ['Small', 'Medium', 'Large']

export default docs({
  thumbnail: <RadioGroup legend="Size" options={sizes} defaultValue="Medium" style={{ zoom: 0.72 }} />,
  sections: [
    example('Basic Usage', <RadioGroup legend="Size" options={sizes} defaultValue="Medium" />),
    propsTable(RadioGroup, [
      'legend',
      'options',
      'value',
      'defaultValue',
      'onValueChange',
      'orientation',
      'name',
      'required',
    ]),
    customizer({
      title: 'Custom Radio Group',
      controls: {
        orientation: { type: 'select', default: 'vertical', options: ['vertical', 'horizontal'] },
        disabled: { type: 'boolean', default: false },
        tint: { type: 'color', default: '#ffffff' },
        text: { type: 'color', default: '#1b1230' },
        opacity: { type: 'range', default: levels.regular.opacity, min: 0, max: 1, step: 0.01 },
      },
      preview: ({ tint, text, opacity, ...props }) => (
        <RadioGroup
          legend="Size"
          {...props}
          options={sizes}
          defaultValue="Medium"
          style={{
            '--glass-tint': tint,
            '--glass-foreground': text,
            '--glass-regular-tint-opacity': opacity,
          }}
        />
      ),
      readability: ({ tint, text, opacity }) => [
        { text, tint, opacity, fix: { opacity: 'opacity', text: 'text' } },
      ],
    }),
    example('Delivery', delivery, {
      text: 'The parent component holds the value.',
    }),
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to the checked option, else to the first.' },
    { keys: 'Down Arrow, Right Arrow', does: 'Check the next option.' },
    { keys: 'Up Arrow, Left Arrow', does: 'Check the previous option.' },
    { keys: 'Space', does: 'Checks the focused option.' },
  ],
  early: ['choose', 'send'],
  announced: [
    { part: 'The group', role: 'radiogroup', name: 'Size' },
    { part: 'The checked option', role: 'radio', name: 'Medium', states: 'checked' },
    { part: 'Another option', role: 'radio', name: 'Small', states: 'not checked' },
    { part: 'A required group', role: 'radiogroup', name: 'Delivery', states: 'required' },
    { part: 'After Down Arrow', role: 'radio', name: 'Large', states: 'checked' },
  ],
})
