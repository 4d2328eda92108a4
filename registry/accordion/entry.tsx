import { docs, example, propsTable, type Meta } from '#docs'
import { Accordion } from './accordion'
import controlled from './controlled.demo?demo'

export const meta = {
  title: 'Accordion',
  description: 'Items on a glass pane that open and close independently, or one at a time.',
  icon: 'list-collapse',
  route: '/accordion-details',
  added: '2026-11-21',
  category: 'display',
  keywords: [
    'collapse',
    'collapsible',
    'expand',
    'disclosure',
    'faq',
    'details',
    'fold',
    'panel',
    'questions and answers',
    'frequently asked questions',
  ],
  related: ['navigation'],
  order: 17,
} satisfies Meta

const questions = [
  {
    title: 'What makes glass look like glass?',
    content: 'A blurred backdrop, a thin tint, a bright rim.',
  },
  {
    title: 'Does it work without JavaScript?',
    content: 'Yes. Each item is a native details element.',
  },
  {
    title: 'Does find in page work?',
    content: 'Yes. Browsers open a closed item to show it.',
  },
]

export default docs({
  thumbnail: <Accordion items={questions.slice(0, 2)} defaultOpen={0} style={{ zoom: 0.75 }} />,
  sections: [
    example('Simple', <Accordion items={questions} />, {
      text: 'Each item opens and closes independently.',
      controls: {
        defaultOpen: { type: 'select', default: 'none', options: ['none', 'first', 'second', 'third'] },
        headingLevel: { type: 'select', default: 'none', options: ['none', '2', '3', '4'] },
        collapsible: { type: 'boolean', default: false, label: 'One at a time' },
      },
      props: ({ defaultOpen, headingLevel, ...props }) => ({
        ...(defaultOpen && { defaultOpen: ['first', 'second', 'third'].indexOf(defaultOpen) }),
        ...(headingLevel && { headingLevel: Number(headingLevel) }),
        ...props,
      }),
    }),
    example('Collapsible', <Accordion collapsible items={questions} defaultOpen={0} />, {
      text: 'At most one item is open at a time: opening one closes the other.',
    }),
    propsTable(Accordion, [
      'items',
      'collapsible',
      'value',
      'defaultValue',
      'onValueChange',
      'defaultOpen',
      'headingLevel',
      'indicator',
      'className',
    ]),
    example('Controlled', controlled, {
      text: 'The parent component holds the values of the open items. One of the items is disabled.',
    }),
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to the next title, or to the controls in an open item.' },
    { keys: 'Enter', does: 'Opens or closes the focused item.' },
    { keys: 'Space', does: 'Opens or closes the focused item.' },
  ],
  early: ['open', 'close'],
  announced: [
    {
      part: 'A title',
      role: 'disclosure triangle',
      name: 'Does it work without JavaScript?',
      states: 'collapsed',
    },
    {
      part: 'The title of an open item',
      role: 'disclosure triangle',
      name: 'What makes glass look like glass?',
      states: 'expanded',
    },
    { part: 'Its content', role: 'text', name: 'A blurred backdrop, a thin tint, a bright rim.' },
  ],
})
