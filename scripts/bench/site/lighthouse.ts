import lighthouse from 'lighthouse'
import { median } from '../statistics'
import type { BenchEnvironment } from './environment'
import type { Row } from './table'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof categories)[number]

/** Lighthouse's result for one load: scores from 0 to 100, and times in ms. */
interface LighthouseResult {
  /** By category; only of those that were asked for. */
  readonly scores: Readonly<Partial<Record<Category, number>>>
  readonly firstPaint: number
  readonly largestPaint: number
  readonly shift: number
  /** The ids of the audits that lower a score. */
  readonly complaints: readonly string[]
}

/** How often a page is loaded until Lighthouse has a trace of it: Chromium's trace sometimes lacks the navigation. */
const tries = 3

/** Loads a page in Lighthouse. */
async function load(url: string, port: number, wanted: readonly Category[]) {
  for (let count = 1; ; count++) {
    const result = await lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...wanted],
      disableFullPageScreenshot: true,
    })
    if (result === undefined) throw new Error(`Lighthouse gave no result for ${url}.`)
    const { runtimeError } = result.lhr
    if (runtimeError === undefined) return result.lhr
    if (runtimeError.code !== 'NO_NAVSTART' || count === tries)
      throw new Error(`Lighthouse could not load ${url}: ${runtimeError.message}`)
    process.stderr.write(`Lighthouse: no trace of ${url}; it is loaded again\n`)
  }
}

/**
 * Runs Lighthouse's mobile preset: a phone's screen, and a simulated slow network and processor.
 *
 * @param wanted The categories to judge. Times are measured for performance.
 * @throws {Error} When a page cannot be loaded, or was not traced three times in a row.
 */
async function runLighthouse(
  url: string,
  debuggingPort: number,
  wanted: readonly Category[],
): Promise<LighthouseResult> {
  const { audits, categories: judged } = await load(url, debuggingPort, wanted)
  const figure = (id: string) => {
    const value = audits[id]?.numericValue
    if (value === undefined) throw new Error(`Lighthouse did not measure '${id}' of ${url}.`)
    return value
  }
  const scores = wanted.map((id) => [id, Math.round((judged[id]?.score ?? 0) * 100)] as const)
  const weighty = wanted.flatMap((id) => judged[id]?.auditRefs ?? []).filter(({ weight }) => weight > 0)
  return {
    scores: Object.fromEntries(scores),
    firstPaint: figure('first-contentful-paint'),
    largestPaint: figure('largest-contentful-paint'),
    shift: figure('cumulative-layout-shift'),
    complaints: weighty
      .filter(({ id }) => {
        const score = audits[id]?.score
        return score !== null && score !== undefined && score < 0.9
      })
      .map(({ id }) => id),
  }
}

const rounds = 3

/** The pages whose paints are compared with the baseline's. */
const painted = ['/', '/components', '/button-details', '/pricing-details', '/generator']

const limits = [
  {
    paint: 'firstPaint',
    what: 'First contentful paint ÷ baseline: home, catalogue, Button, Pricing, Generator',
    limit: 1.4,
  },
  { paint: 'largestPaint', what: 'Largest contentful paint ÷ baseline: the same pages', limit: 1.15 },
] as const

/** The names of the categories in the table. */
const names: Readonly<Record<Category, string>> = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
}

/** The lowest score of a category that holds. Performance moves by a point or two from load to load. */
const least: Readonly<Record<Category, number>> = {
  performance: 98,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
}

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

  const paints = limits.map(({ paint, what, limit }): Row => {
    const ratios = painted.map((target) => ratio(target, (verdict) => verdict[paint]))
    const times = painted.map((target) => of(target, (verdict) => verdict[paint]).toFixed(0))
    const baselineTime = of('baseline', (verdict) => verdict[paint]).toFixed(0)
    return {
      what,
      target: `≤ ${limit}`,
      measured: ratios.map((value) => value.toFixed(2)).join(', '),
      details: `${times.join(', ')} ÷ ${baselineTime} ms`,
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
      what: `Lighthouse: ${names[category]}, every document`,
      target: least[category] === 100 ? '100' : `≥ ${least[category]}`,
      measured:
        worst === 100 ? '100' : `at least ${worst}; ${all.length - low.length} of ${all.length} have 100`,
      details: [
        ...(category === 'performance' ? [`baseline ${baselineScore}`] : []),
        ...low.map(({ target, score }) => `${target} ${score} (${complaintsOf(found.get(target))})`),
      ].join(', '),
      holds: worst >= least[category],
    }
  })

  const shift = Math.max(...targets.map((target) => of(target, (verdict) => verdict.shift)))
  return [
    ...paints,
    ...scores,
    {
      what: 'Layout shift, every document',
      target: '0',
      measured: shift < 0.0005 ? '0' : `at most ${shift.toFixed(3)}`,
      holds: shift < 0.0005,
    },
  ]
}

const complaintsOf = (all: readonly LighthouseResult[] = []) =>
  [...new Set(all.flatMap(({ complaints }) => complaints))].join(', ')
