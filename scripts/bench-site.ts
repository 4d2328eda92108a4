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
import { readWords } from './harness/usage'

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

const known = { ...parts, ...builds }
const words = readWords(
  `Usage: npm run bench:site, or -- followed by some of ${Object.keys(known).join(', ')} to measure these alone.`,
  (word) => word in known,
)

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
