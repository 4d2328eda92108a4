import { customizer, docs, example, propsTable, type Meta } from '#docs'
import { Slider } from './slider'

export const meta = {
  title: 'Slider',
  description: 'A glass range slider, from 0 to 100 or between limits of your own.',
  icon: 'sliders-horizontal',
  route: '/slider-details',
  added: '2026-11-21',
  category: 'inputs',
  keywords: ['range', 'volume', 'drag', 'thumb', 'number', 'between two values'],
  related: ['input'],
  order: 2,
} satisfies Meta

export default docs({
  sections: [
    example('Usage', <Slider aria-label="Volume" defaultValue={50} />),
    propsTable(Slider, [
      'className',
      'min',
      'max',
      'step',
      'defaultValue',
      'value',
      'onValueChange',
      'size',
      'label',
      'hint',
      'error',
      'backgroundColor',
    ]),
    customizer({
      title: 'Custom Styling',
      text: 'Move the slider or the Value control: each follows the other, and so does the code.',
      controls: {
        defaultValue: { type: 'range', default: 50, min: 0, max: 100, step: 1, label: 'Value' },
        backgroundColor: { type: 'color', default: '#ffffff' },
        size: { type: 'select', default: 'md', options: ['sm', 'md', 'lg'] },
      },
      preview: ({ size, ...values }, set) => (
        <Slider
          aria-label="Brightness"
          {...values}
          size={size === 'md' ? undefined : size}
          onValueChange={set('defaultValue')}
        />
      ),
    }),
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to the slider.' },
    { keys: 'Right Arrow, Up Arrow', does: 'Increase the value by one step.' },
    { keys: 'Left Arrow, Down Arrow', does: 'Decrease the value by one step.' },
    { keys: 'Page Up, Page Down', does: 'Increase or decrease the value by a larger step.' },
    { keys: 'Home', does: 'Sets the value to the minimum.' },
    { keys: 'End', does: 'Sets the value to the maximum.' },
  ],
  early: ['choose', 'send'],
  announced: [
    { part: 'The slider', role: 'slider', name: 'Volume', states: 'value 50, minimum 0, maximum 100' },
    { part: 'After Right Arrow', role: 'slider', name: 'Volume', states: 'value 51, minimum 0, maximum 100' },
  ],
})
