import { withAlpha } from '../registry/color'
import { inScheme, type Glass, type Scheme } from './glass-values'

/** Where a shadow is. Lengths are in px. */
interface Place {
  readonly x: number
  readonly y: number
  readonly blur: number
  readonly spread: number
}

/** A shadow below glass. */
export interface Shadow extends Place {
  /** As `rgba()`. */
  readonly color: string
}

/** The shadows that depth adds, in the color of the glass's shadow: a contact shadow, and a near one. Alphas are at full depth. */
export const shadowsOfDepth: readonly (Place & { readonly alpha: number })[] = [
  { x: 0, y: 1, blur: 3, spread: 0, alpha: 0.3 },
  { x: 0, y: 6, blur: 16, spread: -4, alpha: 0.35 },
]

/** All shadows of a glass in a scheme, from the nearest to its own. Without depth, its own alone. */
export function shadowsOf(glass: Glass, scheme: Scheme): readonly Shadow[] {
  const { depth, shadowX: x, shadowY: y, shadowBlur: blur, shadowSpread: spread } = glass
  const color = glass[inScheme(scheme, 'shadow')]
  const near = shadowsOfDepth.map(({ alpha, ...place }) => ({
    ...place,
    color: withAlpha(color, Number((alpha * depth).toFixed(3))),
  }))
  return [...(depth === 0 ? [] : near), { x, y, blur, spread, color }]
}
