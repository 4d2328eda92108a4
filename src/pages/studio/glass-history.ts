import { isSameGlass, type Glass } from '../../glass/glass-values'

/** The undo history of a glass. */
export interface GlassHistory {
  readonly past: readonly Glass[]
  readonly glass: Glass
  readonly future: readonly Glass[]
}

/** A history with one glass. */
export const startWith = (glass: Glass): GlassHistory => ({ past: [], glass, future: [] })

/**
 * Changes values as one step. Returns the same history when nothing changes.
 *
 * @param isSameStep Whether the change belongs to the last step, as the moves of one drag do.
 */
export function change(
  history: GlassHistory,
  values: Partial<Glass>,
  isSameStep: boolean = false,
): GlassHistory {
  const { past, glass: before } = history
  const glass = { ...before, ...values }
  if (isSameGlass(before, glass)) return history
  return { past: isSameStep ? past : [...past, before], glass, future: [] }
}

/** Undo. Returns the same history when there is nothing to undo. */
export function undo(history: GlassHistory): GlassHistory {
  const { past, glass, future } = history
  const before = past.at(-1)
  return before === undefined
    ? history
    : { past: past.slice(0, -1), glass: before, future: [glass, ...future] }
}

/** Redo. Returns the same history when there is nothing to redo. */
export function redo(history: GlassHistory): GlassHistory {
  const { past, glass, future } = history
  const [after, ...rest] = future
  return after === undefined ? history : { past: [...past, glass], glass: after, future: rest }
}
