import { customizer, docs, over, readableOn, withAlpha, type Meta, type Values } from '#docs'
import { GlassPreview } from './glass-preview'
import { glassStyle } from './glass-style'
import { toCss } from './to-css'
import { toTailwind } from './to-tailwind'

export const meta = {
  title: 'Glassmorphism Effect Generator',
  description: 'Design a pane of glass with eight controls, and copy it as CSS or as Tailwind classes.',
  icon: 'wand-sparkles',
  route: '/generator',
  added: '2026-11-21',
  category: 'tools',
  keywords: [
    'css',
    'tailwind',
    'designer',
    'playground',
    'blur',
    'shadow',
    'radius',
    'transparency',
    'glass maker',
    'glassmorphism generator',
  ],
  related: ['card'],
  order: 24,
} satisfies Meta

const controls = {
  opacity: { type: 'range', min: 0, max: 1, step: 0.01, default: 0.5 },
  blur: { type: 'range', min: 0, max: 50, step: 1, default: 10, unit: 'px' },
  backgroundColor: { type: 'color', alpha: true, default: 'rgba(255, 255, 255, 0.25)' },
  borderRadius: { type: 'range', min: 0, max: 50, step: 1, default: 15, unit: 'px' },
  shadowBlur: { type: 'range', min: 0, max: 50, step: 1, default: 10, unit: 'px' },
  shadowOffsetX: {
    type: 'range',
    min: -50,
    max: 50,
    step: 1,
    default: 0,
    unit: 'px',
    label: 'Shadow offset X',
  },
  shadowOffsetY: {
    type: 'range',
    min: -50,
    max: 50,
    step: 1,
    default: 4,
    unit: 'px',
    label: 'Shadow offset Y',
  },
  shadowColor: { type: 'color', alpha: true, default: 'rgba(0, 0, 0, 0.5)' },
} as const

/** Roughly the color behind the middle of the preview's glass. */
const dusk = '#4a1f8a'

/** The glass that the values describe, from which the preview and both code tabs are made. */
const glass = (values: Values<typeof controls>) =>
  glassStyle({
    ...values,
    solidColor: withAlpha(values.backgroundColor, 1),
    solidTextColor: readableOn(values.backgroundColor),
  })

const preview = (values: Values<typeof controls>) => (
  <GlassPreview
    css={toCss(glass(values))}
    color={readableOn(over(values.backgroundColor, dusk, values.opacity))}
  />
)

export default docs({
  early: 'It computes code.',
  thumbnail: (
    <div style={{ zoom: 0.72, marginBlock: '-3.25rem' }}>
      {preview({
        opacity: 0.5,
        blur: 10,
        backgroundColor: 'rgba(255, 255, 255, 0.25)',
        borderRadius: 15,
        shadowBlur: 10,
        shadowOffsetX: 0,
        shadowOffsetY: 4,
        shadowColor: 'rgba(0, 0, 0, 0.5)',
      })}
    </div>
  ),
  sections: [
    customizer({
      title: 'Generator',
      controls,
      preview,
      readability: ({ backgroundColor, opacity }) => [
        {
          text: readableOn(over(backgroundColor, dusk, opacity)),
          tint: backgroundColor,
          opacity,
          fix: { opacity: 'opacity' },
        },
      ],
      pane: {
        layerOpacity: 'opacity',
        blur: 'blur',
        tint: 'backgroundColor',
        radius: 'borderRadius',
        shadowBlur: 'shadowBlur',
        shadowX: 'shadowOffsetX',
        shadowY: 'shadowOffsetY',
        shadowColor: 'shadowColor',
      },
      code: {
        'Custom CSS': { language: 'css', print: (values) => toCss(glass(values)) },
        'Tailwind CSS': { language: 'markup', print: (values) => toTailwind(glass(values)) },
      },
    }),
  ],
  page: {
    back: 'history',
    source: false,
    leadsTo: [
      {
        title: 'Studio',
        description: 'Shape one glass for all components, and see it on whole screens.',
        address: '/studio',
      },
    ],
  },
})
