import type { Value } from '../../registry/controls'
import type { Pane, PanePart } from '../../registry/pane'
import { withAlpha } from '../../registry/color'
import { propertyNames, type PropertyName } from '../css'
import { glassControls, inScheme, levels, type GlassName, type Level, type Scheme } from '../glass-values'
import { colorOf, lengthOf, numberOf, rounded } from './css-value'
import type { Facts, SchemeFacts } from './facts'
import { readShadows } from './read-shadows'
import { ignore, type Candidate, type Ignored } from './report'

/** The name of a control without its scheme: `tint` for `lightTint` and `darkTint`. */
export type SchemeName = {
  [Name in GlassName]: Name extends `light${infer Rest}`
    ? Uncapitalize<Rest>
    : Name extends `dark${string}`
      ? never
      : Name
}[GlassName]

/** Values of a glass in one scheme. */
type SchemeValues = Readonly<Partial<Record<SchemeName, Value>>>

/** The values that a part or a property sets, or a sentence that says why it sets nothing. */
type Meaning = SchemeValues | string

const isGlassName = (name: string): name is GlassName => Object.hasOwn(glassControls, name)

/** The name of a value in a scheme, as a glass has it: `lightTint` for `tint`. */
export function glassNameOf(scheme: Scheme, name: SchemeName): GlassName {
  // `inScheme` takes the names that both schemes have. With any other name, the result names no control.
  const own = inScheme(scheme, name as 'tint')
  if (isGlassName(own)) return own
  if (isGlassName(name)) return name
  throw new Error(`No control is called ${name}.`)
}

const onAllLevels = (name: (level: Level) => SchemeName, value: Value): SchemeValues =>
  Object.fromEntries(levels.map((level) => [name(level), value]))
const allOpacities = (opacity: Value) => onAllLevels((level) => `${level}Opacity`, opacity)
const allBlurs = (blur: Value) => onAllLevels((level) => `${level}Blur`, blur)

/** Plain glass has no levels, so it sets all of them. An opacity of its layer fades tint, border, highlight and shadow. */
const meanings: { readonly [Part in PanePart]: (value: Pane[Part], layerOpacity: number) => Meaning } = {
  tint: ({ hex, alpha }, layerOpacity) => ({
    ...(alpha > 0 && { tint: hex }),
    ...allOpacities(rounded(alpha * layerOpacity)),
  }),
  layerOpacity: () => ({}),
  blur: allBlurs,
  saturation: (saturation) => ({ saturation }),
  border: (color, layerOpacity) => {
    if (color === 'currentcolor') return 'The border of the glass is white, not the color of the text.'
    if (color.alpha > 0 && color.hex !== '#ffffff') return 'The border of the glass is white.'
    return { border: rounded(color.alpha * layerOpacity) }
  },
  borderWidth: (width) => (width <= 1 ? {} : 'The border of the glass is 1 px wide.'),
  highlight: ({ alpha }, layerOpacity) => ({ highlight: rounded(alpha * layerOpacity) }),
  rim: (rim) => ({ rim }),
  depth: (depth, layerOpacity) => ({ depth: rounded(depth * layerOpacity) }),
  shadowX: (shadowX) => ({ shadowX }),
  shadowY: (shadowY) => ({ shadowY }),
  shadowBlur: (shadowBlur) => ({ shadowBlur }),
  shadowSpread: (shadowSpread) => ({ shadowSpread }),
  shadowColor: ({ hex, alpha }, layerOpacity) => ({ shadow: shadowColor(hex, alpha * layerOpacity) }),
  radius: (radius) => ({ radius }),
  foreground: ({ hex, alpha }) =>
    alpha === 1 ? { foreground: hex } : 'The foreground of the glass has no alpha.',
}

/** The control of the shadow takes an alpha in hundredths. */
const shadowColor = (hex: string, alpha: number) => withAlpha(hex, Math.round(alpha * 100) / 100)

function meaningOf<Part extends PanePart>(part: Part, facts: Facts): Meaning {
  const fact = facts[part]
  // TypeScript does not relate a generic key to its value.
  const meaning = meanings[part] as (value: Pane[Part], layerOpacity: number) => Meaning
  return fact ? meaning(fact.value, facts.layerOpacity?.value ?? 1) : {}
}

type Reader = (value: string) => Meaning

const unread = (value: string) => `“${value}” cannot be read.`

const solidColor =
  (name: SchemeName): Reader =>
  (value) => {
    const color = colorOf(value)
    if (!color) return unread(value)
    return color.alpha === 1 ? { [name]: color.hex } : 'This color takes no alpha.'
  }

const white =
  (name: SchemeName, what: string): Reader =>
  (value) => {
    const color = colorOf(value)
    if (!color) return unread(value)
    const isWhite = color.hex === '#ffffff' || color.alpha === 0
    return isWhite ? { [name]: color.alpha } : `The ${what} of the glass is white.`
  }

const number =
  (parse: (word: string) => number | undefined, valuesOf: (value: number) => SchemeValues): Reader =>
  (value) => {
    const read = parse(value)
    return read === undefined ? unread(value) : valuesOf(read)
  }

const opacityOfLevel = (level: Level) => number(numberOf, (share) => ({ [`${level}Opacity`]: share }))
const blurOfLevel = (level: Level) => number(lengthOf, (blur) => ({ [`${level}Blur`]: blur }))

function shadow(value: string): Meaning {
  const { parts = {}, notes: [why] = [] } = readShadows(value)
  if (why !== undefined) return why
  const { depth, shadowX, shadowY, shadowBlur, shadowSpread, shadowColor: color, highlight } = parts
  if (highlight !== undefined && highlight.alpha > 0) return 'The light inside is --glass-highlight.'
  const geometry = { depth, shadowX, shadowY, shadowBlur, shadowSpread }
  const shadow = color && shadowColor(color.hex, color.alpha)
  return Object.fromEntries(Object.entries({ ...geometry, shadow }).filter(([, one]) => one !== undefined))
}

const ownReaders: Readonly<Record<PropertyName, Reader>> = {
  '--glass-tint': solidColor('tint'),
  '--glass-tint-opacity': number(numberOf, allOpacities),
  '--glass-thin-tint-opacity': opacityOfLevel('thin'),
  '--glass-regular-tint-opacity': opacityOfLevel('regular'),
  '--glass-thick-tint-opacity': opacityOfLevel('thick'),
  '--glass-blur': number(lengthOf, allBlurs),
  '--glass-thin-blur': blurOfLevel('thin'),
  '--glass-regular-blur': blurOfLevel('regular'),
  '--glass-thick-blur': blurOfLevel('thick'),
  '--glass-saturation': number(numberOf, (saturation) => ({ saturation })),
  '--glass-foreground': solidColor('foreground'),
  '--glass-border': white('border', 'border'),
  '--glass-highlight': white('highlight', 'light'),
  '--glass-rim': number(numberOf, (rim) => ({ rim })),
  '--glass-depth': number(numberOf, (depth) => ({ depth })),
  '--glass-shadow': shadow,
  '--glass-radius': number(lengthOf, (radius) => ({ radius })),
  '--glass-focus': solidColor('focus'),
  '--glass-fallback': () => 'It is made from the tint.',
  '--glass-economy': number(numberOf, (economy) => ({ economy })),
}

/** The values that a text gives to the controls of one scheme, by name. */
export type Candidates = ReadonlyMap<SchemeName, Candidate>

/** The values of one scheme that facts set. Our custom properties win over plain glass. */
export function candidatesOf({ plain, own, used }: Pick<SchemeFacts, 'plain' | 'own' | 'used'>) {
  const candidates = new Map<SchemeName, Candidate>()
  const ignored: Ignored[] = []
  const take = (values: SchemeValues, text: string) => {
    // `values` has no other keys than `SchemeValues`.
    for (const [name, value] of Object.entries(values)) candidates.set(name as SchemeName, { value, text })
  }
  // `plain` has no other keys than `Facts`.
  for (const part of Object.keys(plain) as PanePart[]) {
    const text = plain[part]?.text ?? ''
    const values = meaningOf(part, plain)
    if (typeof values === 'string') ignored.push(ignore(text, values))
    else take(values, text)
  }
  for (const name of propertyNames) {
    const fact = own.get(name)
    if (fact === undefined) continue
    const values = ownReaders[name](fact.value)
    if (typeof values !== 'string') take(values, fact.text)
    // Another library may use the name for something else; then its value is read where it is used.
    else if (!used.has(name)) ignored.push(ignore(fact.text, values))
  }
  return { candidates, ignored }
}
