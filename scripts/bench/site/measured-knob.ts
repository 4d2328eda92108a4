/** The customizer and the control to measure, and the CSS property that shows its value. */
export const knob = {
  path: '/generator',
  id: 'generator-opacity',
  property: 'opacity',
} as const
