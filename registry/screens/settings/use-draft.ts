import { useState } from 'react'

/** Values that are edited together, and saved together. */
export interface Draft<Values> {
  /** The values as they are edited. */
  readonly values: Values
  /** The values that were saved last. */
  readonly saved: Values
  /** The names of the values that differ. */
  readonly changed: readonly string[]
  /** Changes some of the values. */
  readonly set: (change: Partial<Values>) => void
  /** Saves the values. */
  readonly save: () => void
  /** Takes back what was changed since they were saved. */
  readonly undo: () => void
}

/** Whether two values are the same. Lists are compared by their texts. */
const isSame = (one: unknown, other: unknown) =>
  Array.isArray(one) && Array.isArray(other) ? one.join() === other.join() : one === other

/** Keeps the values of a form, which begin as `initial`. An app would load and store them. */
export function useDraft<Values extends Readonly<Record<string, unknown>>>(initial: Values): Draft<Values> {
  const [saved, setSaved] = useState(initial)
  const [values, setValues] = useState(initial)
  return {
    values,
    saved,
    changed: Object.keys(values).filter((name) => !isSame(values[name], saved[name])),
    set: (change) => setValues((last) => ({ ...last, ...change })),
    save: () => setSaved(values),
    undo: () => setValues(saved),
  }
}
