import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  type RefObject,
} from 'react'
import type { KnownRow } from './table-data'

/** What is selected of the rows, and how it changes. */
export interface Selection {
  readonly isOn: (row: Pick<KnownRow<unknown>, 'key' | 'isFirst'>) => boolean
  readonly isAll: boolean
  readonly isMixed: boolean
  /** Whether there is no row. */
  readonly isEmpty: boolean
  /** Selects a row, or no longer. It is always the same function, so that rows that stay the same need not be rendered. */
  readonly toggle: (key: string) => void
  readonly toggleAll: () => void
}

/**
 * @param rows All rows, in the order in which they are shown.
 * @param chosen The keys of the selected rows; some may be of rows that are elsewhere, and stay.
 * @param grid The table, whose checkboxes a visitor may press before hydration.
 */
export function useSelection<Row>(
  rows: readonly KnownRow<Row>[],
  chosen: readonly string[],
  change: (chosen: readonly string[]) => void,
  grid: RefObject<HTMLTableElement | null>,
): Selection {
  const on = useMemo(() => new Set(chosen), [chosen])
  const own = useMemo(() => rows.flatMap(({ key, isFirst }) => (isFirst ? [key] : [])), [rows])
  const isOn: Selection['isOn'] = ({ key, isFirst }) => isFirst && on.has(key)
  const count = own.filter((key) => on.has(key)).length
  const isAll = count > 0 && count === own.length

  const turn = (keys: readonly string[]) => {
    const turned = new Set(keys)
    change([...chosen.filter((key) => !turned.has(key)), ...keys.filter((key) => !on.has(key))])
  }
  const latest = useRef(turn)
  useLayoutEffect(() => {
    latest.current = turn
  })
  const toggle = useCallback((key: string) => latest.current([key]), [])

  const keepEarlyPresses = useEffectEvent(() => {
    const all = grid.current?.querySelector<HTMLInputElement>('input[data-all]')
    const boxes = grid.current?.querySelectorAll<HTMLInputElement>('input[data-row]') ?? []
    if (!all || boxes.length === 0) return
    const isEarly = all.checked !== isAll
    // A row that was pressed itself stays as it looks. Of the others, all are as the box for all of them.
    const pressed = rows.filter((row, index) => {
      if (!row.isFirst) return false
      return boxes[index]?.checked === !isOn(row) || (isEarly && all.checked !== isOn(row))
    })
    if (pressed.length > 0) turn(pressed.map(({ key }) => key))
  })
  useEffect(() => keepEarlyPresses(), [])

  return {
    isOn,
    isAll,
    isMixed: count > 0 && !isAll,
    isEmpty: own.length === 0,
    toggle,
    toggleAll: () => {
      const others = new Set(own)
      change([...chosen.filter((key) => !others.has(key)), ...(isAll ? [] : own)])
    },
  }
}
