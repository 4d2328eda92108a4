import { contrast, hexOf, luminance, type Channels } from './luminance'

/** A text on glass over the backdrop that makes it least readable. */
export interface WorstCase {
  /** The contrast of the text and the surface, from 1 to 21 (WCAG 2.2, "contrast ratio"). */
  readonly ratio: number
  /** The backdrop that makes the text least readable, as `#rrggbb`. */
  readonly backdrop: string
}

/** The minimum contrast of text (WCAG 2.2, 1.4.3), and of large text, icons and boundaries of controls (1.4.11). */
export const least = { text: 4.5, large: 3 } as const

const gray = (level: number): Channels => ({ r: level, g: level, b: level })

/** The color of a tint over a backdrop. */
export const surfaceOver = (tint: Channels, opacity: number, { r, g, b }: Channels): Channels => ({
  r: opacity * tint.r + (1 - opacity) * r,
  g: opacity * tint.g + (1 - opacity) * g,
  b: opacity * tint.b + (1 - opacity) * b,
})

/**
 * How readable a text is on a tint that covers a share of its worst backdrop, from 0 to 1.
 *
 * A blur averages its backdrop, and every filter of CSS keeps a channel between 0 and 255. So with a tint of color C and
 * opacity a, each channel of the surface is between aC (over black) and aC + (1 − a) · 255 (over white). Luminance grows
 * with each channel. If the text is darker or lighter than any surface, black or white is the worst backdrop. Otherwise,
 * some backdrop makes the surface as light as the text.
 */
export function worstCaseOf(text: Channels, tint: Channels, cover: number): WorstCase {
  const light = luminance(text)
  const over = (level: number) => luminance(surfaceOver(tint, cover, gray(level)))
  const at = (level: number): WorstCase => ({
    ratio: contrast(light, over(level)),
    backdrop: hexOf(gray(level)),
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

/** A contrast in words, rounded down. */
export const ratioText = (ratio: number): string => `${(Math.floor(ratio * 10) / 10).toFixed(1)}:1`

/** A verdict in words. */
export function wordsOf({
  isReadable,
  ratio,
  backdrop,
}: WorstCase & { readonly isReadable: boolean }): string {
  const worst = `${ratioText(ratio)} at worst`
  // Less than most texts need, so the words say why it is enough.
  const reason = ratio < least.text ? `; large text needs ${least.large}:1` : ''
  if (isReadable) return `Readable on any backdrop – ${worst}${reason}`
  const r = Number.parseInt(backdrop.slice(1, 3), 16)
  const pictures = r > 170 ? 'light' : r < 85 ? 'dark' : 'some'
  return `Not readable over ${pictures} pictures – ${worst}`
}
