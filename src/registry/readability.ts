import { contrast, hexOf, isColor, luminance, toRgba, type Rgba } from './color'

/** Glass below a text: a tint over an unknown backdrop. */
export interface Surface {
  /** The color of the tint: any color that can be parsed. Its own alpha counts. */
  readonly tint: string
  /** The opacity of the tint, from 0 to 1. */
  readonly opacity: number
}

/** The opacity of the tint of each level, from 0 to 1. */
export type LevelOpacities = Readonly<Record<'thin' | 'regular' | 'thick', { readonly opacity: number }>>

/** A text on glass that a page judges. */
export interface GlassText extends Surface {
  /** The color of the text: any color that can be parsed. */
  readonly text: string
  /** At least 24 px, or 18.66 px and bold: a lower contrast is enough for it (WCAG 2.2, "large scale"). @default false */
  readonly isLarge?: boolean
  /** The controls of the glass's opacity and of the text's color, if there are any. */
  readonly fix?: { readonly opacity?: string; readonly text?: string }
}

/** A text on glass over the backdrop that makes it least readable. */
export interface WorstCase {
  /** The contrast of the text and the surface, from 1 to 21 (WCAG 2.2, "contrast ratio"). */
  readonly ratio: number
  /** The backdrop that makes the text least readable, as `#rrggbb`. */
  readonly backdrop: string
}

/** The minimum contrast of text (WCAG 2.2, 1.4.3), and of large text, icons and boundaries of controls (1.4.11). */
export const least = { text: 4.5, large: 3 } as const

/** The color of a tint over a gray backdrop. */
const surfaceOver = ({ r, g, b }: Rgba, opacity: number, gray: number) => {
  const mix = (channel: number) => opacity * channel + (1 - opacity) * gray
  return { r: mix(r), g: mix(g), b: mix(b) }
}

/**
 * How readable a text is on glass over its worst backdrop.
 *
 * A blur averages its backdrop, and every filter of CSS keeps a channel between 0 and 255. So with a tint of color C and
 * opacity a, each channel of the surface is between aC (over black) and aC + (1 − a) · 255 (over white). Luminance grows
 * with each channel. If the text is darker or lighter than any surface, black or white is the worst backdrop. Otherwise,
 * some backdrop makes the surface as light as the text.
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
 * The lowest opacity of a tint that keeps a text readable over any backdrop.
 *
 * @param minimum The contrast to reach.
 * @returns An opacity from 0 to 1 in steps of 0.01; undefined if even the solid tint is too close to the text.
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

/** Whether the texts on a page's glass are readable. */
export interface Verdict extends WorstCase {
  readonly isReadable: boolean
  /** The text that is furthest below the contrast it needs. */
  readonly text: GlassText
}

/** Judges texts on glass by the least readable one; undefined if a color cannot be parsed, such as `var(--x)`. */
export function verdictOn(texts: readonly GlassText[]): Verdict | undefined {
  if (!texts.every(({ text, tint }) => isColor(text) && isColor(tint))) return undefined
  const verdicts = texts.map((text) => {
    const worst = worstCase(text.text, text)
    return { ...worst, text, isReadable: worst.ratio >= minimumOf(text) }
  })
  const share = ({ ratio, text }: Verdict) => ratio / minimumOf(text)
  return verdicts.toSorted((one, other) => share(one) - share(other))[0]
}

/** A verdict in words, with the contrast rounded down. */
export function wordsOf({ isReadable, ratio, backdrop }: Verdict): string {
  const worst = `${(Math.floor(ratio * 10) / 10).toFixed(1)}:1 at worst`
  // Less than most texts need, so the words say why it is enough.
  const reason = ratio < least.text ? `; large text needs ${least.large}:1` : ''
  if (isReadable) return `Readable on any backdrop – ${worst}${reason}`
  const { r } = toRgba(backdrop)
  const pictures = r > 170 ? 'light' : r < 85 ? 'dark' : 'some'
  return `Not readable over ${pictures} pictures – ${worst}`
}

/** Black or white: whichever is more readable on glass of this tint over any backdrop. */
export const readableOnGlass = (tint: string, opacity: number): '#000000' | '#ffffff' =>
  worstCase('#000000', { tint, opacity }).ratio >= worstCase('#ffffff', { tint, opacity }).ratio
    ? '#000000'
    : '#ffffff'
