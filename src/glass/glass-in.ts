import { parse } from '../registry/controls'
import { presetParameter } from '../registry/customizer-state'
import { decodeGlass } from './code'
import { glassParameter } from './glass-choice'
import {
  defaultGlass,
  glassControls,
  levels,
  opacityOf,
  schemes,
  type Glass,
  type GlassName,
} from './glass-values'
import { presets } from './presets'

/** The values that a URL parameter sets. Each works like the custom property of the same name: `blur` sets all levels. */
const named: Readonly<Record<string, readonly GlassName[]>> = {
  'tint-opacity': schemes.flatMap((scheme) => levels.map((level) => opacityOf(scheme, level))),
  blur: levels.map((level) => `${level}Blur` as const),
  radius: ['radius'],
}

/** The URL parameters that say what a glass is. */
export const glassParameters: readonly string[] = [glassParameter, presetParameter, ...Object.keys(named)]

/**
 * The glass in an address: its code, or else a preset with values by name, `?preset=Rose&blur=20`. Without any, it is the
 * default glass; it is undefined if the code cannot be read.
 */
export function glassIn(parameters: URLSearchParams): Glass | undefined {
  const code = parameters.get(glassParameter)
  if (code !== null) return decodeGlass(code)
  const preset = presets.find(({ name }) => name === parameters.get(presetParameter))
  const values = Object.entries(named).flatMap(([parameter, names]) =>
    names.flatMap((name) => {
      const text = parameters.get(parameter)
      const value = text === null ? undefined : parse(glassControls[name], text)
      return value === undefined ? [] : [[name, value] as const]
    }),
  )
  return { ...defaultGlass, ...preset?.glass, ...Object.fromEntries(values) }
}
