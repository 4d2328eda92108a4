import { customizer, docs, example, propsTable, type Meta } from '#docs'
import { levels } from '../glass/levels'
import setup from './setup.demo?demo'
import { Stepper } from './stepper'

export const meta = {
  title: 'Stepper',
  description: 'The steps of a task on glass: what is done, what is current, and what comes.',
  icon: 'list-ordered',
  route: '/stepper-details',
  added: '2026-11-29',
  category: 'navigation',
  collection: 'essentials',
  keywords: [
    'steps',
    'step indicator',
    'progress steps',
    'wizard',
    'wizard steps',
    'multi step form',
    'multistep form',
    'checkout steps',
    'progress stepper',
    'progress tracker',
    'order tracker',
    'milestones',
    'onboarding',
  ],
  related: ['breadcrumbs', 'progress-bar'],
} satisfies Meta

const order = [
  { title: 'Cart', href: '#cart' },
  { title: 'Address', href: '#address' },
  { title: 'Payment', description: 'By card' },
  { title: 'Review' },
]

export default docs({
  thumbnail: (
    <Stepper items={order.slice(0, 3)} currentStep={2} orientation="vertical" style={{ zoom: 0.8 }} />
  ),
  sections: [
    example('Basic Usage', <Stepper items={order} currentStep={3} />, { layout: 'below' }),
    propsTable(Stepper, [
      'items',
      'currentStep',
      'onStepChange',
      'orientation',
      'render',
      'labels',
      'locale',
      'size',
      'style',
    ]),
    customizer({
      title: 'Custom Stepper',
      controls: {
        currentStep: { type: 'number', default: 3, min: 1, max: 5, step: 1 },
        orientation: { type: 'select', default: 'vertical', options: ['horizontal', 'vertical'] },
        tint: { type: 'color', default: '#ffffff' },
        text: { type: 'color', default: '#1b1230' },
        opacity: { type: 'range', default: levels.regular.opacity, min: 0, max: 1, step: 0.01 },
      },
      preview: ({ tint, text, opacity, ...props }) => (
        <Stepper
          aria-label="Order"
          {...props}
          items={[
            { title: 'Cart' },
            { title: 'Address', description: 'It has no number', status: 'error' },
            { title: 'Payment', description: 'By card' },
            { title: 'Review' },
          ]}
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
    example('Setup', setup, {
      text: 'Steps that are done lead back.',
      layout: 'below',
    }),
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to the next step that is a link or a button.' },
    { keys: 'Enter', does: 'Follows the link, or goes to the step.' },
    { keys: 'Space', does: 'Goes to the step, if it is a button.' },
  ],
  early: ['follow'],
  announced: [
    { part: 'The list', role: 'list', name: 'Steps' },
    { part: 'A step that is done', role: 'link', name: 'Cart done' },
    {
      part: 'The current step, as a button',
      role: 'button',
      name: 'Unpack',
      states: 'current step',
    },
    { part: 'A step that is done, as a button', role: 'button', name: 'Unpack done' },
  ],
})
