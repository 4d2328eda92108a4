import { customizer, docs, example, propsTable, type Meta } from '#docs'
import { levels } from '../glass/levels'
import controlled from './controlled.demo?demo'
import { Tabs } from './tabs'

export const meta = {
  title: 'Tabs',
  description: 'A row or column of tabs on a glass pane, each of which shows its panel.',
  icon: 'app-window',
  route: '/tabs-details',
  added: '2026-11-28',
  category: 'navigation',
  collection: 'essentials',
  keywords: [
    'tab',
    'tab panel',
    'tab bar',
    'tab list',
    'segmented control',
    'segments',
    'switch between views',
    'tabbed interface',
  ],
  related: ['accordion', 'navigation'],
} satisfies Meta

const trips = [
  {
    value: 'stay',
    title: 'Stay',
    content: 'Three nights above the harbor.',
  },
  {
    value: 'travel',
    title: 'Travel',
    content: 'The train at 9:12, by the window.',
  },
  {
    value: 'weather',
    title: 'Weather',
    content: 'Sun until noon, then a light wind.',
  },
]

export default docs({
  thumbnail: <Tabs aria-label="Trip" items={trips} style={{ zoom: 0.85 }} />,
  sections: [
    example('Basic Usage', <Tabs aria-label="Trip" items={trips} />),
    propsTable(Tabs, [
      'items',
      'value',
      'defaultValue',
      'onValueChange',
      'orientation',
      'activation',
      'keepMounted',
      'className',
      'style',
    ]),
    customizer({
      title: 'Custom Tabs',
      controls: {
        orientation: { type: 'select', default: 'horizontal', options: ['horizontal', 'vertical'] },
        keepMounted: { type: 'boolean', default: false },
        tint: { type: 'color', default: '#ffffff' },
        text: { type: 'color', default: '#1b1230' },
        opacity: { type: 'range', default: levels.regular.opacity, min: 0, max: 1, step: 0.01 },
      },
      preview: ({ tint, text, opacity, ...props }) => (
        <Tabs
          aria-label="Trip"
          {...props}
          items={trips}
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
    example('Controlled', controlled, {
      text: 'The parent component holds the chosen tab. The arrow keys only move focus here, and one tab is disabled.',
      layout: 'below',
    }),
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to the chosen tab, then to its panel.' },
    { keys: 'Right Arrow, Left Arrow', does: 'Choose the next or previous tab of a row, and go around.' },
    { keys: 'Down Arrow, Up Arrow', does: 'Choose the next or previous tab of a column, and go around.' },
    { keys: 'Home', does: 'Chooses the first tab.' },
    { keys: 'End', does: 'Chooses the last tab.' },
    { keys: 'Enter', does: 'Chooses the focused tab where the arrow keys only move focus.' },
    { keys: 'Space', does: 'Chooses the focused tab where the arrow keys only move focus.' },
  ],
  early: 'It shows its first panel.',
  announced: [
    { part: 'The list of tabs', role: 'tablist', name: 'Trip' },
    { part: 'The chosen tab', role: 'tab', name: 'Stay', states: 'selected' },
    { part: 'Another tab', role: 'tab', name: 'Travel', states: 'not selected' },
    { part: 'The panel', role: 'tabpanel', name: 'Stay' },
    { part: 'A disabled tab', role: 'tab', name: 'Gift', states: 'not selected, disabled' },
  ],
})
