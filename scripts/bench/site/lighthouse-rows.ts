import { categories, runLighthouse, type LighthouseResult } from './lighthouse'
import { median, type Row } from './table'
import type { BenchEnvironment } from './environment'

const rounds = 3

/** The pages whose paints are compared with the baseline's. */
const painted = ['/', '/components', '/button-details', '/pricing-details', '/generator']

const limits = [
  { paint: 'firstPaint', name: 'FCP', limit: 1.4 },
  { paint: 'largestPaint', name: 'LCP', limit: 1.15 },
] as const

/** Runs Lighthouse on the baseline and on every document, in rounds, so that other load on the machine affects all alike. */
export async function lighthouseRows({
  site,
  baseline,
  targets,
  debuggingPort,
}: BenchEnvironment): Promise<Row[]> {
  const found = new Map<string, LighthouseResult[]>()
  for (let round = 0; round < rounds; round++) {
    for (const target of ['baseline', ...targets]) {
      const verdict = await runLighthouse(
        target === 'baseline' ? `${baseline}/` : site + target,
        debuggingPort,
        // Only performance differs from one load to the next.
        round === 0 ? categories : ['performance'],
      )
      found.set(target, [...(found.get(target) ?? []), verdict])
    }
    process.stderr.write(`Lighthouse: round ${round + 1} of ${rounds}\n`)
  }
  const of = (target: string, pick: (verdict: LighthouseResult) => number | undefined) =>
    median((found.get(target) ?? []).map(pick).filter((value) => value !== undefined))
  const ratio = (target: string, pick: (verdict: LighthouseResult) => number) =>
    of(target, pick) / of('baseline', pick)

  const paints = limits.map(({ paint, name, limit }): Row => {
    const ratios = painted.map((target) => ratio(target, (verdict) => verdict[paint]))
    const times = painted.map((target) => of(target, (verdict) => verdict[paint]).toFixed(0))
    const baselineTime = of('baseline', (verdict) => verdict[paint]).toFixed(0)
    return {
      what: `${name} ÷ baseline (a page of cards by hand, without script or picture): ${painted.join(', ')}`,
      toReach: `each ≤ ${limit}`,
      measured: `${ratios.map((value) => value.toFixed(2)).join(', ')} (${times.join(', ')} ÷ ${baselineTime} ms)`,
      holds: ratios.every((value) => value <= limit),
    }
  })

  const baselineScore = of('baseline', ({ scores }) => scores.performance)
  const scores = categories.map((category): Row => {
    const all = targets.map((target) => ({
      target,
      score: of(target, (verdict) => verdict.scores[category]),
    }))
    const low = all.filter(({ score }) => score < 100)
    const worst = Math.min(...all.map(({ score }) => score))
    return {
      what: `Lighthouse, ${category}, ${targets.length} documents`,
      toReach: 'each 100',
      measured:
        `${worst} at least${category === 'performance' ? ` (baseline ${baselineScore})` : ''}` +
        low.map(({ target, score }) => `; ${target} ${score} (${complaintsOf(found.get(target))})`).join(''),
      holds: low.length === 0,
    }
  })

  const shift = Math.max(...targets.map((target) => of(target, (verdict) => verdict.shift)))
  return [
    ...paints,
    ...scores,
    {
      what: `Layout shift (CLS), ${targets.length} documents`,
      toReach: '0',
      measured: `${shift.toFixed(3)} at most`,
      holds: shift < 0.0005,
    },
  ]
}

const complaintsOf = (all: readonly LighthouseResult[] = []) =>
  [...new Set(all.flatMap(({ complaints }) => complaints))].join(', ')
