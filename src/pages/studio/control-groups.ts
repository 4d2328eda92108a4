import type { Control } from '../../registry/controls'
import { glassControls, glassNames, type GlassName, type Scheme } from '../../glass/glass-values'

/** Controls under one heading. */
export interface ControlGroup {
  readonly title: string
  readonly names: readonly GlassName[]
  /** The scheme that the controls are for; both by default. */
  readonly scheme?: Scheme
}

const inGroup = (pattern: RegExp) => glassNames.filter((name) => pattern.test(name))

/** Every control of the studio, in order. */
export const controlGroups: readonly ControlGroup[] = [
  { title: 'Light', scheme: 'light', names: inGroup(/^light/) },
  { title: 'Dark', scheme: 'dark', names: inGroup(/^dark/) },
  { title: 'Levels', names: inGroup(/^(thin|regular|thick)/) },
  { title: 'Shape, light and shadow', names: inGroup(/^(saturation|radius|rim|depth|shadow)/) },
  { title: 'Focus', names: inGroup(/^focus/) },
]

/** The label of a control in its group, with its unit: `Blur, thin (px)`. */
export function labelOf(name: GlassName): string {
  const control: Control = glassControls[name]
  const unit = 'unit' in control ? ` (${control.unit})` : ''
  return `${control.label ?? name}${unit}`
}

/** The accessible name of a control, unique in the studio: `Light, tint`. */
export function nameOf(name: GlassName): string {
  const { label } = glassControls[name]
  const [scheme = ''] = /^(light|dark)/.exec(name) ?? []
  return scheme === ''
    ? label
    : `${scheme.charAt(0).toUpperCase()}${scheme.slice(1)}, ${label.charAt(0).toLowerCase()}${label.slice(1)}`
}

/** The id of a control's main input. */
export const idOf = (name: GlassName): string => `control-${name}`
