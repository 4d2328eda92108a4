import { accepts, labelOf, type Control, type Value } from '../../registry/controls'
import { rounded } from './css-value'

/** Something in a text that no control took. */
export interface Ignored {
  /** A declaration, or the start of a rule. */
  readonly text: string
  /** The reason, as a sentence. */
  readonly why: string
}

/** What was read from CSS. */
export interface ReadCss<Values> {
  /** The values that the text sets. */
  readonly glass: Values
  /** Each value in words. */
  readonly understood: readonly string[]
  readonly ignored: readonly Ignored[]
}

/** Thrown for a text that is no CSS. Its message is shown to visitors. */
export class CssError extends Error {
  override readonly name = 'CssError'
}

/** The most characters that are shown of something ignored. */
const longest = 120

/** Something ignored, cut where it is long. */
export const ignore = (text: string, why: string): Ignored => {
  // A rule with thousands of selectors is named for each of them.
  const line = text
    .slice(0, 10 * longest)
    .replaceAll(/\s+/g, ' ')
    .trim()
  return { text: line.length > longest ? `${line.slice(0, longest)}…` : line, why }
}

/** Lists in one, without duplicates. */
export const once = (...lists: readonly (readonly Ignored[])[]): readonly Ignored[] => [
  ...new Map(lists.flat().map((one) => [`${one.text}\n${one.why}`, one])).values(),
]

/** A value that a text gives to a control. */
export interface Candidate {
  readonly value: Value
  /** The declaration that gives it. */
  readonly text: string
}

/** The value that a control takes, and what the visitor should know about it. */
interface Settled {
  readonly value?: Value
  readonly ignored?: Ignored
}

/** Gives a value to a control: rounded to its steps, or left out if it is out of range. */
export function settle(name: string, control: Control, { value, text }: Candidate): Settled {
  const label = labelOf(name, control)
  if (control.type !== 'range' || typeof value !== 'number')
    return accepts(control, value) ? { value } : { ignored: ignore(text, `${label} has no such value.`) }
  const { min, max, step, unit = '' } = control
  if (!(value >= min && value <= max))
    return {
      ignored: ignore(
        text,
        `${label} goes from ${min} to ${max}${unit && ` ${unit}`}: ${value} is out of range.`,
      ),
    }
  const stepped = rounded(min + Math.round((value - min) / step) * step)
  if (stepped === value) return { value }
  return {
    value: stepped,
    ignored: ignore(text, `${label} moves in steps of ${step}: ${value} becomes ${stepped}.`),
  }
}
