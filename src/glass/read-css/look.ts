import type { Value } from '../../registry/controls'
import type { Pane, PanePart } from '../../registry/pane'
import { glassControls, inScheme, type GlassField, type Scheme } from '../glass'
import { rgbaOf } from './color'
import type { Facts } from './facts'
import { rounded } from './words'

/** The name of a knob without its scheme: `tint` for `lightTint` and `darkTint`. */
export type LookField = {
  [Field in GlassField]: Field extends `light${infer Name}`
    ? Uncapitalize<Name>
    : Field extends `dark${string}`
      ? never
      : Field
}[GlassField]

/** Values of a glass in one scheme. */
export type Look = Readonly<Partial<Record<LookField, Value>>>

const isField = (name: string): name is GlassField => Object.hasOwn(glassControls, name)

/** The knob of a value in a scheme. */
export function fieldOf(scheme: Scheme, name: LookField): GlassField {
  // Any word may stand behind a scheme.
  const own = inScheme(scheme, name as 'tint')
  if (isField(own)) return own
  if (isField(name)) return name
  throw new Error(`No knob is called ${name}.`)
}

/** The same opacity on every level. */
export const allOpacities = (opacity: Value): Look => ({
  thinOpacity: opacity,
  regularOpacity: opacity,
  thickOpacity: opacity,
})

/** The same blur on every level. */
export const allBlurs = (blur: Value): Look => ({ thinBlur: blur, regularBlur: blur, thickBlur: blur })

/** What a part of a pane means for the knobs; a sentence where they cannot say it. */
type Meaning<Part extends PanePart> = (value: Pane[Part], fade: number) => Look | string

/** Plain glass is the same on every level. What fades its layer fades tint, border, light and shadow. */
const meanings: { readonly [Part in PanePart]: Meaning<Part> } = {
  tint: ({ hex, alpha }, fade) => ({
    ...(alpha > 0 && { tint: hex }),
    ...allOpacities(rounded(alpha * fade)),
  }),
  layerOpacity: () => ({}),
  blur: allBlurs,
  saturation: (saturation) => ({ saturation }),
  border: (color, fade) => {
    if (color === 'currentcolor') return 'The border of the glass is white, not the color of the text.'
    if (color.alpha > 0 && color.hex !== '#ffffff') return 'The border of the glass is white.'
    return { border: rounded(color.alpha * fade) }
  },
  borderWidth: (width) => (width <= 1 ? {} : 'The border of the glass is 1 px wide.'),
  highlight: ({ alpha }, fade) => ({ highlight: rounded(alpha * fade) }),
  shadowX: (shadowX) => ({ shadowX }),
  shadowY: (shadowY) => ({ shadowY }),
  shadowBlur: (shadowBlur) => ({ shadowBlur }),
  shadowSpread: (shadowSpread) => ({ shadowSpread }),
  shadowColor: ({ hex, alpha }, fade) => ({ shadow: shadowColor(hex, alpha * fade) }),
  radius: (radius) => ({ radius }),
  foreground: ({ hex, alpha }) =>
    alpha === 1 ? { foreground: hex } : 'The foreground of the glass has no alpha.',
}

/** The color of a shadow as its knob has it: the alpha in hundredths. */
export const shadowColor = (hex: string, alpha: number): string => rgbaOf(hex, Math.round(alpha * 100) / 100)

/** What a part of a pane means for the knobs; a sentence where they cannot say it. */
export function meaningOf<Part extends PanePart>(part: Part, facts: Facts): Look | string {
  const fact = facts[part]
  // A key that is generic hides that a part and its meaning belong together.
  const meaning = meanings[part] as Meaning<Part>
  return fact ? meaning(fact.value, facts.layerOpacity?.value ?? 1) : {}
}
