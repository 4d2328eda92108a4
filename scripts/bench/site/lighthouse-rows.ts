import { runLighthouse, type LighthouseResult } from './lighthouse'
import { median, type Row } from './table'
import type { BenchEnvironment } from './environment'

const rounds = 3

/** The pages whose paints are compared with the baseline's. */
const painted = ['/', '/components', '/button-details', '/pricing-details', '/generator']

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
      )
      found.set(target, [...(found.get(target) ?? []), verdict])
    }
    process.stderr.write(`Lighthouse: round ${round + 1} of ${rounds}\n`)
  }
  const of = (target: string, pick: (verdict: LighthouseResult) => number) =>
    median((found.get(target) ?? []).map(pick))
  const ratio = (target: string, pick: (verdict: LighthouseResult) => number) =>
    of(target, pick) / of('baseline', pick)

  const paints = (['firstPaint', 'largestPaint'] as const).map((paint): Row => {
    const ratios = painted.map((target) => ratio(target, (verdict) => verdict[paint]))
    return {
      what: `${paint === 'firstPaint' ? 'FCP' : 'LCP'} ÷ baseline: ${painted.join(', ')}`,
      toReach: 'each ≤ 1.4',
      measured: ratios.map((value) => value.toFixed(2)).join(', '),
      holds: ratios.every((value) => value <= 1.4),
    }
  })

  const baselineScore = of('baseline', ({ scores }) => scores.performance)
  const least = Math.min(99, baselineScore - 1)
  const scores = (['performance', 'accessibility', 'best-practices', 'seo'] as const).map((category): Row => {
    const needed = category === 'performance' ? least : 100
    const all = targets.map((target) => ({
      target,
      score: of(target, (verdict) => verdict.scores[category]),
    }))
    const low = all.filter(({ score }) => score < needed)
    const worst = Math.min(...all.map(({ score }) => score))
    return {
      what: `Lighthouse, ${category}, ${targets.length} documents`,
      toReach: category === 'performance' ? `each ≥ ${needed} (baseline ${baselineScore})` : 'each 100',
      measured:
        `${worst} at least` +
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
