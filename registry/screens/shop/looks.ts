import type { GlassStyle } from '../../glass/glass'

/** A card as wide as its container. */
export const wide: GlassStyle = { maxWidth: 'none' }

/** The primary button of a card: opaque, with the colors of the glass swapped. */
export const strong = {
  backgroundColor: 'var(--screen-foreground)',
  color: 'var(--screen-tint)',
  borderColor: 'transparent',
  style: {
    fontSize: '1rem',
    '--glass-tint-opacity': 1,
    '--glass-regular-tint-opacity': 1,
    '--glass-fallback': 'initial',
  } as GlassStyle,
} as const

/** A text field that follows the glass. */
export const field = {
  backgroundColor: 'inherit',
  color: 'inherit',
  borderColor: 'currentColor',
  style: { '--glass-tint-opacity': 'inherit', '--glass-radius': 'inherit', maxWidth: 'none' } as GlassStyle,
} as const
