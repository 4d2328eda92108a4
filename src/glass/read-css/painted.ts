import type { Declaration } from './declarations'

/** The layer that glass is painted on: that of the filter, else the element itself if anything is said of it. */
export function paintedLayer(declarations: readonly Declaration[]): string | undefined {
  const filter = declarations.findLast(({ property }) => property === 'backdrop-filter')
  if (filter) return filter.layer
  return declarations.some(({ layer }) => layer === undefined) ? undefined : declarations[0]?.layer
}

/** What the element says of its glass, even where that is painted on a layer. */
const ofElement = new Set(['border-radius', 'color'])

/** Why a declaration says nothing of glass that is painted on a layer, or on the element itself; nothing where it does. */
export function whyNotPainted(
  { property, layer, value }: Declaration,
  painted: string | undefined,
): string | undefined {
  const isOfElement = layer === undefined && ofElement.has(property)
  if (layer !== painted && !isOfElement)
    return layer === undefined
      ? `It is for the element; its glass is on ::${painted}.`
      : `It is for ::${layer}, which is not the glass.`
  if (property === 'opacity' && layer === undefined)
    return 'It fades the content, too. The glass fades its tint alone.'
  return layer !== undefined && property === 'border-radius' && value === 'inherit'
    ? 'It is the radius of the element.'
    : undefined
}
