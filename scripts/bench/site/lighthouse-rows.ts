import { runLighthouse, type LighthouseResult } from './lighthouse'
import { median, type Row } from './table'
import type { BenchEnvironment } from './environment'

const rounds = 3

/** The pages whose first paint is compared with the floor's. */
const painted = ['/', '/components', '/button-details', '/pricing-details', '/generator']

/** Lighthouse on every document and on the floor, in rounds, so that what else the machine does meets all of them. */
export async function lighthouseRows({
  site,
  baseline,
  targets,
  debuggingPort,
}: BenchEnvironment): Promise<Row[]> {
  const found = new Map<string, LighthouseResult[]>()
  for (let round = 0; round < rounds; round++) {
    for (const target of ['floor', ...targets]) {
      const verdict = await runLighthouse(target === 'floor' ? `${baseline}/` : site + target, debuggingPort)
      found.set(target, [...(found.get(target) ?? []), verdict])
    }
    process.stderr.write(`Lighthouse: round ${round + 1} of ${rounds}\n`)
  }
  const of = (target: string, pick: (verdict: LighthouseResult) => number) =>
    median((found.get(target) ?? []).map(pick))
  const ratio = (target: string, pick: (verdict: LighthouseResult) => number) =>
    of(target, pick) / of('floor', pick)

  const paints = (['firstPaint', 'largestPaint'] as const).map((paint): Row => {
    const ratios = painted.map((target) => ratio(target, (verdict) => verdict[paint]))
    return {
      what: `${paint === 'firstPaint' ? 'FCP' : 'LCP'} ÷ floor: ${painted.join(', ')}`,
      toReach: 'each ≤ 1.4',
      measured: ratios.map((value) => value.toFixed(2)).join(', '),
      holds: ratios.every((value) => value <= 1.4),
    }
  })

  const floorScore = of('floor', ({ scores }) => scores.performance)
  const least = Math.min(99, floorScore - 1)
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
      toReach: category === 'performance' ? `each ≥ ${needed} (floor ${floorScore})` : 'each 100',
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
