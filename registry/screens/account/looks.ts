import type { GlassStyle } from '../../glass/glass'

/** A card as wide as its container. */
export const wide: GlassStyle = { maxWidth: 'none' }

/** A button that follows the glass. */
export const quiet = { backgroundColor: 'inherit', color: 'inherit', borderColor: 'inherit' } as const

/** The primary button of a card: opaque, with the colors of the glass swapped. */
export const strong = {
  backgroundColor: 'var(--screen-foreground)',
  color: 'var(--screen-tint)',
  borderColor: 'transparent',
  style: {
    '--glass-tint-opacity': 1,
    '--glass-regular-tint-opacity': 1,
    '--glass-fallback': 'initial',
    '--glass-highlight': 'transparent',
  } as GlassStyle,
} as const

/** A text field that follows the glass. */
export const field = {
  backgroundColor: 'inherit',
  color: 'inherit',
  borderColor: 'currentColor',
  style: { '--glass-tint-opacity': 'inherit', '--glass-radius': 'inherit', maxWidth: 'none' } as GlassStyle,
} as const

/** The glass of a part with its own color, in the color of the screen. */
export const tinted: GlassStyle = { '--glass-tint': 'var(--screen-tint)' }
