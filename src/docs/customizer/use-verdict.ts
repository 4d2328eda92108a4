import { useShownLevels } from '../../glass/shown-levels'
import { verdictOn, type LevelOpacities, type Verdict } from '../../registry/readability'
import { useCustomized, type Customizer } from './customizer-store'

interface Judgement {
  readonly levels: LevelOpacities | undefined
  readonly verdict: Verdict | undefined
}

/** The last judgement of each set of values, for all parts of a page that show it. */
const judgements = new WeakMap<object, Judgement>()

/**
 * A part of what a customizer's page says of the text on the chosen glass. Text and tint are the customizer's own colors,
 * so what it says is true of a light and of a dark preview.
 */
export function useVerdict<Part>(customizer: Customizer, part: (verdict: Verdict | undefined) => Part): Part {
  const levels = useShownLevels()
  return useCustomized(customizer, ({ values }) => {
    const known = judgements.get(values)
    if (known !== undefined && known.levels === levels) return part(known.verdict)
    const verdict = verdictOn(customizer.section.readability?.(values, levels) ?? [])
    judgements.set(values, { levels, verdict })
    return part(verdict)
  })
}
