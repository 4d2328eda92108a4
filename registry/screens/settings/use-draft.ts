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

/**
 * Keeps what is edited of the values of a form. The others are those that are saved, wherever they change.
 *
 * @param saved The values that were saved last. An app would load them.
 * @param save Called with the values to save. An app would send them.
 */
export function useDraft<Values extends Readonly<Record<string, unknown>>>(
  saved: Values,
  save: (values: Values) => void,
): Draft<Values> {
  const [edited, setEdited] = useState<Partial<Values>>({})
  const values = { ...saved, ...edited }
  return {
    values,
    saved,
    changed: Object.keys(values).filter((name) => !isSame(values[name], saved[name])),
    set: (change) => setEdited((last) => ({ ...last, ...change })),
    save: () => {
      save(values)
      setEdited({})
    },
    undo: () => setEdited({}),
  }
}
