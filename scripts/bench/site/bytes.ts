import type { Browser } from '@playwright/test'
import { budgetOf, countBytes, KiB, type Budget } from '../../harness/transfer'
import type { BenchEnvironment } from './environment'
import type { Row } from './table'

/** How long to count after `load`, in ms: a page may go on loading without input. */
const patience = 5000

const pagesAtOnce = 6

interface Count {
  readonly target: string
  /** Compressed bytes. */
  readonly script: number
  readonly total: number
  readonly elements: number
}

/** Counts what documents transfer until five seconds after `load`, with an empty cache, and the elements they have then. */
async function countAll(browser: Browser, site: string, targets: readonly string[]): Promise<Count[]> {
  const waiting = [...targets]
  const found: Count[] = []
  const work = async () => {
    for (let target = waiting.shift(); target !== undefined; target = waiting.shift()) {
      const context = await browser.newContext()
      const page = await context.newPage()
      const counted = await countBytes(page)
      await page.goto(site + target, { waitUntil: 'load' })
      await page.waitForTimeout(patience)
      found.push({ target, ...counted, elements: await page.locator('*').count() })
      await context.close()
    }
  }
  await Promise.all(Array.from({ length: pagesAtOnce }, work))
  return found
}

/** The largest of some counts; each must stay within its budget. */
function row(what: string, measure: keyof Budget, counts: readonly Count[]): Row {
  const most = counts.reduce((a, b) => (a[measure] >= b[measure] ? a : b))
  const over = counts.filter((one) => one[measure] > budgetOf(one.target)[measure])
  const print = (count: number, digits: number) =>
    measure === 'elements' ? count.toLocaleString('en') : `${(count / KiB).toFixed(digits)} KiB`
  return {
    what,
    target: `≤ ${print(budgetOf(most.target)[measure], 0)}`,
    measured: `at most ${print(most[measure], 1)}`,
    details: [most.target, ...over.map(({ target }) => `above: ${target}`)].join(', '),
    holds: over.length === 0,
  }
}

const isFront = (target: string) => target === '/' || target.startsWith('/components')

const isStudio = ({ target }: Count) => target === '/studio'

/** Counts bytes and elements of every document. */
export async function bytes(environment: BenchEnvironment): Promise<Row[]> {
  const { site, siteWithSignIn, targets, browser } = environment
  const all = await countAll(browser, site, targets)
  const withSignIn = await countAll(browser, siteWithSignIn, targets.filter(isFront))
  const front = all.filter(({ target }) => isFront(target))
  const others = all.filter(({ target }) => !isFront(target))
  const [studio, pages] = [all.filter(isStudio), all.filter((one) => !isStudio(one))]
  return [
    row('Script: home and catalogue', 'script', front),
    row('Script: home and catalogue, with sign-in configured', 'script', withSignIn),
    row('Script: any other document', 'script', others),
    row('All bytes of a document', 'total', pages),
    row('All bytes of the studio, which shows whole screens', 'total', studio),
    row('Elements of a document', 'elements', all),
  ]
}
