import type { GlassStyle } from '../../glass/glass'

/** A part as wide as its container. */
export const wide: GlassStyle = { maxWidth: 'none' }

/** The glass of a part with its own color, in the color of the screen. */
export const tinted: GlassStyle = { '--glass-tint': 'var(--screen-tint)' }

/** A mark on a card, which blurs for it. */
export const mark: GlassStyle = { '--glass-thin-blur': '0px' }
