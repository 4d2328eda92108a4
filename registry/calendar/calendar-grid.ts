import type { KeyboardEvent } from 'react'
import { hasCommandKey } from '../shared/opens-elsewhere'
import { addPages, addTiles, type Level } from './calendar-dates'

/** The number of columns and rows on a page. */
export const sizeOf = (level: Level) =>
  level === 'month' ? { columns: 7, rows: 6 } : { columns: 3, rows: 4 }

const tilesIn = (grid: Element) => [...grid.querySelectorAll<HTMLButtonElement>('.react-calendar__tile')]

/** The index of the tile that Tab moves focus to. */
const stopIn = (grid: Element) => tilesIn(grid).findIndex((tile) => tile.tabIndex === 0)

export const focusGrid = (grid: Element | null): void => {
  if (grid) tilesIn(grid)[stopIn(grid)]?.focus()
}

/**
 * Makes react-calendar's tiles the cells of a grid with one tab stop. It runs after each render, because tiles take
 * class names, but no attributes. The rows of the grid name their cells by id.
 */
export function describeTiles(grid: Element, id: string): void {
  grid.querySelectorAll('[class$=weekday], [class*="weekday "]').forEach((weekday, column) => {
    weekday.id = `${id}weekday${column}`
    weekday.role = 'columnheader'
  })
  tilesIn(grid).forEach((tile, index) => {
    const is = (states: string) => new RegExp(`tile--(${states})( |$)`).test(tile.className)
    tile.id = `${id}tile${index}`
    tile.role = 'gridcell'
    tile.tabIndex = is('stop') ? 0 : -1
    tile.ariaSelected = String(is('active|hasActive|range'))
    tile.ariaCurrent = is('now') ? 'date' : null
    tile.ariaDisabled = tile.disabled || is('unavailable') ? 'true' : null
  })
}

/** The number of tiles that a key moves focus by, from a column; `forward` is -1 in right-to-left text. */
const steps: Readonly<Record<string, (columns: number, column: number, forward: number) => number>> = {
  ArrowLeft: (_columns, _column, forward) => -forward,
  ArrowRight: (_columns, _column, forward) => forward,
  ArrowUp: (columns) => -columns,
  ArrowDown: (columns) => columns,
  Home: (_columns, column) => -column,
  End: (columns, column) => columns - 1 - column,
}

const pages: Readonly<Record<string, number>> = { PageUp: -1, PageDown: 1 }

/** The date that a key moves focus to, if the grid handles the key. */
export function dateAfter(event: KeyboardEvent, grid: Element, level: Level, stop: Date): Date | undefined {
  const index = tilesIn(grid).findIndex((tile) => tile === event.target)
  if (index === -1) return undefined
  // A click can focus another tile than the tab stop.
  const date = addTiles(level, stop, index - stopIn(grid))
  // With Alt or Command, some arrow keys lead back or forward in the browser, and with Control, Page Down to another tab.
  if (hasCommandKey(event)) return undefined
  const page = pages[event.key]
  if (page) return addPages(level, date, page, event.shiftKey)
  if (event.shiftKey) return undefined
  const { columns } = sizeOf(level)
  const forward = getComputedStyle(grid).direction === 'rtl' ? -1 : 1
  const step = steps[event.key]?.(columns, index % columns, forward)
  return step === undefined ? undefined : addTiles(level, date, step)
}
