/** What a row that scrolls, and its slides, have of their layout. */
export interface Box {
  readonly offsetLeft: number
  readonly offsetWidth: number
}

export interface Row {
  readonly clientWidth: number
  readonly scrollWidth: number
}

/**
 * How far a row is scrolled when each of its slides is the first in view, in px from its start. The last ones that fit
 * side by side share a position: the end.
 */
export function positionsOf(
  { clientWidth, scrollWidth }: Row,
  slides: readonly Box[],
  isRtl: boolean,
): readonly number[] {
  const end = Math.max(0, scrollWidth - clientWidth)
  return slides.map(({ offsetLeft, offsetWidth }) =>
    Math.min(end, isRtl ? clientWidth - offsetLeft - offsetWidth : offsetLeft),
  )
}

/** The index of the position that is nearest; of equal ones, the first. */
export function nearestTo(scrolled: number, positions: readonly number[]): number {
  const distances = positions.map((position) => Math.abs(position - scrolled))
  return Math.max(0, distances.indexOf(Math.min(...distances)))
}

/** How many slides can be the first in view. Browsers round the lengths of a layout, so that less than 2 px is no way. */
export function stopsIn(positions: readonly number[]): number {
  const end = Math.max(0, ...positions)
  return Math.max(1, positions.findIndex((position) => position > end - 2) + 1)
}
