import { docs, example, propsTable, type Meta } from '#docs'
import controlled from './controlled.demo?demo'
import { Dropdown } from './dropdown'
import form from './form.demo?demo'

export const meta = {
  title: 'Dropdown',
  description: 'A glass button that opens a list of options and shows which one is selected.',
  icon: 'square-chevron-down',
  route: '/dropdown-details',
  added: '2026-11-21',
  category: 'inputs',
  keywords: ['select', 'listbox', 'menu', 'options', 'choose', 'picker', 'combobox', 'choice', 'list'],
  related: ['speed-dial'],
  order: 15,
} satisfies Meta

/** A card has one blurred layer: the list's. The button, whose blur is of another level, has none. */
const aboveList = {
  zoom: 0.8,
  '--glass-regular-blur': 'none',
  '--glass-regular-tint-opacity': 0.9,
}

export default docs({
  thumbnail: (
    <Dropdown open showValue selectedText={() => ''} options={['Option 1', 'Option 2']} style={aboveList} />
  ),
  sections: [
    example('Usage', <Dropdown options={['Option 1', 'Option 2', 'Option 3']} />, {
      controls: {
        label: { type: 'text', default: 'Select an option' },
        showValue: { type: 'boolean', default: false },
        disabled: { type: 'boolean', default: false },
        size: { type: 'select', default: 'md', options: ['sm', 'md', 'lg'] },
        error: { type: 'text', default: '' },
      },
    }),
    example('Example', controlled, {
      text: 'The parent component holds the selection.',
    }),
    propsTable(
      Dropdown,
      [
        'options',
        'label',
        'size',
        'hint',
        'error',
        'showValue',
        'selectedText',
        'value',
        'defaultValue',
        'onValueChange',
        'onChange',
        'open',
        'defaultOpen',
        'onOpenChange',
        'name',
        'required',
        'disabled',
        'form',
        'className',
      ],
      { elsewhere: { props: ['id'], why: 'It belongs to the button, so that a label can name it.' } },
    ),
    example('In a form', form, {
      text: 'The button shows the choice. The form needs one, sends it by its name, and clears it on reset.',
    }),
  ],
  keyboard: [
    { keys: 'Enter', does: 'Opens the list; on an option, selects it and closes the list.' },
    { keys: 'Space', does: 'Opens the list; on an option, selects it and closes the list.' },
    {
      keys: 'Down Arrow, Up Arrow',
      does: 'Open the list, or move focus to the next or the previous option.',
    },
    { keys: 'Home, End', does: 'Move focus to the first or the last option.' },
    {
      keys: 'Letters',
      does: 'Move focus to the next option that starts with them; on the button, open the list.',
    },
    { keys: 'Escape', does: 'Closes the list without changing the selection.' },
    { keys: 'Tab', does: 'Closes the list and moves focus to the next control.' },
  ],
  early: ['open', 'close'],
  announced: [
    {
      part: 'The button',
      role: 'button',
      name: 'Select an option',
      states: 'collapsed, has popup listbox, described as Selected: Option 1',
    },
    {
      part: 'The button, when the list is open',
      role: 'button',
      name: 'Select an option',
      states: 'expanded, has popup listbox, described as Selected: Option 1',
    },
    { part: 'The list, when open', role: 'listbox', name: 'Select an option' },
    {
      part: 'The selected option, when the list is open',
      role: 'option',
      name: 'Option 1',
      states: 'selected',
    },
    {
      part: 'Another option, when the list is open',
      role: 'option',
      name: 'Option 2',
      states: 'not selected',
    },
    {
      part: 'The button, after a choice',
      role: 'button',
      name: 'Select an option',
      states: 'collapsed, has popup listbox, described as Selected: Option 2',
    },
    { part: 'The text below the button, after a choice', role: 'status', states: 'polite' },
  ],
})
