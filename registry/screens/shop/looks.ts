import type { GlassStyle } from '../../glass/glass'

/** A part as wide as its container. */
export const wide: GlassStyle = { maxWidth: 'none' }
