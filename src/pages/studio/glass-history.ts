import { isSameGlass, type Glass } from '../../glass/glass-values'

/** A glass, those before it, and those that were undone. */
export interface GlassHistory {
  readonly past: readonly Glass[]
  readonly glass: Glass
  readonly future: readonly Glass[]
}

/** A history that begins with a glass. */
export const startWith = (glass: Glass): GlassHistory => ({ past: [], glass, future: [] })

/**
 * Changes values, as a step of its own. The same history where nothing changes.
 *
 * @param isSameStep Whether the change belongs to the last step, as each move of a drag does.
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

/** Takes the last step back. The same history where there is none. */
export function undo(history: GlassHistory): GlassHistory {
  const { past, glass, future } = history
  const before = past.at(-1)
  return before === undefined
    ? history
    : { past: past.slice(0, -1), glass: before, future: [glass, ...future] }
}

/** Takes the last undone step again. The same history where there is none. */
export function redo(history: GlassHistory): GlassHistory {
  const { past, glass, future } = history
  const [after, ...rest] = future
  return after === undefined ? history : { past: [...past, glass], glass: after, future: rest }
}
