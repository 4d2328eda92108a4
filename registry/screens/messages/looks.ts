import type { GlassStyle } from '../../glass/glass'

/** A part as wide as its container. */
export const wide: GlassStyle = { maxWidth: 'none' }

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

/** One of many small panes. It does not blur, because that would cost as much as a large blur. */
export const disc: GlassStyle = { '--glass-thin-blur': '0px' }
