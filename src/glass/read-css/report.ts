/** Something in a text that no knob took. */
export interface Ignored {
  /** What stands there: a declaration, or the start of a rule. */
  readonly text: string
  /** Why it was not taken, as a sentence. */
  readonly why: string
}

/** What was read from CSS. */
export interface ReadCss<Values> {
  /** The values that were read. What the text does not name is not among them. */
  readonly glass: Values
  /** Each value in words. */
  readonly understood: readonly string[]
  readonly ignored: readonly Ignored[]
}

/** Says why a text is no CSS that can be read. Its message is for visitors. */
export class CssError extends Error {
  override readonly name = 'CssError'
}

/** The most characters that are shown of something ignored. */
const longest = 120

/** Something ignored, cut where it is long. */
export const ignore = (text: string, why: string): Ignored => {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return { text: line.length > longest ? `${line.slice(0, longest)}…` : line, why }
}

/** Each thing once: what a knob nearly took first, whole rules last. */
export const once = (...lists: readonly (readonly Ignored[])[]): readonly Ignored[] => [
  ...new Map(lists.flat().map((one) => [`${one.text}\n${one.why}`, one])).values(),
]
