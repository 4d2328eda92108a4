import { defaultsOf, format, parse, type Value } from './controls'
import type { Configurable } from './sections'

/** The state of a customizer: its values, and the selected preset (an empty string for none). */
export interface CustomizerState {
  readonly preset: string
  readonly values: Readonly<Record<string, Value>>
}

/** The preset that editing selects, if a section declares it. */
export const customPreset = 'custom'

/** The URL parameter of the selected preset. No control may have this name. */
export const presetParameter = 'preset'

/** Parameters that mean the same on every page. */
const reserved = new Set([presetParameter, 'dir', 'tsx', 'style', 'g', 'page', 'example'])

/** Whether a parameter says how previews are shown. It changes no code, so commands and registry items leave it out. */
export const isOfPreview = (name: string): boolean => name.startsWith('preview-')

/** Whether a parameter has a fixed meaning, so that no control can have its name. */
export const isReserved = (name: string): boolean => reserved.has(name) || isOfPreview(name)

/** The values of a preset before anything is edited. */
export function choosePreset(section: Configurable, preset: string): CustomizerState {
  return { preset, values: { ...defaultsOf(section.controls), ...section.presets[preset] } }
}

/** The state of the prerendered page. */
export const startOf = (section: Configurable): CustomizerState => choosePreset(section, section.initial)

/** The state after an edit. Editing a value that the selected preset sets makes the state custom. */
export function edit(
  section: Configurable,
  state: CustomizerState,
  name: string,
  value: Value,
): CustomizerState {
  const values = { ...state.values, [name]: value }
  const leavesPreset = state.preset !== customPreset && name in (section.presets[state.preset] ?? {})
  if (!leavesPreset) return { ...state, values }
  return { preset: customPreset in section.presets ? customPreset : '', values }
}

/** The URL parameters of a section. */
export const parametersOf = (section: Configurable): readonly string[] => [
  presetParameter,
  ...Object.keys(section.controls),
]

/** The state as URL parameters: only values that differ from the preset, and that `fromParameters` can read. */
export function toParameters(section: Configurable, state: CustomizerState): Record<string, string> {
  const parameters: Record<string, string> =
    state.preset === section.initial ? {} : { [presetParameter]: state.preset }
  const base = choosePreset(section, state.preset).values
  for (const [name, control] of Object.entries(section.controls)) {
    const value = state.values[name]
    if (value === undefined || value === base[name]) continue
    const text = format(value)
    if (parse(control, text) === value) parameters[name] = text
  }
  return parameters
}

/** The state in URL parameters. Numbers out of range become the nearest bound; unknown presets and invalid values are ignored. */
export function fromParameters(section: Configurable, parameters: URLSearchParams): CustomizerState {
  const wanted = parameters.get(presetParameter)
  const known = wanted !== null && (wanted === '' || Object.hasOwn(section.presets, wanted))
  const { preset, values } = choosePreset(section, known ? wanted : section.initial)
  const read = Object.entries(section.controls).flatMap(([name, control]) => {
    const text = parameters.get(name)
    const value = text === null ? undefined : parse(control, text)
    return value === undefined ? [] : [[name, value] as const]
  })
  return { preset, values: { ...values, ...Object.fromEntries(read) } }
}

/** The state in URL parameters; undefined without any of the section's. */
export const stateIn = (section: Configurable, parameters: URLSearchParams): CustomizerState | undefined =>
  parametersOf(section).some((name) => parameters.has(name)) ? fromParameters(section, parameters) : undefined
