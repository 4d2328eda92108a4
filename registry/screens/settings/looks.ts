import type { GlassStyle } from '../../glass/glass'

/** A part as wide as its container. */
export const wide: GlassStyle = { maxWidth: 'none' }

/** The pane of the tabs. What is small on it does not blur again what the pane has blurred. */
export const pane: GlassStyle = { ...wide, '--glass-thin-blur': '0px' }

/** A pane on that pane: it throws no shadow. */
export const flat: GlassStyle = { width: '100%', maxWidth: 'none', '--glass-shadow': '0 0 transparent' }

/** A badge in a table, whose word does not break. */
export const mark: GlassStyle = { whiteSpace: 'nowrap' }

/** A bar in the colors of the screen, in the middle of its place. */
export const bar: GlassStyle = { alignSelf: 'center', '--glass-tint': 'var(--screen-tint)' }

/** A modal that follows the glass. */
export const modalLook = {
  bgColor: 'inherit',
  style: {
    '--glass-tint-opacity': 'inherit',
    '--glass-foreground': 'var(--screen-foreground)',
  } as GlassStyle,
} as const
