import type { RangeControl, Value } from './controls'
import { verdictOn, type LevelOpacities } from './readability'
import type { CustomizerSection } from './sections'

type Values = Readonly<Record<string, Value>>

/** The values of a range from the present one up. */
function upwards({ min, max, step }: RangeControl, present: Value | undefined): number[] {
  const start = Math.max(min, Number(present))
  const count = Math.max(0, Math.round((max - start) / step))
  return Array.from({ length: count + 1 }, (_, index) => Number((start + index * step).toFixed(6)))
}

/**
 * The smallest change that makes a customizer's glass readable over any backdrop: a higher opacity, or else black or white
 * text, or else both.
 *
 * @param levels The opacities of the levels. @default the default glass's
 * @returns The values to change; undefined if no glass of this tint is readable.
 */
export function fixReadability(
  section: CustomizerSection,
  values: Values,
  levels?: LevelOpacities,
): Values | undefined {
  const judge = (changes: Values) => verdictOn(section.readability?.({ ...values, ...changes }, levels) ?? [])
  const { opacity, text } = judge({})?.text.fix ?? {}
  const control = opacity === undefined ? undefined : section.controls[opacity]
  const opacities: Values[] =
    opacity !== undefined && control?.type === 'range'
      ? upwards(control, values[opacity]).map((value) => ({ [opacity]: value }))
      : []
  const inks: Values[] = text === undefined ? [] : [{ [text]: '#000000' }, { [text]: '#ffffff' }]
  const both = opacities.flatMap((change) => inks.map((ink) => ({ ...change, ...ink })))
  return [...opacities, ...inks, ...both].find((changes) => judge(changes)?.isReadable === true)
}
