import type { Control } from '../../registry/controls'
import { glassControls, glassFields, type GlassField, type Scheme } from '../../glass/glass-values'

/** Knobs below one heading. */
export interface KnobGroup {
  readonly title: string
  readonly fields: readonly GlassField[]
  /** The scheme that the knobs are for; both by default. */
  readonly scheme?: Scheme
}

const inGroup = (pattern: RegExp) => glassFields.filter((name) => pattern.test(name))

/** Every knob of the studio, in order. */
export const knobGroups: readonly KnobGroup[] = [
  { title: 'Light', scheme: 'light', fields: inGroup(/^light/) },
  { title: 'Dark', scheme: 'dark', fields: inGroup(/^dark/) },
  { title: 'Levels', fields: inGroup(/^(thin|regular|thick)/) },
  { title: 'Shape and shadow', fields: inGroup(/^(saturation|radius|shadow)/) },
  { title: 'Focus', fields: inGroup(/^focus/) },
]

/** A knob's label in its group, with the unit of its value: `Blur, thin (px)`. */
export function labelOf(name: GlassField): string {
  const control: Control = glassControls[name]
  const unit = 'unit' in control ? ` (${control.unit})` : ''
  return `${control.label ?? name}${unit}`
}

/** A knob's name among all knobs: `Light, tint`. */
export function nameOf(name: GlassField): string {
  const { label } = glassControls[name]
  const [scheme = ''] = /^(light|dark)/.exec(name) ?? []
  return scheme === ''
    ? label
    : `${scheme.charAt(0).toUpperCase()}${scheme.slice(1)}, ${label.charAt(0).toLowerCase()}${label.slice(1)}`
}

/** The id of a knob's main input. */
export const idOf = (name: GlassField): string => `knob-${name}`
