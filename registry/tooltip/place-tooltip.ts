export type Position = 'top' | 'bottom' | 'left' | 'right'

interface Size {
  readonly width: number
  readonly height: number
}

interface Box extends Size {
  readonly left: number
  readonly top: number
}

const opposite = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const satisfies Record<
  Position,
  Position
>

/** The position of a tip on each side of its anchor, centered. */
function beside(anchor: Box, tip: Size): Record<Position, { left: number; top: number }> {
  const left = anchor.left + (anchor.width - tip.width) / 2
  const top = anchor.top + (anchor.height - tip.height) / 2
  return {
    top: { left, top: anchor.top - tip.height },
    bottom: { left, top: anchor.top + anchor.height },
    left: { left: anchor.left - tip.width, top },
    right: { left: anchor.left + anchor.width, top },
  }
}

const clamp = (value: number, most: number) => Math.max(0, Math.min(value, most))

/**
 * Places a tip in the window: on the wanted side of its anchor, or on the opposite side if only that one has room, and
 * never beyond the edges of the window.
 */
export function placeTooltip(wanted: Position, anchor: Box, tip: Size, room: Size) {
  const places = beside(anchor, tip)
  const fits = (position: Position) => {
    const { left, top } = places[position]
    return wanted === 'top' || wanted === 'bottom'
      ? top >= 0 && top + tip.height <= room.height
      : left >= 0 && left + tip.width <= room.width
  }
  const position = !fits(wanted) && fits(opposite[wanted]) ? opposite[wanted] : wanted
  const { left, top } = places[position]
  return {
    position,
    left: clamp(left, room.width - tip.width),
    top: clamp(top, room.height - tip.height),
  }
}
