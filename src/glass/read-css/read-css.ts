import type { Value } from '../../registry/controls'
import type { CustomizerSection } from '../../registry/sections'
import {
  defaultGlass,
  glassControls,
  glassNames,
  levels,
  schemes,
  type Glass,
  type GlassName,
} from '../glass-values'
import { candidatesOf, glassNameOf } from './candidates'
import { chooseBlocks } from './choose-blocks'
import { factsOf } from './facts'
import { ignore, once, settle, type Ignored, type ReadCss } from './report'
import { sheetOf } from './sheet'

/**
 * Reads the glass that CSS describes: plain declarations, from this site, another generator or a style sheet, or our custom
 * properties. Nothing is guessed:
 *
 * - A declaration without a color scheme sets both schemes; `light-dark()`, a color from `CanvasText`, `.dark`,
 *   `prefers-color-scheme`, `[data-theme=dark]` and the like set one. Plain glass has no levels, so it sets all of them.
 * - Only properties in the text change the glass. Each is read as in CSS: `box-shadow` without an inset shadow has no
 *   highlight, `backdrop-filter` without `saturate()` has a saturation of 1.
 * - Our custom properties win over plain glass, and properties of one level over properties of all levels.
 * - Of several rules, the first with a `backdrop-filter` is read.
 * - A value out of a control's range becomes the nearest bound, and one between its steps is rounded. Both are listed, and
 *   so is everything that no control sets.
 *
 * @throws {CssError} If the text is empty, too long, or not CSS.
 */
export function readGlassCss(text: string): ReadCss<Partial<Glass>> {
  const { blocks, ignored } = sheetOf(text)
  const chosen = chooseBlocks(blocks)
  const refused: Ignored[] = []
  const unread: Ignored[] = []
  const values: Partial<Record<GlassName, Value>> = {}
  for (const scheme of schemes) {
    const facts = factsOf(chosen, scheme)
    const { candidates, ignored: unsaid } = candidatesOf(facts)
    refused.push(...unsaid)
    unread.push(...facts.ignored)
    for (const [schemeName, candidate] of candidates) {
      const name = glassNameOf(scheme, schemeName)
      const label = withoutLevel(glassControls[name].label)
      const settled = settle(name, { ...glassControls[name], label }, candidate)
      if (settled.ignored) refused.push(settled.ignored)
      const { value } = settled
      if (value === undefined) continue
      if ((values[name] ??= value) !== value)
        refused.push(ignore(candidate.text, `${label} has one value for both schemes.`))
    }
  }
  // `settle` gives only values that the control accepts.
  const glass = values as Partial<Glass>
  return { glass, understood: describe(glass), ignored: once(refused, unread, chosen.ignored, ignored) }
}

/** The default glass with what a customizer's values change: its CSS, and in both schemes the color of its text. */
export function glassOfSection(section: CustomizerSection, values: Record<string, Value>): Glass {
  const css = Object.values(section.code ?? {}).find(({ language }) => language === 'css')
  const [text] = section.readability?.(values) ?? []
  return {
    ...defaultGlass,
    ...(css && readGlassCss(css.print(values)).glass),
    ...(text && { lightForeground: text.text, darkForeground: text.text }),
  }
}

/** A value in words. */
interface Line {
  readonly label: string
  readonly text: string
  /** `in light`; empty where both schemes share the value. */
  readonly where: string
}

const schemeOf = (name: GlassName) => schemes.find((scheme) => new RegExp(`^${scheme}[A-Z]`).test(name))

const unitOf = (name: GlassName) => {
  const control = glassControls[name]
  return 'unit' in control ? ` ${control.unit}` : ''
}

const lineOf = (name: GlassName, value: Value): Line => {
  const scheme = schemeOf(name)
  return {
    label: glassControls[name].label,
    text: `${value}${unitOf(name)}`,
    where: scheme === undefined ? '' : `in ${scheme}`,
  }
}

const level = new RegExp(`, (${levels.join('|')})$`)

/** Merges each group of `count` lines that `merged` makes equal. */
function merge(
  lines: readonly Line[],
  count: number,
  merged: (line: Line) => Line | undefined,
): readonly Line[] {
  const groups = new Map<string, Line[]>()
  for (const line of lines) {
    const key = JSON.stringify(merged(line) ?? line)
    groups.set(key, [...(groups.get(key) ?? []), line])
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    const whole = first && merged(first)
    return whole && group.length === count ? [whole] : group
  })
}

/** A label without its level: `Blur` for `Blur, thin`. */
const withoutLevel = (label: string): string => label.replace(level, '')

const onEveryLevel = (line: Line): Line | undefined =>
  level.test(line.label) ? { ...line, label: `${withoutLevel(line.label)} on every level` } : undefined

const inBothSchemes = (line: Line): Line | undefined =>
  line.where === '' ? undefined : { ...line, where: `in ${schemes.join(' and ')}` }

/** Values of a glass in words: `Opacity on every level: 0.25, in light and dark`. */
function describe(glass: Partial<Glass>): readonly string[] {
  const lines = glassNames.flatMap((name) => {
    const value = glass[name]
    return value === undefined ? [] : [lineOf(name, value)]
  })
  return merge(merge(lines, levels.length, onEveryLevel), schemes.length, inBothSchemes).map(
    ({ label, text, where }) => `${label}: ${text}${where && `, ${where}`}`,
  )
}
