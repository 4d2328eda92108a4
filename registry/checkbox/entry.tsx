import { docs, type Meta } from '#docs'

export const meta = {
  title: 'Checkbox',
  description: 'A glass checkbox for forms and settings.',
  icon: 'square-check',
  route: '/checkbox',
  order: 26,
} satisfies Meta

export default docs({ sections: [] })
