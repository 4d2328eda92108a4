import { accessibility } from '../tests/browser/bench/accessibility'
import { bytes } from '../tests/browser/bench/bytes'
import { growth } from '../tests/browser/bench/growth'
import { knobMoves } from '../tests/browser/bench/knob'
import { cardClicks } from '../tests/browser/bench/open-card'
import { tableOf, type Row } from '../tests/browser/bench/row'
import { createSetting, type Setting } from '../tests/browser/bench/setting'
import { verdicts } from '../tests/browser/bench/verdicts'

/** The parts of the table, in its order. `npm run bench:site -- bytes knob` measures those two alone. */
const parts: Readonly<Record<string, (setting: Setting) => Row[] | Promise<Row[]>>> = {
  lighthouse: verdicts,
  bytes,
  knob: knobMoves,
  card: cardClicks,
  growth,
  axe: accessibility,
}

const words = process.argv.slice(2)
const unknown = words.filter((word) => !(word in parts))
if (unknown.length > 0) {
  console.error(`bench:site has no part '${unknown.join("', '")}'; it has ${Object.keys(parts).join(', ')}.`)
  process.exit(2)
}

const setting = await createSetting()
try {
  const rows: Row[] = []
  for (const [name, measure] of Object.entries(parts)) {
    if (words.length > 0 && !words.includes(name)) continue
    process.stderr.write(`Measuring: ${name}\n`)
    rows.push(...(await measure(setting)))
  }
  console.log(tableOf(rows))
  process.exitCode = rows.every(({ holds }) => holds) ? 0 : 1
} finally {
  await setting.end()
}
