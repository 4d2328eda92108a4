import type { ColorControl, RangeControl, Values } from '../registry/controls'

export const schemes = ['light', 'dark'] as const
export type Scheme = (typeof schemes)[number]

/** The levels of translucent glass, from small elements on a page to overlays. */
export const levels = ['thin', 'regular', 'thick'] as const
export type Level = (typeof levels)[number]

const share = (value: number, label: string) =>
  ({ type: 'range', min: 0, max: 1, step: 0.01, default: value, label }) as const satisfies RangeControl
const length = (value: number, min: number, max: number, label: string) =>
  ({ type: 'range', min, max, step: 1, default: value, unit: 'px', label }) as const satisfies RangeControl
const color = (value: string, label: string) =>
  ({ type: 'color', default: value, label }) as const satisfies ColorControl

/** Every value of a glass, as a control. With the defaults, components look as they do without custom properties. */
export const glassControls = {
  lightTint: color('#ffffff', 'Tint'),
  lightForeground: color('#1b1230', 'Foreground'),
  lightThinOpacity: share(0.58, 'Opacity, thin'),
  lightRegularOpacity: share(0.58, 'Opacity, regular'),
  lightThickOpacity: share(0.72, 'Opacity, thick'),
  lightBorder: share(0.4, 'Border'),
  lightHighlight: share(0.95, 'Highlight'),
  lightShadow: { ...color('rgba(21, 11, 46, 0.6)', 'Shadow color'), alpha: true },

  darkTint: color('#0a0520', 'Tint'),
  darkForeground: color('#ffffff', 'Foreground'),
  darkThinOpacity: share(0.58, 'Opacity, thin'),
  darkRegularOpacity: share(0.58, 'Opacity, regular'),
  darkThickOpacity: share(0.72, 'Opacity, thick'),
  darkBorder: share(0.14, 'Border'),
  darkHighlight: share(0.5, 'Highlight'),
  darkShadow: { ...color('rgba(4, 0, 18, 0.8)', 'Shadow color'), alpha: true },

  thinBlur: length(10, 0, 60, 'Blur, thin'),
  regularBlur: length(16, 0, 60, 'Blur, regular'),
  thickBlur: length(24, 0, 60, 'Blur, thick'),
  saturation: { type: 'range', min: 0, max: 3, step: 0.05, default: 1.8, label: 'Saturation' },
  radius: length(20, 0, 60, 'Radius'),
  rim: share(1, 'Rim'),
  depth: share(1, 'Depth'),
  shadowX: length(0, -60, 60, 'Shadow offset X'),
  shadowY: length(18, -60, 60, 'Shadow offset Y'),
  shadowBlur: length(40, 0, 120, 'Shadow blur'),
  shadowSpread: length(-18, -60, 60, 'Shadow spread'),
  focus: color('#ffffff', 'Focus ring'),
  economy: { ...share(0, 'Cheap'), step: 1 },
} as const satisfies Readonly<Record<string, ColorControl | RangeControl>>

export type GlassName = keyof typeof glassControls

/** The names of all values, in the order of the controls. */
export const glassNames = Object.keys(glassControls) as readonly GlassName[]

/** A glass for both color schemes. Lengths are in px, shares from 0 to 1, colors `#rrggbb`, and shadow colors `rgba()`. */
export type Glass = Readonly<Values<typeof glassControls>>

/** The glass that the components are delivered with. */
export const defaultGlass = Object.fromEntries(
  Object.entries(glassControls).map(([name, control]) => [name, control.default]),
  // Each control has a default.
) as Glass

const capitalized = <Word extends string>(word: Word) =>
  `${word.charAt(0).toUpperCase()}${word.slice(1)}` as Capitalize<Word>

/** The name of a value of one scheme: `lightTint`. */
export const inScheme = <Name extends 'tint' | 'foreground' | 'border' | 'highlight' | 'shadow'>(
  scheme: Scheme,
  name: Name,
) => `${scheme}${capitalized(name)}` as const

/** The name of a level's opacity in a scheme: `darkThickOpacity`. */
export const opacityOf = (scheme: Scheme, level: Level) => `${scheme}${capitalized(level)}Opacity` as const

/** Whether two glasses have the same values. */
export const isSameGlass = (one: Glass, other: Glass): boolean =>
  glassNames.every((name) => one[name] === other[name])
