import type { Glass, Scheme } from '../../glass/glass-values'
import { verdictsOn, type LevelVerdict } from '../../glass/verdict'

const known = new WeakMap<Glass, readonly LevelVerdict[]>()

/** The verdict of every level of a glass: computed once for all that show it. */
export function verdictsOf(glass: Glass): readonly LevelVerdict[] {
  const verdicts = known.get(glass) ?? verdictsOn(glass)
  known.set(glass, verdicts)
  return verdicts
}

/** The backdrop that makes the text on some level of a scheme's glass least readable, as a color. */
export const worstBackdropOf = (glass: Glass, scheme: Scheme): string | undefined =>
  verdictsOf(glass)
    .filter((verdict) => verdict.scheme === scheme)
    .toSorted((one, other) => one.ratio - other.ratio)[0]?.backdrop
