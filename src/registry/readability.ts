import { isColor, toRgba } from './color'
import { least, worstCaseOf, type WorstCase } from './worst-case'

export { wordsOf } from './worst-case'
export { least, type WorstCase }

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

/** How readable a text is on glass over its worst backdrop. */
export function worstCase(text: string, { tint, opacity }: Surface): WorstCase {
  const color = toRgba(tint)
  return worstCaseOf(toRgba(text), color, Math.min(1, Math.max(0, opacity)) * color.a)
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

/** Black or white: whichever is more readable on glass of this tint over any backdrop. */
export const readableOnGlass = (tint: string, opacity: number): '#000000' | '#ffffff' =>
  worstCase('#000000', { tint, opacity }).ratio >= worstCase('#ffffff', { tint, opacity }).ratio
    ? '#000000'
    : '#ffffff'
