import { addPages, addTiles, type Level } from './calendar-dates'

/** How many tiles a row has. */
export const columnsOf = (level: Level): number => (level === 'month' ? 7 : 3)

/** How many rows a page has. */
export const rowsOf = (level: Level): number => (level === 'month' ? 6 : 4)

const tilesIn = (frame: Element) => [...frame.querySelectorAll<HTMLButtonElement>('.react-calendar__tile')]

/** The tile that Tab moves focus to. */
const stopIn = (frame: Element) => tilesIn(frame).findIndex((tile) => tile.tabIndex === 0)

export const focusGrid = (frame: Element | null): void => {
  if (frame) tilesIn(frame)[stopIn(frame)]?.focus()
}

/**
 * Makes react-calendar's tiles the cells of a grid with one tab stop (WAI-ARIA Authoring Practices Guide, "Grid"). This
 * is done after each render, because react-calendar takes class names for its tiles, but no attributes: it reads them
 * back. The rows of the grid refer to their cells by id.
 */
export function describeTiles(frame: Element, id: string): void {
  frame.querySelectorAll('.react-calendar__month-view__weekdays__weekday').forEach((weekday, column) => {
    weekday.id = `${id}weekday${column}`
    weekday.role = 'columnheader'
  })
  tilesIn(frame).forEach((tile, index) => {
    const is = (...states: string[]) =>
      states.some((state) => tile.classList.contains(`react-calendar__tile--${state}`))
    tile.id = `${id}tile${index}`
    tile.role = 'gridcell'
    tile.tabIndex = is('stop') ? 0 : -1
    tile.ariaSelected = String(is('active', 'hasActive', 'range'))
    tile.ariaCurrent = is('now') ? 'date' : null
    tile.ariaDisabled = is('unavailable') || tile.disabled ? 'true' : null
  })
}

/** How many tiles a key moves focus by, from a column of the grid. Columns and tiles run with the text. */
const steps: Readonly<Record<string, (columns: number, column: number) => number>> = {
  ArrowBack: () => -1,
  ArrowForward: () => 1,
  ArrowUp: (columns) => -columns,
  ArrowDown: (columns) => columns,
  Home: (_columns, column) => -column,
  End: (columns, column) => columns - 1 - column,
}

const pages: Readonly<Record<string, number>> = { PageUp: -1, PageDown: 1 }

/** The two arrow keys whose meaning depends on the direction of the text. */
const sideways: Readonly<Record<string, readonly [ltr: string, rtl: string]>> = {
  ArrowLeft: ['ArrowBack', 'ArrowForward'],
  ArrowRight: ['ArrowForward', 'ArrowBack'],
}

interface Press {
  readonly key: string
  readonly shiftKey: boolean
  /** The focused tile. */
  readonly target: EventTarget
}

/** The date that a pressed key moves focus to, if it is a key of the grid. */
export function dateAfter(press: Press, frame: Element, level: Level, stop: Date): Date | undefined {
  const index = tilesIn(frame).findIndex((tile) => tile === press.target)
  if (index === -1) return undefined
  // A click can focus another tile than the tab stop.
  const date = addTiles(level, stop, index - stopIn(frame))
  const page = pages[press.key]
  if (page !== undefined) return addPages(level, date, page, press.shiftKey)
  const isRtl = getComputedStyle(frame).direction === 'rtl'
  const columns = columnsOf(level)
  const step = steps[sideways[press.key]?.[isRtl ? 1 : 0] ?? press.key]?.(columns, index % columns)
  return step === undefined ? undefined : addTiles(level, date, step)
}
