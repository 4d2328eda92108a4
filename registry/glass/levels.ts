/** The opacity of the tint, from 0 to 1, and the radius of the blur, in px. */
export const levels = {
  /** Small parts, such as chips and list items. */
  thin: { opacity: 0.58, blur: 10 },
  /** Cards and bars: most components. */
  regular: { opacity: 0.58, blur: 16 },
  /** Overlays: dialogs, menus, tooltips. */
  thick: { opacity: 0.72, blur: 24 },
  /** Opaque. */
  solid: { opacity: 1, blur: 0 },
} as const
