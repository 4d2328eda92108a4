import { withAlpha } from '../../registry/color'
import { labelOf, type Controls, type Value } from '../../registry/controls'
import type { Pane, PanePart } from '../../registry/pane'
import { defaultGlass } from '../glass-values'
import { candidatesOf, type Candidates, type SchemeName } from './candidates'
import { chooseBlocks, type Chosen } from './choose-blocks'
import { colorOf } from './css-value'
import { factsOf, type Fact, type Facts } from './facts'
import { ignore, once, settle, type Ignored, type ReadCss } from './report'
import { sheetOf } from './sheet'

/** Controls that make a pane of glass. */
interface PaneControls {
  readonly controls: Controls
  /** Which control is which part. @default none */
  readonly pane?: Readonly<Partial<Record<PanePart, string>>>
}

/** Names of parts in sentences. */
const words: Readonly<Record<PanePart, string>> = {
  tint: 'the tint',
  layerOpacity: 'the opacity of its layer',
  blur: 'the blur',
  saturation: 'the saturation',
  border: 'the border',
  borderWidth: 'the width of the border',
  highlight: 'the light inside',
  rim: 'the rim',
  depth: 'the depth',
  shadowX: 'the offset of the shadow',
  shadowY: 'the offset of the shadow',
  shadowBlur: 'the blur of the shadow',
  shadowSpread: 'the spread of the shadow',
  shadowColor: 'the color of the shadow',
  radius: 'the radius',
  foreground: 'the color of the text',
}

/**
 * Reads the values that CSS gives to the controls of one pane of glass. The pane has one color scheme, so declarations for
 * dark count only if there are no others. Everything else is as in `readGlassCss`.
 *
 * @throws {CssError} If the text is empty, too long, or no CSS.
 */
export function readValues(
  text: string,
  { controls, pane = {} }: PaneControls,
): ReadCss<Readonly<Record<string, Value>>> {
  const { blocks, ignored } = sheetOf(text)
  const chosen = chooseBlocks(blocks)
  const { facts, ignored: unsaid } = oneScheme(chosen)
  const refused: Ignored[] = []
  const glass: Record<string, Value> = {}
  // `facts` has no other keys than `Facts`.
  for (const part of Object.keys(facts) as PanePart[]) {
    const text = facts[part]?.text ?? ''
    const name = pane[part] ?? ''
    const control = controls[name]
    const value = valueOf(facts[part]?.value)
    if (control === undefined || value === undefined) {
      if (!saysNothing(part, facts)) refused.push(ignore(text, `No control here sets ${words[part]}.`))
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

/** The facts of the light scheme; of the dark one if there are no others. */
function oneScheme(chosen: Chosen): { readonly facts: Facts; readonly ignored: readonly Ignored[] } {
  const [light, dark] = (['light', 'dark'] as const).map((scheme) => {
    const facts = factsOf(chosen, scheme)
    const { candidates, ignored } = candidatesOf({ ...facts, plain: {} })
    const read: Facts = { ...paneOfOwn(candidates), ...facts.plain }
    return { facts: withOpacity(read), ignored: [...facts.ignored, ...ignored] }
  })
  const isOfDark = light === undefined || Object.keys(light.facts).length === 0
  const chosenScheme = isOfDark ? dark : light
  const left = isOfDark ? [] : [...chosen.page, ...chosen.glass].flatMap(({ declarations }) => declarations)
  return {
    facts: chosenScheme?.facts ?? {},
    ignored: [
      ...(chosenScheme?.ignored ?? []),
      ...left
        .filter(({ scheme }) => scheme === 'dark')
        .map((one) =>
          ignore(one.text, 'It is only for dark, and the controls here are the same in light and dark.'),
        ),
    ],
  }
}

/** The parts that have the names of their controls. */
const alike = [
  'saturation',
  'radius',
  'rim',
  'depth',
  'shadowX',
  'shadowY',
  'shadowBlur',
  'shadowSpread',
] as const

/** Our custom properties as the parts of a pane on the level `regular`. */
function paneOfOwn(candidates: Candidates): Facts {
  const fact = <Value, Said>(name: SchemeName, to: (said: Said) => Value): Fact<Value> | undefined => {
    const candidate = candidates.get(name)
    // The values of a control have one type.
    return candidate && { value: to(candidate.value as Said), text: candidate.text }
  }
  const opacity = candidates.get('regularOpacity')?.value ?? defaultGlass.lightRegularOpacity
  const white = (alpha: number) => colorFrom(withAlpha('#ffffff', alpha))
  const facts = {
    ...Object.fromEntries(alike.map((name) => [name, fact(name, (length: number) => length)])),
    tint: fact('tint', (hex: string) => colorFrom(withAlpha(hex, Number(opacity)))),
    blur: fact('regularBlur', (blur: number) => blur),
    border: fact('border', white),
    highlight: fact('highlight', white),
    shadowColor: fact('shadow', colorFrom),
    foreground: fact('foreground', colorFrom),
  }
  return Object.fromEntries(Object.entries(facts).filter(([, one]) => one !== undefined))
}

function colorFrom(css: string) {
  const color = colorOf(css)
  if (color === undefined) throw new Error(`${css} is no color.`)
  return color
}

/** A layer without an opacity is opaque. */
const withOpacity = (facts: Facts): Facts =>
  facts.tint && !facts.layerOpacity ? { ...facts, layerOpacity: { value: 1, text: facts.tint.text } } : facts

const valueOf = (value: Pane[PanePart] | undefined): Value | undefined =>
  typeof value === 'object' ? value.css : value

/** Whether a part has the value that it has without a control, so that nothing is lost. */
const isPlain: { readonly [Part in PanePart]?: (value: Pane[Part], facts: Facts) => boolean } = {
  saturation: (saturation) => saturation === 1,
  rim: (rim) => rim === 0,
  depth: (depth) => depth === 0,
  shadowSpread: (spread) => spread === 0,
  shadowColor: ({ alpha }) => alpha === 0,
  highlight: ({ alpha }) => alpha === 0,
  borderWidth: (width) => width <= 1,
  // A border in the color of the tint cannot be seen.
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
