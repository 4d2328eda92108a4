import type { GlassStyle } from '../../glass/glass'

/** A card as wide as its container. */
export const wide: GlassStyle = { maxWidth: 'none' }

/** A button that follows the glass. */
export const quiet = { backgroundColor: 'inherit', color: 'inherit', borderColor: 'inherit' } as const

/** A quiet button with only an icon. */
export const icon = {
  ...quiet,
  style: { display: 'grid', placeItems: 'center', width: '2.75rem', padding: 0 } as GlassStyle,
} as const

/** A quiet button that is smaller than the others. */
export const small = {
  ...quiet,
  style: { minHeight: '2.25rem', padding: '0.25rem 1rem', fontSize: '0.9375rem' } as GlassStyle,
} as const

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

/** A modal that follows the glass. */
export const modalLook = {
  bgColor: 'inherit',
  style: {
    '--glass-tint-opacity': 'inherit',
    '--glass-foreground': 'var(--screen-foreground)',
  } as GlassStyle,
} as const

/** A popup that follows the glass. Its close button is a quiet one. */
export const popupLook = {
  bg: 'inherit',
  textColor: 'inherit',
  borderColor: 'inherit',
  buttonBg: 'var(--screen-tint)',
  style: { '--glass-tint-opacity': 'inherit', '--glass-blur': 'inherit' } as GlassStyle,
} as const

/** The glass of a part with its own color, in the color of the screen. */
export const tinted: GlassStyle = { '--glass-tint': 'var(--screen-tint)' }
