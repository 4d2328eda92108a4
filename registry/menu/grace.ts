/** A point of the window, in px. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** The edges of a box in the window. */
export type Edges = Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>

/** How far a hand may be off its way, in px. */
const tolerance = 6

/**
 * Whether a pointer is on its way to a box beside it: between the two lines from where it was to the corners of the nearer
 * edge. What it passes over meanwhile is not meant.
 *
 * @param from Where it left for the box.
 */
export function isOnTheWay(from: Point, to: Point, box: Edges): boolean {
  const isRight = from.x < (box.left + box.right) / 2
  const edge = isRight ? box.left : box.right
  const [way, part] = [edge - from.x, to.x - from.x]
  const share = way === 0 ? 0 : part / way
  if (share < 0 || share > 1) return false
  const upper = from.y + (box.top - from.y) * share
  const lower = from.y + (box.bottom - from.y) * share
  return to.y >= Math.min(upper, from.y) - tolerance && to.y <= Math.max(lower, from.y) + tolerance
}
