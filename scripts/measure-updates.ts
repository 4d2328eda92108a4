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
/** Edits of which the first that compile are taken: one that deletes a part can leave what needs it. */
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

/** Edits of a pair that compile, of the kinds first that there are least of. */
async function editsIn(pair: Pair, key: string, countOf: (kind: Kind) => number): Promise<Edited[]> {
  const rarest = kinds.toSorted((one, other) => countOf(one) - countOf(other))
  const tried: Edited[] = []
  for (const [index, kind] of [...rarest, ...rarest].entries()) {
    if (tried.length === triedOfPair) break
    const edited = await editPair(pair, kind, `${key} ${pair.component} ${index}`)
    if (edited) tried.push(edited)
  }
  const errors = firstErrors(tried.map(({ project }) => project))
  return tried.filter((_, index) => errors[index] === undefined).slice(0, editsOfPair)
}

function describe({ kind, pair, edits: edited, project }: Edited, { fault, why }: Fault): string {
  const [base, today] = pair.commits.map((commit) => commit.slice(0, 8))
  return `${fault}: ${kind} in ${[...edited.keys()].join(', ')} (${pair.styling}), from ${base} to ${today}. ${why} See ${project}.`
}

function print(rows: ReadonlyMap<string, Row>): void {
  const cells = (texts: readonly (string | number)[]) =>
    texts.map((text, index) => `${text}`.padStart((columns[index]?.length ?? 0) + 2)).join('')
  console.log(''.padEnd(18) + cells(columns))
  for (const [name, row] of rows) console.log(name.padEnd(18) + cells(columns.map((column) => row[column])))
}

const [seed = '1'] = readWords(
  'Usage: npm run measure:updates, or -- followed by a number, which chooses other versions and edits. It updates 200 edited copies of past versions to later ones, and ends with 1 when an edit or an update is lost.',
  (word) => /^\d+$/.test(word),
)
const rows = new Map(kinds.map((kind) => [kind, emptyRow()]))
const total = emptyRow()
const told: string[] = []
const pairs = await pastPairs(pairCount, seed)
for (const [at, pair] of pairs.entries()) {
  const chosen = await editsIn(pair, `${seed} ${at}`, (kind) => rows.get(kind)?.edits ?? 0)
  const outcomes = []
  for (const edited of chosen) outcomes.push({ edited, ...(await updateEdited(edited)) })
  const errors = firstErrors(outcomes.map(({ project }) => project))
  for (const [index, { edited, isConflict, faults: found }] of outcomes.entries()) {
    const error = errors[index]
    const all = error === undefined ? found : [...found, { fault: 'do not compile', why: error } as const]
    for (const row of [rows.get(edited.kind) ?? emptyRow(), total]) {
      row.edits++
      row[isConflict ? 'conflicts' : 'merged']++
      for (const fault of new Set(all.map((one) => one.fault))) row[fault]++
    }
    told.push(...all.map((one) => describe(edited, one)))
  }
}

const plain = pairs.filter(({ styling }) => styling === 'css').length
console.log(
  `${pairCount} pairs of versions of ${new Set(pairs.map(({ component }) => component)).size} components: ${plain} in plain CSS, ${pairCount - plain} in Emotion. Each project was compiled as a whole before and after: syntax, classes of style sheets, and types as in tsconfig.json but for names that are not used.`,
)
print(new Map<string, Row>([...rows, ['all', total]]))
for (const one of told) console.error(one)
if (total.edits < pairCount * editsOfPair)
  console.error(`The pairs have only ${total.edits} edits that compile: try another number.`)
process.exit(told.length > 0 || total.edits < pairCount * editsOfPair ? 1 : 0)
