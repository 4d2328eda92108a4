/** The sides of the window that a drawer can be on; `start` and `end` follow the direction of the text. */
export type DrawerSide = 'start' | 'end' | 'top' | 'bottom'

/** A direction of the screen: 1 is to the right or down, -1 to the left or up. */
export interface Way {
  readonly axis: 'x' | 'y'
  readonly sign: 1 | -1
}

/** The way out of the window for a drawer. */
export function wayOut(side: DrawerSide, isRtl: boolean): Way {
  if (side === 'top' || side === 'bottom') return { axis: 'y', sign: side === 'top' ? -1 : 1 }
  return { axis: 'x', sign: (side === 'start') === isRtl ? 1 : -1 }
}

/** Where a pointer is at a time: how far it has moved on the way out, in px, and when, in ms. */
export interface Sample {
  readonly distance: number
  readonly time: number
}

/** How long the last movement of a pointer says how fast it is, in ms. */
const recent = 100

/** How fast a drawer has to be for closing, in px per ms. */
const fast = 0.5

/** How fast the pointer was in the end, in px per ms; negative on the way back, and 0 once it rests. */
export function velocityOf(samples: readonly Sample[], now: number): number {
  const last = samples.at(-1)
  const first = samples.find(({ time }) => now - time <= recent)
  if (!first || !last || first.time === last.time) return 0
  return (last.distance - first.distance) / (now - first.time)
}

/** Whether a drawer that is let go closes: it is fast, or a third of it is outside and it is not on the way back. */
export function closes(samples: readonly Sample[], now: number, size: number): boolean {
  const velocity = velocityOf(samples, now)
  const distance = samples.at(-1)?.distance ?? 0
  return distance > 0 && (velocity > fast || (distance > size / 3 && velocity > -fast))
}

/** Whether something between an element and the drawer around it scrolls when a finger moves that way. */
export function scrolls(element: Element, drawer: Element, way: Way): boolean {
  if (element === drawer) return false
  const parent = element.parentElement
  return canScroll(element, way) || (parent !== null && scrolls(parent, drawer, way))
}

function canScroll(element: Element, { axis, sign }: Way): boolean {
  const style = getComputedStyle(element)
  if (!/auto|scroll/.test(axis === 'x' ? style.overflowX : style.overflowY)) return false
  const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = element
  const room = axis === 'x' ? scrollWidth - clientWidth : scrollHeight - clientHeight
  // From right to left, positions go from a negative one to 0.
  const before = axis === 'y' ? scrollTop : style.direction === 'rtl' ? room + scrollLeft : scrollLeft
  // Content follows the finger: what is before it appears. Positions may be fractions of a pixel.
  return sign === 1 ? before >= 1 : room - before >= 1
}
