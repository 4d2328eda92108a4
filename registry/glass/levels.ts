/** How much the tint covers, from 0 to 1, and the radius of the blur, in px. */
export const levels = {
  /** Small things on a busy page: chips, a list's own parts. */
  thin: { opacity: 0.66, blur: 10 },
  /** Cards, bars and panes: what most components are. */
  regular: { opacity: 0.76, blur: 16 },
  /** What lies over other content: dialogs, menus, tooltips. */
  thick: { opacity: 0.86, blur: 24 },
  /** No transparency at all. */
  solid: { opacity: 1, blur: 0 },
} as const

/** The colors of glass without any property, as `color-scheme` says. */
export const schemes = {
  light: { tint: '#ffffff', foreground: '#1b1230' },
  dark: { tint: '#1a1038', foreground: '#ffffff' },
} as const
