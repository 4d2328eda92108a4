import { countBytes, KiB, shareOf } from '../../harness/transfer'
import type { Row } from './table'
import type { BenchEnvironment } from './environment'

/** How long to count after `load`, in ms: a page may go on loading without input. */
const patience = 5000

const pagesAtOnce = 6

/** Counts what each document transfers until five seconds after `load`, with an empty cache. */
export async function bytes({ site, targets, details, browser }: BenchEnvironment): Promise<Row[]> {
  const waiting = [...targets]
  const found: { target: string; script: number; total: number }[] = []
  const work = async () => {
    for (let target = waiting.shift(); target !== undefined; target = waiting.shift()) {
      const context = await browser.newContext()
      const page = await context.newPage()
      const counted = await countBytes(page)
      await page.goto(site + target, { waitUntil: 'load' })
      await page.waitForTimeout(patience)
      found.push({ target, ...counted })
      await context.close()
    }
  }
  await Promise.all(Array.from({ length: pagesAtOnce }, work))

  const row = (what: string, measure: 'script' | 'total', part: typeof found): Row => {
    const most = part.reduce((a, b) => (a[measure] >= b[measure] ? a : b))
    return {
      what,
      toReach: `≤ ${shareOf(most.target)[measure] / KiB} KiB`,
      measured: `${(most[measure] / KiB).toFixed(1)} KiB at most (${most.target})`,
      holds: part.every((one) => one[measure] <= shareOf(one.target)[measure]),
    }
  }
  const isFront = ({ target }: { target: string }) => target === '/' || target.startsWith('/components')
  return [
    row('Script until 5 s after load: home, catalogue', 'script', found.filter(isFront)),
    row(
      'Script until 5 s after load: all others',
      'script',
      found.filter((one) => !isFront(one)),
    ),
    row(
      'All bytes of a detail page',
      'total',
      found.filter(({ target }) => details.includes(target)),
    ),
  ]
}
