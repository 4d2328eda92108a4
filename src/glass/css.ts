import { worstCase } from '../registry/readability'
import { glassParameter } from './glass-choice'
import { siteAddress } from '../ui/site-address'
import { encodeGlass } from './code'
import { defaultGlass, inScheme, levels, opacityOf, type Glass, type Scheme } from './glass-values'
import { shadowsOf, type Shadow } from './shadows'

/**
 * The custom properties of the material. A property comes after those that it overrides: a property of one level after the
 * property of all levels, and the shadows after depth.
 */
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
  '--glass-rim',
  '--glass-depth',
  '--glass-shadow',
  '--glass-radius',
  '--glass-focus',
  '--glass-fallback',
  '--glass-economy',
] as const

export type PropertyName = (typeof propertyNames)[number]

/** Whether a custom property is one of the material's. */
export const isPropertyName = (name: string): name is PropertyName =>
  propertyNames.some((known) => known === name)

/** Custom properties of the material, by name. */
export type Properties = Readonly<Record<`--glass-${string}`, string>>

const px = (length: number) => (length === 0 ? '0' : `${length}px`)
const printShadow = ({ x, y, blur, spread, color }: Shadow) =>
  `${[x, y, blur, spread].map(px).join(' ')} ${color}`
const white = (opacity: number) => `rgb(255 255 255 / ${opacity})`

/** The properties that differ between the schemes. */
export const schemeProperties = (glass: Glass, scheme: Scheme): Properties => ({
  '--glass-tint': glass[inScheme(scheme, 'tint')],
  '--glass-foreground': glass[inScheme(scheme, 'foreground')],
  ...Object.fromEntries(
    levels.map((level) => [`--glass-${level}-tint-opacity`, String(glass[opacityOf(scheme, level)])]),
  ),
  '--glass-border': white(glass[inScheme(scheme, 'border')]),
  '--glass-highlight': white(glass[inScheme(scheme, 'highlight')]),
  '--glass-shadow': shadowsOf(glass, scheme).map(printShadow).join(', '),
})

/** The properties that both schemes share. */
export const sharedProperties = (glass: Glass): Properties => ({
  // With its unit, also as 0px: the material divides it.
  ...Object.fromEntries(levels.map((level) => [`--glass-${level}-blur`, `${glass[`${level}Blur`]}px`])),
  '--glass-saturation': String(glass.saturation),
  '--glass-radius': px(glass.radius),
  '--glass-rim': String(glass.rim),
  '--glass-depth': String(glass.depth),
  ...(glass.economy > 0 && { '--glass-economy': '1' }),
  // By default, a ring inside an element has the color of its text: white would not show on white glass.
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

/** Previews, and the thumbnails on cards. */
const previews = ':is([data-stage], [data-thumbnail])'

const previewProperties = (glass: Glass, scheme: Scheme) => ({
  ...schemeProperties(glass, scheme),
  '--worst-backdrop': worstCase(glass[inScheme(scheme, 'foreground')], {
    tint: glass[inScheme(scheme, 'tint')],
    opacity: glass[opacityOf(scheme, 'regular')],
  }).backdrop,
})

/**
 * The rules that put every preview of the site in a glass, on one line. A preview can have another scheme than the page. The
 * site's own rules win, since they are in later layers.
 */
export function previewRules(glass: Glass): string {
  const light = previewProperties(glass, 'light')
  const dark = previewProperties(glass, 'dark')
  const rules = [
    ruleOf(previews, { ...sharedProperties(glass), ...light }),
    `@media (prefers-color-scheme: dark) { ${ruleOf(`:root:not([data-scheme='light']) ${previews}`, dark)} }`,
    ruleOf(`:root[data-scheme='dark'] ${previews}`, dark),
    // Stronger than the rules of the page's scheme.
    ruleOf(`:root:root[data-preview~='light'] [data-stage]`, light),
    ruleOf(`:root:root[data-preview~='dark'] [data-stage]`, dark),
    // Shows the place of the printed glass from the first paint.
    ruleOf('[data-my-glass]', { display: 'block' }),
  ]
  return `@layer theme { ${rules.join(' ')} }`.replaceAll(/\s+/g, ' ')
}

/** The page that shows a glass and changes it. Exported files link to it. */
export const studioAddress = (glass: Glass): string =>
  siteAddress(`/studio?${glassParameter}=${encodeGlass(glass)}`)

/** Selectors for elements with a scheme. The semicolon tells the style from `light dark`; browsers write it. */
const marks: Readonly<Record<Scheme, readonly string[]>> = {
  light: ['.light', "[data-theme='light']", "[style*='color-scheme: light;']"],
  dark: ['.dark', "[data-theme='dark']", "[style*='color-scheme: dark']"],
}

const indented = (css: string) => css.replaceAll(/^(?=.)/gm, '  ')

/**
 * A glass as a style sheet: custom properties of the whole page. It sets all of them, so the order of style sheets does not
 * matter: only a property on an element closer to a component wins over it.
 *
 * Each scheme has its own rules, for an opacity is no color: nothing that follows `color-scheme` can be one. Their selectors
 * name what themes set, such as the attribute and the style of next-themes.
 */
export function printCss(glass: Glass): string {
  const dark = schemeProperties(glass, 'dark')
  return `/*
 * The glass of ${studioAddress(glass)}
 * Import this sheet once, anywhere: all components become this glass.
 */
${ruleOf(':root', sharedProperties(glass))}

${ruleOf(`:root,\n${marks.light.join(',\n')}`, schemeProperties(glass, 'light'))}

/*
 * Dark follows the system, and what an element says: a class, data-theme or a style.
 * If your app has other selectors for that, add them wherever .light or .dark is listed.
 * In an app that never follows the system, or is never dark, remove this rule.
 */
@media (prefers-color-scheme: dark) {
${indented(ruleOf(`:root:not(${marks.light.join(', ')})`, dark))}
}

${ruleOf(`${marks.dark.join(',\n')},\n:root:has(> head > meta[name='color-scheme'][content='dark'])`, dark)}
`
}
