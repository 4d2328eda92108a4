import type { GlassStyle } from '../../glass/glass'

/** A part as wide as its container. */
export const wide: GlassStyle = { maxWidth: 'none' }

/** The glass of a part with its own color, in the color of the screen. */
export const tinted: GlassStyle = { '--glass-tint': 'var(--screen-tint)' }

/** A track as wide as its container. It has no text, so it can be clear enough to tell its two parts apart. */
export const track: GlassStyle = { ...wide, '--glass-thin-tint-opacity': 0.3 }

/** A mark on a card, which blurs for it. */
export const mark: GlassStyle = { '--glass-thin-blur': '0px' }
