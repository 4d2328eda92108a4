import type { Value } from '../../registry/controls'
import { glassControls, glassFields, levels, schemes, type Glass, type GlassField } from '../glass'

/** A value in words. */
interface Line {
  readonly label: string
  readonly text: string
  /** In which schemes, and on which levels: nothing where it is one for all. */
  readonly where: string
}

const schemeOf = (name: GlassField) => schemes.find((scheme) => new RegExp(`^${scheme}[A-Z]`).test(name))

const unitOf = (name: GlassField) => {
  const control = glassControls[name]
  return 'unit' in control ? ` ${control.unit}` : ''
}

const lineOf = (name: GlassField, value: Value): Line => {
  const scheme = schemeOf(name)
  return {
    label: glassControls[name].label,
    text: `${value}${unitOf(name)}`,
    where: scheme === undefined ? '' : `in ${scheme}`,
  }
}

const level = new RegExp(`, (${levels.join('|')})$`)

/** Puts lines that differ only in one thing into one line, where all of them are there. */
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
export const withoutLevel = (label: string): string => label.replace(level, '')

const onEveryLevel = (line: Line): Line | undefined =>
  level.test(line.label) ? { ...line, label: `${withoutLevel(line.label)} on every level` } : undefined

const inBothSchemes = (line: Line): Line | undefined =>
  line.where === '' ? undefined : { ...line, where: `in ${schemes.join(' and ')}` }

/** Values of a glass in words: `Opacity on every level: 0.25, in light and dark`. */
export function describe(glass: Partial<Glass>): readonly string[] {
  const lines = glassFields.flatMap((name) => {
    const value = glass[name]
    return value === undefined ? [] : [lineOf(name, value)]
  })
  return merge(merge(lines, levels.length, onEveryLevel), schemes.length, inBothSchemes).map(
    ({ label, text, where }) => `${label}: ${text}${where && `, ${where}`}`,
  )
}
