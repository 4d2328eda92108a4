import { customizer, docs, example, propsTable, type Meta } from '#docs'
import { levels } from '../glass/levels'
import { DateField } from './date-field'
import stay from './stay.demo?demo'

export const meta = {
  title: 'Date Field',
  description: 'A glass field for a date or a range, typed in any language or picked from a calendar.',
  icon: 'calendar-days',
  route: '/date-field-details',
  added: '2026-11-29',
  category: 'inputs',
  collection: 'essentials',
  keywords: [
    'date picker',
    'datepicker',
    'date input',
    'date range',
    'date range picker',
    'range picker',
    'birthday',
    'date of birth',
    'type a date',
  ],
  related: ['number-field'],
  uses: ['calendar'],
} satisfies Meta

export default docs({
  thumbnail: (
    <DateField aria-label="Arrival" defaultValue="2026-11-29" locale="en" style={{ width: '12rem' }} />
  ),
  sections: [
    example('Basic Usage', <DateField aria-label="Arrival" defaultValue="2026-11-12" locale="en" />),
    propsTable(
      DateField,
      [
        'label',
        'hint',
        'error',
        'value',
        'defaultValue',
        'onValueChange',
        'selectRange',
        'min',
        'max',
        'isDateDisabled',
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
      title: 'Custom Date Field',
      controls: {
        size: { type: 'select', default: 'md', options: ['sm', 'md', 'lg'] },
        locale: { type: 'select', default: 'de', options: ['en', 'ar-EG', 'de', 'fr', 'hi'] },
        tint: { type: 'color', default: '#ffffff' },
        text: { type: 'color', default: '#1b1230' },
        opacity: { type: 'range', default: levels.thin.opacity, min: 0, max: 1, step: 0.01 },
      },
      preview: ({ tint, text, opacity, ...props }) => (
        <DateField
          aria-label="Stay"
          selectRange
          defaultValue="2026-11-29/2026-12-06"
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
    example('A stay', stay),
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to the field, then to its button.' },
    { keys: 'Digits', does: 'Type a date.' },
    { keys: 'Down Arrow', does: 'Opens the calendar, with focus on the day.' },
    { keys: 'Enter, Space', does: 'Pick the day, and close the calendar.' },
    { keys: 'Escape', does: 'Closes the calendar.' },
  ],
  early: ['send'],
  announced: [
    { part: 'The field', role: 'textbox', name: 'Arrival', states: 'value 11/12/2026' },
    {
      part: 'The button',
      role: 'button',
      name: 'Choose from a calendar',
      states: 'collapsed, has popup dialog',
    },
    { part: 'The calendar, when open', role: 'dialog', name: 'Choose from a calendar' },
    { part: 'A day in it', role: 'gridcell', name: 'November 12, 2026', states: 'selected' },
  ],
})
