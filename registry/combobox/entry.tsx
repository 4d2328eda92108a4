import { customizer, docs, example, propsTable, type Meta } from '#docs'
import { levels } from '../glass/levels'
import { Combobox } from './combobox'
import mail from './mail.demo?demo'

export const meta = {
  title: 'Combobox',
  description: 'A glass field that lists the matching options as you type.',
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
    'type ahead',
    'searchable select',
    'tag input',
    'tags input',
    'token input',
    'token field',
    'chips input',
    'suggest',
    'suggestions',
    'lookup',
    'datalist',
    'tokens',
  ],
  related: ['select'],
} satisfies Meta

const cities = ['Bari', 'Bern', 'Graz', 'Zürich']

export default docs({
  thumbnail: <Combobox aria-label="City" options={cities} defaultValue="Graz" style={{ width: '13rem' }} />,
  sections: [
    example('Basic Usage', <Combobox aria-label="City" options={cities} />),
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
        tint: { type: 'color', default: '#ffffff' },
        text: { type: 'color', default: '#1b1230' },
        opacity: { type: 'range', default: levels.thin.opacity, min: 0, max: 1, step: 0.01 },
      },
      preview: ({ tint, text, opacity, ...props }) => (
        <Combobox
          aria-label="Stops"
          options={cities}
          multiple
          defaultValue={['Bern', 'Graz']}
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
    example('Recipients', mail),
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to the field.' },
    { keys: 'Letters', does: 'List what matches.' },
    { keys: 'Down Arrow, Up Arrow', does: 'Open the list, or move to another option.' },
    { keys: 'Alt + Down Arrow, Alt + Up Arrow', does: 'Open or close the list.' },
    { keys: 'Enter', does: 'Chooses the option, or submits the form.' },
    { keys: 'Escape', does: 'Closes the list; if it is closed, clears the field.' },
    { keys: 'Backspace', does: 'Before the text, removes the last token.' },
  ],
  early: ['send'],
  announced: [
    { part: 'The field', role: 'combobox', name: 'City', states: 'collapsed' },
    { part: 'The field, while the list is open', role: 'combobox', name: 'City', states: 'expanded' },
    { part: 'The list, when open', role: 'listbox', name: 'City' },
    { part: 'An option', role: 'option', name: 'Bern', states: 'not selected' },
    { part: 'The number of options', role: 'status', states: 'polite' },
    { part: 'The button of a token', role: 'button', name: 'Remove Bern' },
    { part: 'After a choice', role: 'combobox', name: 'City', states: 'value Bern, collapsed' },
  ],
})
