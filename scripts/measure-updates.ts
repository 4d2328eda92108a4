import { readWords } from './harness/usage'
import { firstErrors } from './updates-proof/compile'
import { edits, type Kind } from './updates-proof/edits'
import { pastPairs, type Pair } from './updates-proof/pairs'
import { editPair, faults, updateEdited, type Edited, type Fault } from './updates-proof/try-edit'

/*
 * Proves what `vitrine-update.mjs` promises by the past of this repository: people who installed an earlier version of a
 * component edit it in one place, and update it to a later version. It takes some minutes, and needs the whole history.
 */

const pairCount = 40
const editsOfPair = 5
/** Edits of which the first that compile are taken: deleting a part can leave what needed it. */
const triedOfPair = 9

const columns = ['edits', 'merged', 'conflicts', ...faults] as const
type Row = Record<(typeof columns)[number], number>

const emptyRow = (): Row => ({
  edits: 0,
  merged: 0,
  conflicts: 0,
  'false conflicts': 0,
  'lost edits': 0,
  'lost updates': 0,
  'do not compile': 0,
})

const kinds = Object.keys(edits) as Kind[]
const rows = new Map(kinds.map((kind) => [kind, emptyRow()]))
const rowOf = (kind: Kind) => rows.get(kind) ?? emptyRow()

/** Edits of a pair that compile, of the kinds first that there were least of. */
async function editsIn(pair: Pair, at: number): Promise<Edited[]> {
  const rarest = kinds.toSorted((one, other) => rowOf(one).edits - rowOf(other).edits)
  const tried: Edited[] = []
  for (const [index, kind] of [...rarest, ...rarest].entries()) {
    const edited = await editPair(pair, kind, `${seed} ${pair.component} ${at} ${index}`)
    if (edited && tried.length < triedOfPair) tried.push(edited)
  }
  const errors = firstErrors(tried.map(({ project }) => project))
  return tried.filter((_, index) => errors[index] === undefined).slice(0, editsOfPair)
}

function describe({ kind, pair, edits: edited, project }: Edited, { fault, why }: Fault): string {
  const [base, today] = pair.commits.map((commit) => commit.slice(0, 8))
  return `${fault}: ${kind} in ${[...edited.keys()].join(', ')} (${pair.styling}), from ${base} to ${today}: ${why} See ${project}.`
}

const [seed = '1'] = readWords(
  'Usage: npm run measure:updates, or -- followed by a number, which chooses other versions and edits. It updates 200 edited copies of past versions to later ones, and ends with 1 when an edit or an update is lost.',
  (word) => /^\d+$/.test(word),
)
const told: string[] = []
for (const [at, pair] of (await pastPairs(pairCount, seed)).entries()) {
  const tried = await editsIn(pair, at)
  const outcomes = []
  for (const edited of tried) outcomes.push({ edited, ...(await updateEdited(edited)) })
  const errors = firstErrors(outcomes.map(({ project }) => project))
  for (const [index, { edited, isConflict, faults: found }] of outcomes.entries()) {
    const error = errors[index]
    const all: Fault[] = [
      ...found,
      ...(error === undefined ? [] : [{ fault: 'do not compile', why: error } as const]),
    ]
    const row = rowOf(edited.kind)
    row.edits++
    row[isConflict ? 'conflicts' : 'merged']++
    for (const fault of new Set(all.map((one) => one.fault))) row[fault]++
    told.push(...all.map((one) => describe(edited, one)))
    if (process.env['TELL']) console.log(edited.kind, isConflict, edited.project)
  }
}

const total = emptyRow()
for (const row of rows.values()) for (const column of columns) total[column] += row[column]
const width = 18
const line = (name: string, cells: readonly (string | number)[]) =>
  name.padEnd(width) +
  cells.map((cell, index) => String(cell).padStart((columns[index]?.length ?? 0) + 2)).join('')
console.log(line('', columns))
for (const [kind, row] of [...rows, ['all', total] as const])
  console.log(
    line(
      kind,
      columns.map((column) => row[column]),
    ),
  )
for (const one of told) console.error(one)
const isWrong = total.edits !== pairCount * editsOfPair || faults.some((fault) => total[fault] > 0)
process.exit(isWrong ? 1 : 0)
