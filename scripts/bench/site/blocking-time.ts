import { loadTasks, shortTask, type Blocking, type Load } from './blocking-load'
import { slowdown } from './slow-processor'
import { median, type Row } from './table'
import type { BenchEnvironment } from './environment'

const rounds = 3

/** The loads of one document. */
interface Loads {
  readonly target: string
  readonly without: readonly Load[]
  readonly whole: readonly Load[]
}

/** A figure of a document's loads, with the scripts and without them, in ms. */
type Compare = (loads: Loads) => { readonly ours: number; readonly base: number }

const medianOf = (loads: readonly Load[], part: keyof Load, figure: keyof Blocking) =>
  median(loads.map((load) => load[part][figure]))

/** The longest task of a load, where all loads share what is before the paint. */
const longestTask: Compare = ({ without, whole }) => {
  const shared = medianOf([...without, ...whole], 'before', 'longest')
  return {
    ours: Math.max(shared, medianOf(whole, 'after', 'longest')),
    base: Math.max(shared, medianOf(without, 'after', 'longest')),
  }
}

/** Compares what some part of the loads blocks. */
const compare =
  (part: keyof Load, figure: keyof Blocking): Compare =>
  ({ without, whole }) => ({
    ours: medianOf(whole, part, figure),
    base: medianOf(without, part, figure),
  })

/**
 * What is compared. Scripts start after the first paint, so all before it is the same with and without them. Its tasks are
 * the longest of a load, and differ between two loads by more than scripts take: they would be most of the difference.
 */
const comparisons: readonly { readonly what: string; readonly of: Compare; readonly limit?: number }[] = [
  { what: 'Total blocking time', of: compare('after', 'total'), limit: shortTask },
  { what: 'Longest task', of: longestTask, limit: shortTask },
  { what: 'For comparison: total blocking time of whole loads', of: compare('all', 'total') },
  { what: 'For comparison: longest task of whole loads', of: compare('all', 'longest') },
]

/** Compares every document with itself without its scripts, in turns, so that other load on the machine affects both. */
export async function blockingTime({ site, targets, browser }: BenchEnvironment): Promise<Row[]> {
  const found = targets.map((target) => ({ target, without: [] as Load[], whole: [] as Load[] }))
  for (let round = 0; round < rounds; round++) {
    for (const { target, without, whole } of found) {
      without.push(await loadTasks(browser, site + target, false))
      whole.push(await loadTasks(browser, site + target, true))
    }
  }
  return comparisons.map(({ what, of, limit }) => {
    const all = found.map((loads) => {
      const { ours, base } = of(loads)
      return { target: loads.target, ours, base, difference: ours - base }
    })
    const worst = all.reduce((a, b) => (a.difference >= b.difference ? a : b))
    const above = all.filter(({ difference }) => difference > shortTask)
    const names = above.map(({ target, difference }) => `${target} ${difference.toFixed(0)}`).join(', ')
    return {
      what: `${what} − without scripts, ${targets.length} documents, CPU ×${slowdown}`,
      toReach: limit === undefined ? '–' : `each ≤ ${limit} ms`,
      measured: `${worst.difference.toFixed(0)} ms at most (${worst.target}: ${worst.ours.toFixed(0)} − ${worst.base.toFixed(0)})${names && `; above: ${names}`}`,
      holds: limit === undefined || above.length === 0,
    }
  })
}
