/** The opacity of a button whose colors are not written as `#rrggbb`: enough for white on the usual red. */
export const usualOpacity = 0.78

/** The contrast that a large label needs (WCAG 2.2, 1.4.3). */
const leastContrast = 3

/**
 * How opaque the tint of a button is, from 0 to 1: a tenth more than its label needs over any backdrop. Glass over black and
 * over white is the darkest and the lightest that there can be.
 */
export function labelOpacity(label: string, tint: string): number {
  const [text, glass] = [channelsOf(label), channelsOf(tint)]
  if (!text || !glass) return usualOpacity
  const light = luminance(text) + 0.05
  for (let percent = 0; percent <= 100; percent++) {
    const over = (backdrop: number) =>
      luminance(glass.map((channel) => backdrop + (channel - backdrop) * (percent / 100))) + 0.05
    if (over(0) / light >= leastContrast || light / over(1) >= leastContrast)
      return Math.min(1, Math.round(percent * 1.1) / 100)
  }
  return usualOpacity
}

/** Red, green and blue of `#rgb` or `#rrggbb`, from 0 to 1. */
const channelsOf = (color: string): readonly number[] | undefined =>
  /^#(?:[\da-f]{3}){1,2}$/i.test(color)
    ? color
        .slice(1)
        .match(color.length === 4 ? /./g : /../g)
        ?.map((digits) => Number.parseInt(digits.padStart(2, digits), 16) / 255)
    : undefined

/** The relative luminance of a color (WCAG 2.2). */
function luminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
