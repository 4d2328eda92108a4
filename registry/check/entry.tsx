import { customizer, docs, example, propsTable, type Meta } from '#docs'
import { levels } from '../glass/levels'
import { Check } from './check'
import { CheckGroup } from './check-group'
import order from './order.demo?demo'

export const meta = {
  title: 'Check',
  description: 'A native checkbox on glass, alone or in a group.',
  icon: 'list-checks',
  route: '/check-details',
  added: '2026-11-28',
  category: 'inputs',
  collection: 'essentials',
  keywords: [
    'checkbox',
    'checkboxes',
    'check box',
    'checkbox group',
    'check group',
    'tick',
    'tick box',
    'select all',
    'selectall',
    'indeterminate',
    'mixed',
    'tri-state',
    'multiple choice',
    'terms',
    'consent',
  ],
  related: ['switch', 'checkbox'],
} satisfies Meta

export default docs({
  thumbnail: (
    <CheckGroup
      legend="Open on"
      selectAll="Every day"
      options={['Weekdays', 'Saturday']}
      defaultValue={['Weekdays']}
      style={{ zoom: 0.72 }}
    />
  ),
  sections: [
    example('Basic Usage', <Check defaultChecked>Remember me</Check>),
    propsTable(
      Check,
      [
        'children',
        'description',
        'checked',
        'defaultChecked',
        'onCheckedChange',
        'indeterminate',
        'defaultIndeterminate',
        'onIndeterminateChange',
      ],
      {
        elsewhere: {
          props: ['id', 'data-*', 'ref'],
          why: 'They belong to the checkbox; the root is its glass.',
        },
      },
    ),
    customizer({
      title: 'Custom Check',
      controls: {
        defaultChecked: { type: 'boolean', default: true, label: 'Checked' },
        defaultIndeterminate: { type: 'boolean', default: false, label: 'Mixed' },
        tint: { type: 'color', default: '#ffffff' },
        text: { type: 'color', default: '#1b1230' },
        opacity: { type: 'range', default: levels.thin.opacity, min: 0, max: 1, step: 0.01 },
      },
      preview: ({ tint, text, opacity, ...state }) => (
        <Check
          key={JSON.stringify(state)}
          {...state}
          style={{
            '--glass-tint': tint,
            '--glass-foreground': text,
            '--glass-thin-tint-opacity': opacity,
          }}
        >
          Remember me
        </Check>
      ),
      readability: ({ tint, text, opacity }) => [
        { text, tint, opacity, fix: { opacity: 'opacity', text: 'text' } },
      ],
    }),
    example('Group', order, {
      text: 'All of them is mixed while some are checked.',
    }),
    propsTable(
      CheckGroup,
      [
        'legend',
        'options',
        'selectAll',
        'value',
        'defaultValue',
        'onValueChange',
        'orientation',
        'name',
        'required',
        'requiredText',
      ],
      { title: 'Props of the group' },
    ),
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to the next one.' },
    { keys: 'Space', does: 'Checks or unchecks it.' },
  ],
  early: ['choose', 'send'],
  announced: [
    { part: 'A check', role: 'checkbox', name: 'Remember me', states: 'checked' },
    { part: 'A group', role: 'group', name: 'Toppings' },
    { part: 'The check for all, after Space', role: 'checkbox', name: 'All of them', states: 'checked' },
  ],
})
