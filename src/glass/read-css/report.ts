import {
  accepts,
  boundsOf,
  isNumeric,
  labelOf,
  nearest,
  withinBounds,
  type Control,
  type Value,
} from '../../registry/controls'
import type { Pane } from '../../registry/pane'

/** Something in a text that no control took. */
export interface Ignored {
  /** A declaration, or the start of a rule. */
  readonly text: string
  /** The reason, as a sentence. */
  readonly why: string
}

/** The meaning of a declaration for a pane of glass. */
export interface Reading {
  readonly parts?: Partial<Pane>
  /** Sentences about everything in it that no part of a pane can express. */
  readonly notes?: readonly string[]
}

/** The result of reading CSS. */
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

/** Gives a value to a control; a number becomes the nearest that the control takes. */
export function settle(name: string, control: Control, { value, text }: Candidate): Settled {
  const label = labelOf(name, control)
  const taken = nearest(control, value)
  if (!accepts(control, taken)) return { ignored: ignore(text, `${label} has no such value.`) }
  if (taken === value || !isNumeric(control)) return { value: taken }
  const isInside = withinBounds(control, Number(value)) === value
  const rule = isInside ? `moves in steps of ${control.step}` : `must be ${boundsOf(control)}`
  return { value: taken, ignored: ignore(text, `${label} ${rule}: ${value} becomes ${taken}.`) }
}
