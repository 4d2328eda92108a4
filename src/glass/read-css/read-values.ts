import { labelOf, type Controls, type Value } from '../../registry/controls'
import type { Pane, PanePart } from '../../registry/pane'
import { sheetOf } from './blocks'
import { candidatesOf } from './candidates'
import { chooseBlocks, type Chosen } from './choose-blocks'
import { factsOf, type Facts } from './facts'
import { paneOfOwn } from './pane-of-own'
import { ignore, once, type Ignored, type ReadCss } from './report'
import { settle } from './settle'

/** Controls that make a pane of glass. */
interface PaneControls {
  readonly controls: Controls
  /** Which control is which part. @default none */
  readonly pane?: Readonly<Partial<Record<PanePart, string>>>
}

/** What a part is called where no control has it. */
const words: Readonly<Record<PanePart, string>> = {
  tint: 'the tint',
  layerOpacity: 'the opacity of its layer',
  blur: 'the blur',
  saturation: 'the saturation',
  border: 'the border',
  borderWidth: 'the width of the border',
  highlight: 'the light inside',
  shadowX: 'the offset of the shadow',
  shadowY: 'the offset of the shadow',
  shadowBlur: 'the blur of the shadow',
  shadowSpread: 'the spread of the shadow',
  shadowColor: 'the color of the shadow',
  radius: 'the radius',
  foreground: 'the color of the text',
}

/**
 * Reads the values that CSS gives to controls which make one pane of glass. It has one look: what is for dark alone counts
 * where the text says nothing else. All else is as in `readGlassCss`.
 *
 * @throws {CssError} Where the text is empty, too long, or no CSS.
 */
export function readValues(
  text: string,
  { controls, pane = {} }: PaneControls,
): ReadCss<Readonly<Record<string, Value>>> {
  const { blocks, ignored } = sheetOf(text)
  const chosen = chooseBlocks(blocks)
  const { facts, ignored: unsaid } = oneLook(chosen)
  const refused: Ignored[] = []
  const glass: Record<string, Value> = {}
  // The keys of what was read are names of parts.
  for (const part of Object.keys(facts) as PanePart[]) {
    const text = facts[part]?.text ?? ''
    const name = pane[part] ?? ''
    const control = controls[name]
    const value = valueOf(facts[part]?.value)
    if (control === undefined || value === undefined) {
      if (!saysNothing(part, facts)) refused.push(ignore(text, `No knob here sets ${words[part]}.`))
      continue
    }
    const settled = settle(name, control, { value, text })
    if (settled.ignored) refused.push(settled.ignored)
    if (settled.value !== undefined) glass[name] = settled.value
  }
  return {
    glass,
    understood: describe(glass, controls),
    ignored: once(refused, unsaid, chosen.ignored, ignored),
  }
}

/** What a text says of a pane that has one look. */
function oneLook(chosen: Chosen): { readonly facts: Facts; readonly ignored: readonly Ignored[] } {
  const [light, dark] = (['light', 'dark'] as const).map((scheme) => {
    const facts = factsOf(chosen, scheme)
    const { candidates, ignored } = candidatesOf({ ...facts, plain: {} })
    const read: Facts = { ...paneOfOwn(candidates), ...facts.plain }
    return { facts: withOpacity(read), ignored: [...facts.ignored, ...ignored] }
  })
  const isOfDark = light === undefined || Object.keys(light.facts).length === 0
  const look = isOfDark ? dark : light
  const left = isOfDark ? [] : [...chosen.page, ...chosen.glass].flatMap(({ declarations }) => declarations)
  return {
    facts: look?.facts ?? {},
    ignored: [
      ...(look?.ignored ?? []),
      ...left
        .filter(({ scheme }) => scheme === 'dark')
        .map((one) => ignore(one.text, 'It is for dark alone, and the knobs here have one look.')),
    ],
  }
}

/** A layer whose opacity is not named covers with all of its tint. */
const withOpacity = (facts: Facts): Facts =>
  facts.tint && !facts.layerOpacity ? { ...facts, layerOpacity: { value: 1, text: facts.tint.text } } : facts

/** A part as the value of a control. */
const valueOf = (value: Pane[PanePart] | undefined): Value | undefined =>
  typeof value === 'object' ? value.css : value

/** Whether a part says what is so without a knob for it, too. */
const isPlain: { readonly [Part in PanePart]?: (value: Pane[Part], facts: Facts) => boolean } = {
  saturation: (saturation) => saturation === 1,
  shadowSpread: (spread) => spread === 0,
  shadowColor: ({ alpha }) => alpha === 0,
  highlight: ({ alpha }) => alpha === 0,
  borderWidth: (width) => width <= 1,
  // A border in the color of the tint is one with it.
  border: (color, { tint }) =>
    color !== 'currentcolor' &&
    (color.alpha === 0 || (color.hex === tint?.value.hex && color.alpha === tint.value.alpha)),
}

function saysNothing<Part extends PanePart>(part: Part, facts: Facts): boolean {
  const value = facts[part]?.value
  return value !== undefined && isPlain[part]?.(value, facts) === true
}

/** Values in words: `Blur: 10 px`. */
const describe = (values: Readonly<Record<string, Value>>, controls: Controls): readonly string[] =>
  Object.entries(controls).flatMap(([name, control]) => {
    const unit = 'unit' in control ? ` ${control.unit}` : ''
    return values[name] === undefined ? [] : [`${labelOf(name, control)}: ${values[name]}${unit}`]
  })
