import type { GlassStyle } from '../../glass/glass'

/** A card as wide as its container. */
export const wide: GlassStyle = { maxWidth: 'none' }

/** A button that follows the glass. */
export const quiet = {
  backgroundColor: 'inherit',
  color: 'inherit',
  borderColor: 'inherit',
  style: { fontSize: '1rem' },
} as const

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

/** The glass of a part with its own color, in the color of the screen. */
export const tinted: GlassStyle = { '--glass-tint': 'var(--screen-tint)' }

/** A track as wide as its container. It has no text, so it can be clear enough to tell its two parts apart. */
export const track: GlassStyle = { ...wide, '--glass-thin-tint-opacity': 0.3 }
