import { rgbaOf, colorOf } from './color'
import type { Candidates } from './candidates'
import type { Fact, Facts } from './facts'
import { defaultGlass } from '../glass'
import type { LookField } from './look'

/** The parts that are called like their knobs. */
const alike = ['saturation', 'radius', 'shadowX', 'shadowY', 'shadowBlur', 'shadowSpread'] as const

/** Our properties as plain CSS would say them of a pane on the level `regular`. */
export function paneOfOwn(candidates: Candidates): Facts {
  const fact = <Value, Said>(name: LookField, to: (said: Said) => Value): Fact<Value> | undefined => {
    const candidate = candidates.get(name)
    // Each name has values of one type.
    return candidate && { value: to(candidate.value as Said), text: candidate.text }
  }
  const opacity = candidates.get('regularOpacity')?.value ?? defaultGlass.lightRegularOpacity
  const white = (alpha: number) => colorFrom(rgbaOf('#ffffff', alpha))
  const facts = {
    ...Object.fromEntries(alike.map((name) => [name, fact(name, (length: number) => length)])),
    tint: fact('tint', (hex: string) => colorFrom(rgbaOf(hex, Number(opacity)))),
    blur: fact('regularBlur', (blur: number) => blur),
    border: fact('border', white),
    highlight: fact('highlight', white),
    shadowColor: fact('shadow', colorFrom),
    foreground: fact('foreground', colorFrom),
  }
  return Object.fromEntries(Object.entries(facts).filter(([, one]) => one !== undefined))
}

function colorFrom(css: string) {
  const color = colorOf(css)
  if (color === undefined) throw new Error(`${css} is no color.`)
  return color
}
