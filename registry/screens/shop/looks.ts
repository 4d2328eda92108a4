import type { GlassStyle } from '../../glass/glass'

/** A card as wide as its place. */
export const wide: GlassStyle = { maxWidth: 'none' }

/** The strongest button of a card: the glass with its colors swapped, which lets nothing through. */
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
