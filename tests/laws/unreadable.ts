import { defaultGlass, inScheme, schemes } from '../../src/glass/glass-values'
import { choosePreset, startOf, type CustomizerState } from '../../src/registry/customizer-state'
import { least, verdictOn, wordsOf, worstCase, type Verdict } from '../../src/registry/readability'
import type { CustomizerSection } from '../../src/registry/sections'

/** The contrast of text on a level of the default glass over the worst backdrop, in a scheme. */
export const ratioOn = (scheme: (typeof schemes)[number], opacity: number): number =>
  worstCase(defaultGlass[inScheme(scheme, 'foreground')], {
    tint: defaultGlass[inScheme(scheme, 'tint')],
    opacity,
  }).ratio

/** A tenth more than what is enough. */
export const leastRatio = least.text * 1.1

/** The levels of the glass on which text is not readable over any backdrop. */
export const unreadableLevels = (levels: Readonly<Record<string, { readonly opacity: number }>>): string[] =>
  schemes.flatMap((scheme) =>
    Object.entries(levels)
      .filter(([, { opacity }]) => ratioOn(scheme, opacity) < leastRatio)
      .map(([level]) => `${level} glass in ${scheme}`),
  )

/** The page's verdict on the glass of some values. */
export const judge = (
  { readability }: CustomizerSection,
  values: CustomizerState['values'],
): Verdict | undefined => verdictOn(readability?.(values) ?? [])

/** How a customizer starts, and each of its presets. */
export const statesOf = (section: CustomizerSection): Readonly<Record<string, CustomizerState>> =>
  Object.fromEntries([
    ['its start', startOf(section)],
    ...Object.keys(section.presets).map((preset) => [preset, choosePreset(section, preset)] as const),
  ])

/** The states of a customizer whose texts are not readable. */
export const unreadableStates = (section: CustomizerSection): string[] =>
  section.readability === undefined
    ? []
    : Object.entries(statesOf(section)).flatMap(([name, { values }]) => {
        const verdict = judge(section, values)
        return verdict?.isReadable === true ? [] : [`${name}: ${verdict ? wordsOf(verdict) : 'no verdict'}`]
      })
