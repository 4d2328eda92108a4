import { contrast, hexOf, isColor, luminance, toRgba, type Rgba } from './color'

/** Glass, as far as the text on it is concerned: a tint over a backdrop that nobody knows. */
export interface Surface {
  /** The color of the tint: any color that can be parsed. Its own alpha counts. */
  readonly tint: string
  /** How much the tint covers, from 0 to 1. */
  readonly opacity: number
}

/** How much the tint of each level covers, from 0 to 1. */
export type LevelOpacities = Readonly<Record<'thin' | 'regular' | 'thick', { readonly opacity: number }>>

/** A text on glass that a page judges, and how it can be made readable. */
export interface GlassText extends Surface {
  /** The color of the text: any color that can be parsed. */
  readonly text: string
  /** At least 24 px, or 18.66 px and bold: a lower contrast is enough for it (WCAG 2.2, "large scale"). @default false */
  readonly isLarge?: boolean
  /** The controls that set the opacity of the glass and the color of the text, where there are any. */
  readonly fix?: { readonly opacity?: string; readonly text?: string }
}

/** The least readable moment of a text on glass. */
export interface WorstCase {
  /** The contrast of the text and the surface, from 1 to 21 (WCAG 2.2, "contrast ratio"). */
  readonly ratio: number
  /** The backdrop that makes the text least readable, as `#rrggbb`. */
  readonly backdrop: string
}

/** The least contrast of text (WCAG 2.2, 1.4.3), and of large text, icons and the boundaries of controls (1.4.11). */
export const least = { text: 4.5, large: 3 } as const

/** What a tint makes of a gray backdrop. */
const surfaceOver = ({ r, g, b }: Rgba, opacity: number, gray: number) => {
  const mix = (channel: number) => opacity * channel + (1 - opacity) * gray
  return { r: mix(r), g: mix(g), b: mix(b) }
}

/**
 * How readable a text is on glass over the backdrop that is worst for it.
 *
 * A blur averages its backdrop, and every filter of CSS keeps a channel between 0 and 255. So behind a tint of color C
 * and opacity a, each channel of the surface lies between aC (over black) and aC + (1 − a) · 255 (over white), whatever
 * the backdrop is. Luminance grows with each channel: where the text's lies outside of what the surface can have, one of
 * the two ends is worst. Where it lies between them, some backdrop makes the surface as light as the text.
 */
export function worstCase(text: string, { tint, opacity }: Surface): WorstCase {
  const color = toRgba(tint)
  const cover = Math.min(1, Math.max(0, opacity)) * color.a
  const light = luminance(toRgba(text))
  const over = (gray: number) => luminance(surfaceOver(color, cover, gray))
  const at = (gray: number): WorstCase => ({
    ratio: contrast(light, over(gray)),
    backdrop: hexOf({ r: gray, g: gray, b: gray }),
  })
  if (light <= over(0)) return at(0)
  if (light >= over(255)) return at(255)
  let [dark, bright] = [0, 255]
  while (bright - dark > 1e-6) {
    const middle = (dark + bright) / 2
    if (over(middle) < light) dark = middle
    else bright = middle
  }
  return { ...at(dark), ratio: 1 }
}

/**
 * The least opacity of a tint that keeps a text readable over any backdrop.
 *
 * @param minimum The contrast to reach.
 * @returns An opacity from 0 to 1 in steps of 0.01, or nothing where even the solid tint is too close to the text.
 */
export function leastOpacity(text: string, tint: string, minimum: number = least.text): number | undefined {
  for (let percent = 0; percent <= 100; percent++) {
    const opacity = percent / 100
    if (worstCase(text, { tint, opacity }).ratio >= minimum) return opacity
  }
  return undefined
}

/** The contrast that a text needs. */
export const minimumOf = ({ isLarge = false }: GlassText): number => (isLarge ? least.large : least.text)

/** What a page says of the texts on its glass. */
export interface Verdict extends WorstCase {
  readonly isReadable: boolean
  /** The text that is judged: of several, the one that misses its contrast most. */
  readonly text: GlassText
}

/** Judges texts on glass by the least readable of them. Nothing where a color cannot be parsed, such as `var(--x)`. */
export function verdictOn(texts: readonly GlassText[]): Verdict | undefined {
  if (!texts.every(({ text, tint }) => isColor(text) && isColor(tint))) return undefined
  const verdicts = texts.map((text) => {
    const worst = worstCase(text.text, text)
    return { ...worst, text, isReadable: worst.ratio >= minimumOf(text) }
  })
  const share = ({ ratio, text }: Verdict) => ratio / minimumOf(text)
  return verdicts.toSorted((one, other) => share(one) - share(other))[0]
}

/** A verdict in words, with the contrast rounded down, so that no number says more than what holds. */
export function wordsOf({ isReadable, ratio, backdrop }: Verdict): string {
  const worst = `${(Math.floor(ratio * 10) / 10).toFixed(1)}:1 at worst`
  if (isReadable) return `Readable on any backdrop – ${worst}`
  const { r } = toRgba(backdrop)
  const pictures = r > 170 ? 'light' : r < 85 ? 'dark' : 'some'
  return `Not readable over ${pictures} pictures – ${worst}`
}

/** Black or white: whichever is more readable on glass of this tint over any backdrop. */
export const readableOnGlass = (tint: string, opacity: number): '#000000' | '#ffffff' =>
  worstCase('#000000', { tint, opacity }).ratio >= worstCase('#ffffff', { tint, opacity }).ratio
    ? '#000000'
    : '#ffffff'
