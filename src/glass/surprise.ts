import { toHex, withAlpha } from '../registry/color'
import { fixLevel, isReadable, verdictsOn } from './verdict'
import { glassControls, type Glass, type GlassName } from './glass-values'

/** A source of random numbers from 0 up to, but not including, 1. */
export type Chance = () => number

/** How many random glasses are tried until one is readable with the locked values. */
const attempts = 40

/**
 * A random glass that is readable over any backdrop on every level.
 *
 * @param isLocked Whether a value must not change.
 * @param chance `Math.random` by default.
 * @returns Undefined if no readable glass was found.
 */
export function surprise(
  present: Glass,
  isLocked: (name: GlassName) => boolean = () => false,
  chance: Chance = Math.random,
): Glass | undefined {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const drawn = Object.entries(draw(chance)).filter(([name]) => !isLocked(name as GlassName))
    const glass = readable({ ...present, ...Object.fromEntries(drawn) }, isLocked)
    if (glass !== undefined) return glass
  }
  return undefined
}

/** One hue for both schemes, pale in light and deep in dark. */
function draw(chance: Chance): Omit<Glass, 'economy'> {
  const between = (min: number, max: number) => min + chance() * (max - min)
  const hue = between(0, 360)
  const hsl = (saturation: number, lightness: number) => `hsl(${hue} ${saturation}% ${lightness}%)`
  const color = (saturation: number, lightness: number) => toHex(hsl(saturation, lightness))
  const shadow = (lightness: number, alpha: number) => withAlpha(hsl(60, lightness), alpha)
  const opacity = between(0.48, 0.58)
  const blur = between(4, 16)
  const values = {
    lightTint: color(between(20, 90), between(91, 100)),
    lightForeground: color(between(20, 60), between(4, 10)),
    lightThinOpacity: opacity,
    lightRegularOpacity: opacity,
    lightThickOpacity: opacity + 0.14,
    lightBorder: between(0.25, 0.55),
    lightHighlight: between(0.7, 1),
    darkTint: color(between(20, 70), between(3, 9)),
    darkForeground: color(between(20, 90), between(96, 100)),
    darkThinOpacity: opacity,
    darkRegularOpacity: opacity,
    darkThickOpacity: opacity + 0.14,
    darkBorder: between(0.08, 0.25),
    darkHighlight: between(0.3, 0.6),
    thinBlur: blur,
    regularBlur: blur * 1.5,
    thickBlur: blur * 2.2,
    saturation: between(1.4, 2.2),
    radius: between(0, 32),
    rim: between(0.2, 1),
    depth: between(0.2, 1),
    shadowX: 0,
    shadowY: between(4, 28),
    shadowBlur: between(16, 64),
    shadowSpread: between(-24, 0),
  }
  const stepped = Object.entries(values).map(([name, value]) => {
    // The keys are names of values.
    const control = glassControls[name as GlassName]
    if (control.type !== 'range' || typeof value === 'string') return [name, value]
    return [
      name,
      Number((control.min + Math.round((value - control.min) / control.step) * control.step).toFixed(2)),
    ]
  })
  return {
    // The other values are numbers and colors without alpha.
    ...(Object.fromEntries(stepped) as Omit<Glass, 'lightShadow' | 'darkShadow' | 'focus' | 'economy'>),
    lightShadow: shadow(14, 0.5),
    darkShadow: shadow(4, 0.8),
    focus: '#ffffff',
  }
}

/** Fixes what is not readable; undefined if that is impossible. */
function readable(glass: Glass, isLocked: (name: GlassName) => boolean): Glass | undefined {
  let fixed = glass
  for (const { scheme, level, isReadable: isFine } of verdictsOn(glass)) {
    if (isFine) continue
    const change = fixLevel(fixed, scheme, level, isLocked)
    if (change === undefined) return undefined
    fixed = { ...fixed, ...change }
  }
  return isReadable(fixed) ? fixed : undefined
}
