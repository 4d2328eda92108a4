import type { Value } from '../../registry/controls'
import { glassControls, schemes, type Glass, type GlassField } from '../glass'
import { sheetOf } from './blocks'
import { candidatesOf } from './candidates'
import { chooseBlocks } from './choose-blocks'
import { describe, withoutLevel } from './describe'
import { factsOf } from './facts'
import { fieldOf } from './look'
import { ignore, once, type Ignored, type ReadCss } from './report'
import { settle } from './settle'

export { CssError } from './report'
export type { Ignored, ReadCss } from './report'

/**
 * Reads the glass that CSS describes: a rule or declarations alone – of this site, of another generator, of a style
 * sheet – or our custom properties. Nothing is guessed:
 *
 * - What holds in both schemes sets both; `light-dark()`, `prefers-color-scheme`, `.dark`, `[data-theme=dark]` and the
 *   like set one. Plain glass has no levels, so it sets all of them.
 * - A property that is not named stays as it is. One that is named is read whole, as CSS says: `box-shadow` without a
 *   shadow inside has no highlight, `backdrop-filter` without `saturate()` has a saturation of 1.
 * - Our custom properties win over plain glass, and what sets one level over what sets all.
 * - Of several rules, the first with a `backdrop-filter` is read.
 * - What is out of a knob's range is left out, and what is between its steps is rounded. Both are listed, as is all that
 *   no knob can say.
 *
 * @throws {CssError} Where the text is empty, too long, or no CSS.
 */
export function readGlassCss(text: string): ReadCss<Partial<Glass>> {
  const { blocks, ignored } = sheetOf(text)
  const chosen = chooseBlocks(blocks)
  const refused: Ignored[] = []
  const unread: Ignored[] = []
  const values: Partial<Record<GlassField, Value>> = {}
  for (const scheme of schemes) {
    const facts = factsOf(chosen, scheme)
    const { candidates, ignored: unsaid } = candidatesOf(facts)
    refused.push(...unsaid)
    unread.push(...facts.ignored)
    for (const [name, candidate] of candidates) {
      const field = fieldOf(scheme, name)
      const label = withoutLevel(glassControls[field].label)
      const settled = settle(field, { ...glassControls[field], label }, candidate)
      if (settled.ignored) refused.push(settled.ignored)
      const { value } = settled
      if (value === undefined) continue
      if ((values[field] ??= value) !== value)
        refused.push(ignore(candidate.text, `${label} is one for both schemes.`))
    }
  }
  // Each value is one that its knob accepts.
  const glass = values as Partial<Glass>
  return { glass, understood: describe(glass), ignored: once(refused, unread, chosen.ignored, ignored) }
}
