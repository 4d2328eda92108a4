import { customizer, docs, example, propsTable, type Meta } from '#docs'
import { levels } from '../glass/levels'
import { Combobox } from './combobox'
import labels from './labels.demo?demo'
import station from './station.demo?demo'

export const meta = {
  title: 'Combobox',
  description: 'A glass field with a list that is searched as you type: one choice, tokens, or any text.',
  icon: 'text-search',
  route: '/combobox-details',
  added: '2026-11-29',
  category: 'inputs',
  collection: 'essentials',
  keywords: [
    'combo box',
    'autocomplete',
    'auto complete',
    'autosuggest',
    'typeahead',
    'type-ahead',
    'searchable select',
    'tag input',
    'tags input',
    'token input',
    'multi select',
    'suggest',
    'suggestions',
    'lookup',
  ],
  related: ['select', 'dropdown'],
} satisfies Meta

const fruits = ['Apple', 'Apricot', 'Blackberry', 'Cherry', 'Fig', 'Grape', 'Mango', 'Peach', 'Plum']

export default docs({
  sections: [
    example('Basic Usage', <Combobox aria-label="Fruit" options={fruits} placeholder="Search fruit" />),
    propsTable(
      Combobox,
      [
        'options',
        'multiple',
        'freeText',
        'value',
        'defaultValue',
        'onValueChange',
        'labelOf',
        'limit',
        'delay',
        'open',
        'defaultOpen',
        'onOpenChange',
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
      title: 'Custom Combobox',
      controls: {
        size: { type: 'select', default: 'md', options: ['sm', 'md', 'lg'] },
        freeText: { type: 'boolean', default: false, label: 'Any text' },
        tint: { type: 'color', default: '#ffffff' },
        text: { type: 'color', default: '#1b1230' },
        opacity: { type: 'range', default: levels.thin.opacity, min: 0, max: 1, step: 0.01 },
      },
      preview: ({ tint, text, opacity, ...props }) => (
        <Combobox
          aria-label="Favorite fruits"
          options={fruits}
          multiple
          defaultValue={['Apple', 'Fig']}
          {...props}
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
    example('Tokens', labels, { text: 'Several options, and several words of one’s own.' }),
    example('Found by a server', station, {
      text: 'The options are a function, which is asked after a pause in typing.',
    }),
  ],
  early: ['send'],
  announced: [],
})
