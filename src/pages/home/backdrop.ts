import { contrast, luminance, type Channels } from '../../registry/luminance'
import { surfaceOver } from '../../registry/worst-case'
import { channelsOf } from './shape-glass'

/** The colors of the backdrop, from left to right and around. Each is half as wide as the pane. */
export const bands = [
  '#000000',
  '#3b1d8f',
  '#8b5cf6',
  '#ff4fa6',
  '#ffb938',
  '#ffffff',
  '#6ee7ff',
  '#0f766e',
] as const

/** How far beyond its edges a pane blurs, in bands. */
const margin = 0.2

/** A position on the backdrop, which has no end. */
export const around = (position: number): number => ((position % bands.length) + bands.length) % bands.length

/** A color between two others, as a blur mixes them. */
const between = (one: Channels, other: Channels, share: number) => surfaceOver(one, 1 - share, other)

/** The colors behind a pane whose left edge is at a position, in bands: the bands' colors, and the mixtures that a blur makes of two. */
export function colorsBehind(position: number): readonly Channels[] {
  const first = Math.floor(position - margin)
  const count = Math.ceil(position + 2 + margin) - first
  const behind = Array.from({ length: count }, (_, index) => channelsOf(bands[around(first + index)] ?? ''))
  return behind.flatMap((color, index) => {
    const next = behind[index + 1]
    return next === undefined ? color : [0, 0.25, 0.5, 0.75].map((share) => between(color, next, share))
  })
}

/** The contrast of a text on a pane of glass, where it is least: on one of the colors behind it. */
export function contrastAt(position: number, text: string, tint: string, opacity: number): number {
  const ink = luminance(channelsOf(text))
  const surfaces = colorsBehind(position).map((color) => surfaceOver(channelsOf(tint), opacity, color))
  return Math.min(...surfaces.map((surface) => contrast(ink, luminance(surface))))
}
