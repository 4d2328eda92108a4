import { docs, type Meta } from '#docs'

export const meta = {
  title: 'Checkbox',
  description: 'A glass checkbox for forms and settings, still to come.',
  icon: 'square-check',
  route: '/checkbox',
  added: '2026-11-21',
  category: 'inputs',
  keywords: ['check', 'tick', 'toggle', 'option', 'boolean', 'agree', 'yes or no', 'consent'],
  related: ['input'],
  order: 26,
} satisfies Meta

export default docs({ sections: [] })
