/** A color of a pane of glass. */
export interface PaneColor {
  /** As CSS: as it was written if a color field accepts that, else `rgba()`. */
  readonly css: string
  /** Without its alpha, as `#rrggbb`. */
  readonly hex: string
  /** From 0 to 1. */
  readonly alpha: number
}

/** A pane of glass as plain CSS describes it, without levels and color schemes. Lengths are in px. */
export interface Pane {
  readonly tint: PaneColor
  /** The opacity of the layer that the glass is painted on, from 0 to 1. */
  readonly layerOpacity: number
  readonly blur: number
  /** The saturation of the colors behind it; 1 leaves them unchanged. */
  readonly saturation: number
  readonly border: PaneColor | 'currentcolor'
  readonly borderWidth: number
  /** The light on its edges. */
  readonly highlight: PaneColor
  /** How much of its edges is lit, from 0 to 1. */
  readonly rim: number
  /** How far it is above what is behind it, from 0 to 1: the strength of the shadows beside its own. */
  readonly depth: number
  readonly shadowX: number
  readonly shadowY: number
  readonly shadowBlur: number
  readonly shadowSpread: number
  readonly shadowColor: PaneColor
  readonly radius: number
  readonly foreground: PaneColor
}

export type PanePart = keyof Pane
