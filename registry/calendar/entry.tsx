import { docs, example, propsTable, type Meta } from '#docs'
import { Calendar } from './calendar'
import range from './range.demo?demo'
import single from './single.demo?demo'

export const meta = {
  title: 'Calendar',
  description: 'A glass calendar for picking a date or a range of dates, in the visitor’s own language.',
  icon: 'calendar-days',
  route: '/calendar-details',
  order: 25,
} satisfies Meta

export default docs({
  sections: [
    example('Single date', single, {
      text: 'Press the heading to go up from month to year, decade and century. Press a period to go back down.',
    }),
    example('Date range', range, {
      text: 'The first click picks one end of the range and the second click the other. Until then, nothing is selected.',
    }),
    propsTable(Calendar, ['value', 'onChange', 'view', 'selectRange', 'locale', 'className']),
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus through the arrows, the heading and the days.' },
    { keys: 'Enter', does: 'Selects the focused day, or opens the focused period.' },
    { keys: 'Space', does: 'Selects the focused day, or opens the focused period.' },
    { keys: 'Arrow keys', does: 'Move focus to another day, month, year or decade.' },
    { keys: 'Page Up, Page Down', does: 'Show the previous or the next month, year, decade or century.' },
  ],
})
