import { leastOpacity, verdictOn, type Verdict } from '../registry/readability'
import {
  inScheme,
  levels,
  opacityOf,
  schemes,
  type Glass,
  type GlassName,
  type Level,
  type Scheme,
} from './glass-values'

/** How readable the text on one level of a glass is over its worst backdrop. */
export interface LevelVerdict extends Verdict {
  readonly scheme: Scheme
  readonly level: Level
}

/** Judges the text on a level of a glass; undefined if a color cannot be parsed. */
export function verdictOnLevel(glass: Glass, scheme: Scheme, level: Level): LevelVerdict | undefined {
  const verdict = verdictOn([
    {
      text: glass[inScheme(scheme, 'foreground')],
      tint: glass[inScheme(scheme, 'tint')],
      opacity: glass[opacityOf(scheme, level)],
    },
  ])
  return verdict && { ...verdict, scheme, level }
}

/** Judges every level in both schemes. */
export const verdictsOn = (glass: Glass): readonly LevelVerdict[] =>
  schemes.flatMap((scheme) => levels.flatMap((level) => verdictOnLevel(glass, scheme, level) ?? []))

/** Whether the text on every level is readable over any backdrop, in both schemes. */
export function isReadable(glass: Glass): boolean {
  const verdicts = verdictsOn(glass)
  return verdicts.length === schemes.length * levels.length && verdicts.every((one) => one.isReadable)
}

/**
 * The smallest change that makes a level readable over any backdrop: a higher opacity, or else black or white text with the
 * opacity that it needs on every level.
 *
 * @param isLocked Whether a value must not change.
 * @returns The values to change; undefined if no glass of this tint is readable, or if the values to change are locked.
 */
export function fixLevel(
  glass: Glass,
  scheme: Scheme,
  level: Level,
  isLocked: (name: GlassName) => boolean = () => false,
): Partial<Glass> | undefined {
  const ink = inScheme(scheme, 'foreground')
  for (const text of [glass[ink], '#000000', '#ffffff']) {
    const isNew = text !== glass[ink]
    const needed = leastOpacity(text, glass[inScheme(scheme, 'tint')])
    if (needed === undefined || (isNew && isLocked(ink))) continue
    const raised = (isNew ? levels : [level])
      .map((each) => opacityOf(scheme, each))
      .filter((name) => glass[name] < needed)
    if (raised.some(isLocked)) continue
    return { ...Object.fromEntries(raised.map((name) => [name, needed])), ...(isNew && { [ink]: text }) }
  }
  return undefined
}
