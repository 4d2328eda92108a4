import { docs, example, propsTable, type Meta } from '#docs'
import { Calendar } from './calendar'
import range from './range.demo?demo'
import single from './single.demo?demo'
import { Thumbnail } from './thumbnail'

export const meta = {
  title: 'Calendar',
  description: 'A glass calendar for picking a date or a range of dates, in the visitor’s own language.',
  icon: 'calendar-days',
  route: '/calendar-details',
  added: '2026-11-21',
  category: 'inputs',
  keywords: [
    'date',
    'date range',
    'datepickers',
    'day',
    'month',
    'schedule',
    'choose a date',
    'booking',
    'holiday',
  ],
  related: ['input'],
  order: 25,
} satisfies Meta

export default docs({
  thumbnail: <Thumbnail />,
  sections: [
    example('Single date', single, {
      text: 'Press the heading to go up from month to year, decade and century. Press a period to go back down.',
      controls: {
        locale: {
          type: 'select',
          default: 'of the visitor',
          options: ['of the visitor', 'de-DE', 'ja-JP', 'ar-EG'],
        },
        selectRange: { type: 'boolean', default: false, label: 'Range' },
      },
    }),
    example('Date range', range, {
      text: 'The first click picks one end of the range, the second click the other. A dot in the corner means events.',
    }),
    propsTable(
      Calendar,
      [
        'value',
        'defaultValue',
        'onChange',
        'onValueChange',
        'view',
        'selectRange',
        'minDate',
        'maxDate',
        'isDateDisabled',
        'presets',
        'marks',
        'footer',
        'label',
        'hint',
        'error',
        'name',
        'required',
        'disabled',
        'form',
        'locale',
        'labels',
        'className',
      ],
      { sample: <Calendar /> },
    ),
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves focus through the arrows and the heading to the selected day, else today, else the first that can be picked.',
    },
    { keys: 'Enter, Space', does: 'Select the focused day or preset, or open the focused period.' },
    {
      keys: 'Left Arrow, Right Arrow',
      does: 'Move focus by one day or period, in the direction of the text.',
    },
    { keys: 'Up Arrow, Down Arrow', does: 'Move focus by one week or row.' },
    { keys: 'Home, End', does: 'Move focus to the start or the end of the week or row.' },
    { keys: 'Page Up, Page Down', does: 'Move focus by one month, year, decade or century.' },
    { keys: 'Shift + Page Up, Shift + Page Down', does: 'Move focus by one year, decade or century.' },
  ],
  early: 'Today and the language are those of the browser.',
  announced: [
    { part: 'The calendar', role: 'group', name: 'Calendar' },
    { part: 'An arrow', role: 'button', name: 'Next month' },
    { part: 'The heading, in November 2026', role: 'button', name: 'November 2026', states: 'polite' },
    { part: 'The days of that month', role: 'grid', name: 'November 2026' },
    { part: 'A column', role: 'columnheader', name: 'Sunday' },
    {
      part: 'Today, if it is selected',
      role: 'gridcell',
      name: 'November 21, 2026',
      states: 'selected, current date',
    },
    { part: 'Another day', role: 'gridcell', name: 'November 22, 2026', states: 'not selected' },
    {
      part: 'A day that was picked',
      role: 'gridcell',
      name: 'November 20, 2026',
      states: 'selected',
    },
    {
      part: 'A day with a mark',
      role: 'gridcell',
      name: 'November 24, 2026, 2 events',
      states: 'not selected',
    },
    { part: 'A preset', role: 'button', name: 'Next 7 days' },
    { part: 'The selection', role: 'status', states: 'polite' },
  ],
})
