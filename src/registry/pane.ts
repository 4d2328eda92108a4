/** A color of a pane of glass. */
export interface PaneColor {
  /** As CSS: the text that it was written in where a field for colors accepts that, else `rgba()`. */
  readonly css: string
  /** Without its alpha, as `#rrggbb`. */
  readonly hex: string
  /** From 0 to 1. */
  readonly alpha: number
}

/** A pane of glass, as plain CSS describes one: it has one look, without levels. Lengths are in px. */
export interface Pane {
  readonly tint: PaneColor
  /** The opacity of the layer that the glass is painted on, from 0 to 1. */
  readonly layerOpacity: number
  readonly blur: number
  /** How much the colors behind are strengthened; 1 leaves them as they are. */
  readonly saturation: number
  readonly border: PaneColor | 'currentcolor'
  readonly borderWidth: number
  /** The light along the upper edge. */
  readonly highlight: PaneColor
  readonly shadowX: number
  readonly shadowY: number
  readonly shadowBlur: number
  readonly shadowSpread: number
  readonly shadowColor: PaneColor
  readonly radius: number
  readonly foreground: PaneColor
}

export type PanePart = keyof Pane
