import { defaultGlass, inScheme, levels, opacityOf, type Glass, type Scheme } from './glass'

/** The custom properties of the material. Those of one level follow that of all levels, and win over it. */
export const propertyNames = [
  '--glass-tint',
  '--glass-tint-opacity',
  '--glass-thin-tint-opacity',
  '--glass-regular-tint-opacity',
  '--glass-thick-tint-opacity',
  '--glass-blur',
  '--glass-thin-blur',
  '--glass-regular-blur',
  '--glass-thick-blur',
  '--glass-saturation',
  '--glass-foreground',
  '--glass-border',
  '--glass-highlight',
  '--glass-shadow',
  '--glass-radius',
  '--glass-focus',
  '--glass-fallback',
] as const

export type PropertyName = (typeof propertyNames)[number]

/** Whether a custom property is one of the material's. */
export const isPropertyName = (name: string): name is PropertyName =>
  propertyNames.some((known) => known === name)

/** Custom properties of the material, by name. */
export type Properties = Readonly<Record<`--glass-${string}`, string>>

const px = (length: number) => (length === 0 ? '0' : `${length}px`)
const white = (opacity: number) => `rgb(255 255 255 / ${opacity})`

/** What a scheme sets for itself. */
export function schemeProperties(glass: Glass, scheme: Scheme): Properties {
  const { shadowX, shadowY, shadowBlur, shadowSpread } = glass
  const shadow = [shadowX, shadowY, shadowBlur, shadowSpread].map(px).join(' ')
  return {
    '--glass-tint': glass[inScheme(scheme, 'tint')],
    '--glass-foreground': glass[inScheme(scheme, 'foreground')],
    ...Object.fromEntries(
      levels.map((level) => [`--glass-${level}-tint-opacity`, String(glass[opacityOf(scheme, level)])]),
    ),
    '--glass-border': white(glass[inScheme(scheme, 'border')]),
    '--glass-highlight': white(glass[inScheme(scheme, 'highlight')]),
    '--glass-shadow': `${shadow} ${glass[inScheme(scheme, 'shadow')]}`,
  }
}

/** What both schemes share. */
export const sharedProperties = (glass: Glass): Properties => ({
  ...Object.fromEntries(levels.map((level) => [`--glass-${level}-blur`, px(glass[`${level}Blur`])])),
  '--glass-saturation': String(glass.saturation),
  '--glass-radius': px(glass.radius),
  // Where it is not set, a ring inside an element has the color of its text: white would not show on white glass.
  ...(glass.focus !== defaultGlass.focus && { '--glass-focus': glass.focus }),
})

/** All properties of a glass in one scheme. */
export const propertiesOf = (glass: Glass, scheme: Scheme): Properties => ({
  ...sharedProperties(glass),
  ...schemeProperties(glass, scheme),
})

/** A rule with declarations, as CSS. */
export const ruleOf = (selector: string, properties: Readonly<Record<string, string>>): string =>
  `${selector} {\n${Object.entries(properties)
    .map(([name, value]) => `  ${name}: ${value};\n`)
    .join('')}}`
