import type { GlassStyle } from '../../glass/glass'

/** A card as wide as its place. */
export const wide: GlassStyle = { maxWidth: 'none' }

/** A button that follows the glass. */
export const quiet = {
  backgroundColor: 'inherit',
  color: 'inherit',
  borderColor: 'inherit',
  style: { fontSize: '1rem' },
} as const

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

/** The glass of a part that has a color of its own, in the color of the screen. */
export const tinted: GlassStyle = { '--glass-tint': 'var(--screen-tint)' }

/** A track as wide as its place. No text lies on it, so it stays clear enough to tell its two parts apart. */
export const track: GlassStyle = { ...wide, '--glass-thin-tint-opacity': 0.3 }
