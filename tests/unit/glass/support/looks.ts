import { inScheme, levels, opacityOf, type Glass, type Scheme } from '../../../../src/glass/glass-values'

/** What a test expects of a glass: the same on every level. */
interface Look {
  readonly tint?: string
  readonly foreground?: string
  readonly opacity?: number
  readonly border?: number
  readonly highlight?: number
  /** The color of the shadow. */
  readonly shadow?: string
}

/** Values that both schemes share, the blur of every level as one. */
type Shared = Partial<
  Pick<
    Glass,
    'saturation' | 'radius' | 'rim' | 'depth' | 'shadowX' | 'shadowY' | 'shadowBlur' | 'shadowSpread'
  >
> & {
  readonly blur?: number
}

const inOne = (scheme: Scheme, { opacity, ...look }: Look): Partial<Glass> => ({
  ...Object.fromEntries(
    // The names of a look are those of values of a scheme.
    Object.entries(look).map(([name, value]) => [inScheme(scheme, name as 'tint'), value]),
  ),
  ...(opacity !== undefined &&
    Object.fromEntries(levels.map((level) => [opacityOf(scheme, level), opacity]))),
})

/** A look in the light scheme. */
export const light = (look: Look): Partial<Glass> => inOne('light', look)

/** A look in the dark scheme. */
export const dark = (look: Look): Partial<Glass> => inOne('dark', look)

/** A look in both schemes, and what they share. */
export function both({
  tint,
  foreground,
  opacity,
  border,
  highlight,
  shadow,
  blur,
  ...shared
}: Look & Shared): Partial<Glass> {
  const look = Object.fromEntries(
    Object.entries({ tint, foreground, opacity, border, highlight, shadow }).filter(
      ([, value]) => value !== undefined,
    ),
  )
  return {
    ...light(look),
    ...dark(look),
    ...(blur !== undefined && { thinBlur: blur, regularBlur: blur, thickBlur: blur }),
    ...shared,
  }
}
