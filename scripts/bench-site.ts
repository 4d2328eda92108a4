import { spawnSync } from 'node:child_process'
import { accessibility } from './bench/site/accessibility'
import { blockingTime } from './bench/site/blocking-time'
import { bytes } from './bench/site/bytes'
import { cardClicks } from './bench/site/card-click'
import { controlMoves } from './bench/site/control'
import { launchBrowser, startSites, type BenchEnvironment } from './bench/site/environment'
import { growth } from './bench/site/growth'
import { interactions } from './bench/site/interactions'
import { lighthouseRows } from './bench/site/lighthouse'
import { scrolling } from './bench/site/scroll'
import { searchKeys } from './bench/site/search'
import { studioMoves } from './bench/site/studio'
import { file, writeResults, type Column, type Row } from './bench/site/table'
import { chromiumPaths } from './harness/chromium'
import { readWords } from './harness/usage'

/** The parts of the table, in order, each measured in every browser. */
const parts: Readonly<Record<string, (environment: BenchEnvironment) => Promise<Row[]>>> = {
  lighthouse: lighthouseRows,
  blocking: blockingTime,
  bytes,
  control: controlMoves,
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
  `Usage: npm run bench:site, or -- followed by some of ${Object.keys(known).join(', ')} to measure these alone. It writes the table of ${file}.`,
  (word) => word in known,
)

const columns = new Map<Column, Row[]>()

/** Measures the chosen parts, and tells each row as soon as it is measured. */
async function fill<Part>(
  column: Column,
  name: string,
  all: Readonly<Record<string, Part>>,
  measure: (part: Part) => Row[] | Promise<Row[]>,
): Promise<void> {
  for (const [part, run] of Object.entries(all)) {
    if (words.length > 0 && !words.includes(part)) continue
    process.stderr.write(`${new Date().toISOString()} ${part}, ${name}\n`)
    const rows = await measure(run)
    for (const { what, measured, details = '', holds } of rows)
      console.log(`  ${what}: ${measured}${details && ` (${details})`}${holds ? '' : ', not reached'}`)
    columns.set(column, [...(columns.get(column) ?? []), ...rows])
  }
}

const sites = await startSites()
try {
  for (const path of await chromiumPaths()) {
    const launched = await launchBrowser(path)
    await fill(launched.column, launched.name, parts, (measure) => measure({ ...sites, ...launched }))
    await launched.browser.close()
  }
} finally {
  await sites.stop()
}
await fill('Measured', 'without a browser', builds, (measure) => measure())
writeResults(columns, words.length === 0)
spawnSync('npx', ['prettier', '--write', file], { stdio: 'inherit' })
process.exitCode = [...columns.values()].flat().every(({ holds }) => holds) ? 0 : 1
