import { remedy, toFill } from './postgres-insert'
import type { Run, Transact } from './postgres-run'
import {
  approveStatement,
  changeStatements,
  type FillRow,
  listTables,
  readStatements,
  selectionValues,
} from './postgres-sql'
import { type Fill, capacityError, type Capacity } from './capacity'
import { type ListName, listNames, type Selection, type Store } from './store'

/** An added, removed or moved record, and its bytes as JSON. */
export interface ChangedRow {
  id: string
  bytes: number
}

/** Removes the selected records of a list, in one transaction. */
export async function removeFrom(
  transact: Transact,
  name: ListName,
  selection: Selection,
): Promise<readonly string[]> {
  const sql = changeStatements(name)
  return transact(async (run) => {
    await run(sql.lock)
    const removed = await run<ChangedRow>(sql.remove, selectionValues(selection))
    await count(run, name, removed, -1)
    return removed.map(({ id }) => id)
  })
}

/**
 * Approves stories, in one transaction.
 *
 * @param capacity the capacity of the published stories
 */
export function approveWith(transact: Transact, capacity: Capacity): Store['approve'] {
  const sql = { waiting: changeStatements('waiting'), stories: changeStatements('stories') }
  return (selection) =>
    transact(async (run) => {
      await run(sql.waiting.lock)
      const [fill = { size: '0', bytes: '0' }] = await run<FillRow>(sql.stories.lock)
      const moved = await run<ChangedRow>(approveStatement, selectionValues(selection))
      const error = capacityError(toFill(fill), fillOfRows(moved), capacity, remedy)
      if (error) throw error
      await count(run, 'waiting', moved, -1)
      await count(run, 'stories', moved, 1)
      return moved.map(({ id }) => id)
    })
}

const fillOfRows = (rows: readonly ChangedRow[]): Fill => ({
  records: rows.length,
  bytes: rows.reduce((sum, { bytes }) => sum + bytes, 0),
})

/** Milliseconds: counting a million records takes some seconds. */
const countingPatience = 10 * 60 * 1000

/**
 * Counts the records of all lists. A count is corrected by its difference from what one statement has seen, so nobody has to
 * wait for the counting.
 */
export const checkWith =
  (transact: Transact): Store['check'] =>
  (repair) =>
    transact(async (run) => {
      const counts = []
      for (const list of listNames) {
        const [row] = await run<FillRow & { records: string; stored: string }>(readStatements(list).check)
        if (!row) throw new Error(`${listTables[list].counts} has no row for ${list}.`)
        const counted = toFill(row)
        const actual = { records: Number(row.records), bytes: Number(row.stored) }
        const [records, bytes] = [actual.records - counted.records, actual.bytes - counted.bytes]
        if (repair && (records !== 0 || bytes !== 0))
          await run(changeStatements(list).count, [records, bytes])
        counts.push({ list, counted, actual })
      }
      return counts
    }, countingPatience)

/** Updates the size of a list after a change. Without changed rows, its version stays. */
export async function count(
  run: Run,
  name: ListName,
  rows: readonly ChangedRow[],
  sign: 1 | -1,
): Promise<void> {
  if (rows.length === 0) return
  const { records, bytes } = fillOfRows(rows)
  await run(changeStatements(name).count, [sign * records, sign * bytes])
}
