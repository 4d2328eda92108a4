/*
 * What needs no parser of colors, which is many times as long: the script in home's document has it.
 */

/** A color of sRGB: whole channels from 0 to 255, and an alpha from 0 to 1. */
export interface Rgba {
  readonly r: number
  readonly g: number
  readonly b: number
  readonly a: number
}

/** A color without alpha. */
export type Channels = Omit<Rgba, 'a'>

/** Channels from 0 to 255 as `#rrggbb`. */
export const hexOf = ({ r, g, b }: Channels): string =>
  `#${[r, g, b].map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`

/** The luminance of channels from 0 to 255, 0 to 1 (WCAG 2.2, "relative luminance"). */
export function luminance({ r, g, b }: Channels): number {
  const linear = (channel: number) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
}

/** The contrast ratio of two luminances, from 1 to 21 (WCAG 2.2, "contrast ratio"). */
export const contrast = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
