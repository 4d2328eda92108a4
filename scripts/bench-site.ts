import { accessibility } from './bench/site/accessibility'
import { blockingTime } from './bench/site/blocking-time'
import { bytes } from './bench/site/bytes'
import { cardClicks } from './bench/site/card-click'
import { launchBrowser, type BenchEnvironment } from './bench/site/environment'
import { growth } from './bench/site/growth'
import { interactions } from './bench/site/interactions'
import { knobMoves } from './bench/site/knob'
import { lighthouseRows } from './bench/site/lighthouse-rows'
import { scrolling } from './bench/site/scroll'
import { searchKeys } from './bench/site/search'
import { startSites } from './bench/site/sites'
import { studioMoves } from './bench/site/studio'
import { tableOf, type Row } from './bench/site/table'
import { chromiumPaths } from './harness/chromium'

/**
 * The parts of the table, in order, each measured in every browser. `npm run bench:site -- bytes knob` measures only
 * these two.
 */
const parts: Readonly<Record<string, (environment: BenchEnvironment) => Promise<Row[]>>> = {
  lighthouse: lighthouseRows,
  blocking: blockingTime,
  bytes,
  knob: knobMoves,
  studio: studioMoves,
  interactions,
  card: cardClicks,
  search: searchKeys,
  scroll: scrolling,
  axe: accessibility,
}

/** The parts that need no browser. */
const builds: Readonly<Record<string, () => Row[]>> = { growth }

const words = process.argv.slice(2)
const known = { ...parts, ...builds }
const unknown = words.filter((word) => !(word in known))
if (unknown.length > 0) {
  console.error(`bench:site has no part '${unknown.join("', '")}'; it has ${Object.keys(known).join(', ')}.`)
  process.exit(2)
}

const columns = new Map<string, Row[]>()

/** Measures the chosen parts, and tells each row as soon as it is measured. */
async function fill<Part>(
  column: string,
  all: Readonly<Record<string, Part>>,
  measure: (part: Part) => Row[] | Promise<Row[]>,
): Promise<void> {
  for (const [name, part] of Object.entries(all)) {
    if (words.length > 0 && !words.includes(name)) continue
    process.stderr.write(`${new Date().toISOString()} ${name}, ${column}\n`)
    const rows = await measure(part)
    for (const { what, measured } of rows) process.stderr.write(`  ${what}: ${measured}\n`)
    columns.set(column, [...(columns.get(column) ?? []), ...rows])
  }
}

const sites = await startSites()
try {
  for (const path of await chromiumPaths()) {
    const launched = await launchBrowser(path)
    await fill(launched.name, parts, (measure) => measure({ ...sites, ...launched }))
    await launched.browser.close()
  }
} finally {
  await sites.stop()
}
await fill('without a browser', builds, (measure) => measure())
console.log(tableOf(columns))
process.exitCode = [...columns.values()].flat().every(({ holds }) => holds) ? 0 : 1
