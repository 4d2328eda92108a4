import { customizer, docs, example, propsTable, type Meta } from '#docs'
import { levels } from '../glass/levels'
import controlled from './controlled.demo?demo'
import notifications from './notifications.demo?demo'
import { Switch } from './switch'

export const meta = {
  title: 'Switch',
  description: 'A glass switch with its label, which turns a setting on or off at once.',
  icon: 'toggle-right',
  route: '/switch-details',
  added: '2026-11-28',
  category: 'inputs',
  collection: 'essentials',
  keywords: [
    'toggle',
    'toggle switch',
    'on off',
    'on/off',
    'turn on',
    'turn off',
    'enable',
    'setting',
    'flip',
  ],
  related: ['checkbox'],
} satisfies Meta

export default docs({
  thumbnail: <Switch defaultChecked>Airplane mode</Switch>,
  sections: [
    example('Basic Usage', <Switch defaultChecked>Airplane mode</Switch>),
    propsTable(Switch, ['children', 'checked', 'defaultChecked', 'onCheckedChange', 'className', 'style'], {
      elsewhere: {
        props: ['id', 'data-*', 'ref'],
        why: 'They belong to the checkbox, as in a form; the root is the label around it.',
      },
    }),
    customizer({
      title: 'Custom Switch',
      controls: {
        defaultChecked: { type: 'boolean', default: true, label: 'On' },
        disabled: { type: 'boolean', default: false },
        tint: { type: 'color', default: '#ffffff' },
        text: { type: 'color', default: '#1b1230' },
        opacity: { type: 'range', default: levels.thin.opacity, min: 0, max: 1, step: 0.01 },
      },
      preview: ({ tint, text, opacity, defaultChecked, disabled }) => (
        <Switch
          key={String(defaultChecked)}
          defaultChecked={defaultChecked}
          disabled={disabled}
          style={{
            '--glass-tint': tint,
            '--glass-foreground': text,
            '--glass-thin-tint-opacity': opacity,
          }}
        >
          Airplane mode
        </Switch>
      ),
      readability: ({ tint, text, opacity }) => [
        { text, tint, opacity, fix: { opacity: 'opacity', text: 'text' } },
      ],
    }),
    example('Notifications', notifications, {
      text: 'In a form, each switch that is on is part of the data, as a checkbox is, and Reset restores all of them.',
    }),
    example('Controlled', controlled, {
      text: 'The parent component holds both states, and the first one decides whether the second can change.',
    }),
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to the switch.' },
    { keys: 'Space', does: 'Turns it on or off.' },
  ],
  early: ['choose', 'send'],
  announced: [
    { part: 'The switch', role: 'switch', name: 'Airplane mode', states: 'checked' },
    { part: 'After Space', role: 'switch', name: 'Airplane mode', states: 'not checked' },
    {
      part: 'A disabled switch',
      role: 'switch',
      name: 'Only while I use the app',
      states: 'not checked, disabled',
    },
  ],
})
