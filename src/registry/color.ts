import { colord, extend } from 'colord'
import a11y from 'colord/plugins/a11y'
import names from 'colord/plugins/names'

extend([a11y, names])

/** Whether a text is a color: hex, `rgb()`, `hsl()` or a CSS name. A reference such as `var()` is not. */
export const isColor = (text: string): boolean => colord(text).isValid()

/** The `#rrggbb` that a native color picker can show for a text; black where the text is no color. */
export const toHex = (text: string): string => colord(text).alpha(1).toHex()

/** The alpha of a color, 0 to 1; 1 where the text is no color. */
export const alphaOf = (text: string): number => (isColor(text) ? colord(text).alpha() : 1)

/** A color with another alpha (0 to 1), as `rgba(r, g, b, a)`. */
export function withAlpha(text: string, alpha: number): string {
  const { r, g, b } = colord(text).toRgb()
  return `rgba(${r}, ${g}, ${b}, ${alpha})`
}

/** The color that results when `color`, at `opacity` (0 to 1), covers an opaque `ground`. */
export function over(color: string, ground: string, opacity = 1): string {
  const { r, g, b, a } = colord(color).toRgb()
  const below = colord(ground).toRgb()
  const share = a * opacity
  const mix = (above: number, under: number) => above * share + under * (1 - share)
  return colord({ r: mix(r, below.r), g: mix(g, below.g), b: mix(b, below.b) }).toHex()
}

/** Black or white: whichever contrasts more with the color (WCAG 2.2, relative luminance). */
export function readableOn(background: string): '#000000' | '#ffffff' {
  const color = colord(background)
  return color.contrast('#000000') >= color.contrast('#ffffff') ? '#000000' : '#ffffff'
}
