import { accepts, labelOf, type Control, type Value } from '../../registry/controls'
import { ignore, type Ignored } from './report'
import { rounded } from './words'

/** A value that a text gives a knob. */
export interface Candidate {
  readonly value: Value
  /** The declaration that gives it. */
  readonly text: string
}

/** A knob after it was given a value, or what stood against that. */
interface Settled {
  readonly value?: Value
  readonly ignored?: Ignored
}

/** Gives a knob a value. What is out of its range is not brought into it: it is left out. */
export function settle(name: string, control: Control, { value, text }: Candidate): Settled {
  const label = labelOf(name, control)
  if (control.type !== 'range' || typeof value !== 'number')
    return accepts(control, value) ? { value } : { ignored: ignore(text, `${label} has no such value.`) }
  const { min, max, step, unit = '' } = control
  if (!(value >= min && value <= max))
    return {
      ignored: ignore(
        text,
        `${label} goes from ${min} to ${max}${unit && ` ${unit}`}: ${value} is not in it.`,
      ),
    }
  const stepped = rounded(min + Math.round((value - min) / step) * step)
  if (stepped === value) return { value }
  return {
    value: stepped,
    ignored: ignore(text, `${label} moves in steps of ${step}: ${stepped} is taken for ${value}.`),
  }
}
