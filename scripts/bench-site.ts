import { accessibility } from './bench/site/accessibility'
import { bytes } from './bench/site/bytes'
import { growth } from './bench/site/growth'
import { knobMoves } from './bench/site/knob'
import { cardClicks } from './bench/site/card-click'
import { searchKeys } from './bench/site/search'
import { tableOf, type Row } from './bench/site/table'
import { createEnvironment, type BenchEnvironment } from './bench/site/environment'
import { lighthouseRows } from './bench/site/lighthouse-rows'

/** The parts of the table, in order. `npm run bench:site -- bytes knob` measures only these two. */
const parts: Readonly<Record<string, (environment: BenchEnvironment) => Row[] | Promise<Row[]>>> = {
  lighthouse: lighthouseRows,
  bytes,
  knob: knobMoves,
  card: cardClicks,
  search: searchKeys,
  growth,
  axe: accessibility,
}

const words = process.argv.slice(2)
const unknown = words.filter((word) => !(word in parts))
if (unknown.length > 0) {
  console.error(`bench:site has no part '${unknown.join("', '")}'; it has ${Object.keys(parts).join(', ')}.`)
  process.exit(2)
}

const environment = await createEnvironment()
try {
  const rows: Row[] = []
  for (const [name, measure] of Object.entries(parts)) {
    if (words.length > 0 && !words.includes(name)) continue
    process.stderr.write(`Measuring: ${name}\n`)
    rows.push(...(await measure(environment)))
  }
  console.log(tableOf(rows))
  process.exitCode = rows.every(({ holds }) => holds) ? 0 : 1
} finally {
  await environment.end()
}
