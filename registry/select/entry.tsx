import { customizer, docs, example, propsTable, type Meta } from '#docs'
import { levels } from '../glass/levels'
import filter from './filter.demo?demo'
import { Select } from './select'

export const meta = {
  title: 'Select',
  description: 'The native select in glass: one choice or several, in groups, before any script.',
  icon: 'chevrons-up-down',
  route: '/select-details',
  added: '2026-11-29',
  category: 'inputs',
  collection: 'essentials',
  keywords: [
    'native select',
    'select box',
    'select field',
    'select menu',
    'multiselect',
    'multi-select',
    'multiple select',
    'optgroup',
    'base-select',
    'select without javascript',
  ],
  related: ['dropdown', 'field'],
} satisfies Meta

const rooms = ['Attic', 'Studio', 'Garden house']

export default docs({
  thumbnail: <Select aria-label="Room" options={rooms} defaultValue="Studio" style={{ width: '13rem' }} />,
  sections: [
    example('Basic Usage', <Select aria-label="Room" options={rooms} placeholder="Choose a room" />),
    propsTable(Select, ['options', 'placeholder', 'multiple', 'rows', 'size', 'label', 'hint', 'error']),
    customizer({
      title: 'Custom Select',
      controls: {
        size: { type: 'select', default: 'md', options: ['sm', 'md', 'lg'] },
        multiple: { type: 'boolean', default: false, label: 'Several' },
        tint: { type: 'color', default: '#ffffff' },
        text: { type: 'color', default: '#1b1230' },
        opacity: { type: 'range', default: levels.regular.opacity, min: 0, max: 1, step: 0.01 },
      },
      preview: ({ tint, text, opacity, ...shape }) => (
        <Select
          aria-label="Room"
          options={rooms}
          {...shape}
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
    example('Filters', filter, { text: 'In fields, and one with a list of several choices.' }),
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to the select.' },
    { keys: 'Letters', does: 'Choose the next option that starts with them.' },
  ],
  early: ['choose', 'send'],
  announced: [
    { part: 'A select', role: 'combobox', name: 'Room', states: 'value Attic, collapsed' },
    { part: 'After a choice', role: 'combobox', name: 'Room', states: 'value Studio, collapsed' },
    {
      part: 'One for several choices',
      role: 'listbox',
      name: 'Extras',
      states: 'multi-selectable, described as Anywhere, Breakfast',
    },
  ],
})
