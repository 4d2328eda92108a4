/** A range of media types and how much a client wants it, from 0 to 1. */
interface MediaRange {
  readonly range: string
  readonly weight: number
}

/** A name, `=` and a value, which may be quoted (RFC 9110, section 5.6.6). */
const parameter = /;\s*([^\s;,="]+)\s*=\s*("(?:[^"\\]|\\.)*"|[^\s;,"]*)/g

/** The ranges of an `Accept` header. Of their parameters, only the weight counts: no type has variants here. */
function rangesOf(accept: string): MediaRange[] {
  const weights: string[] = []
  const bare = accept.toLowerCase().replaceAll(parameter, (_text, name: string, value: string) => {
    return name === 'q' ? `;${weights.push(value) - 1}` : ''
  })
  return bare.split(',').flatMap((part) => {
    const [range = '', weight] = part.split(';').map((text) => text.trim())
    const asked = weight === undefined ? 1 : Number(weights[Number(weight)])
    return range === '' ? [] : [{ range, weight: asked >= 0 ? Math.min(asked, 1) : 0 }]
  })
}

/** How exactly a range names a type: 0 when it does not. */
function precision(range: string, type: string): number {
  if (range === type) return 3
  if (range === `${type.split('/')[0]}/*`) return 2
  return range === '*/*' ? 1 : 0
}

/**
 * The type that a client prefers (RFC 9110, section 12.5.1). Types are compared without regard to case or parameters. Between
 * two that it wants as much, the one that it names more exactly wins, then the one that it names first.
 *
 * @param types lowercase, without parameters
 * @returns undefined when it accepts none of them
 */
export function preferredType<Type extends string>(accept: string, types: readonly Type[]): Type | undefined {
  const ranges = rangesOf(accept)
  const wanted = types.flatMap((type) => {
    const places = ranges.map(({ range, weight }, place) => ({
      type,
      weight,
      place,
      precision: precision(range, type),
    }))
    const [best] = places.filter((place) => place.precision > 0).sort((a, b) => b.precision - a.precision)
    return best && best.weight > 0 ? [best] : []
  })
  const [first] = wanted.sort((a, b) => b.weight - a.weight || b.precision - a.precision || a.place - b.place)
  return first?.type
}
