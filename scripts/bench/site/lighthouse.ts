import lighthouse from 'lighthouse'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]

/** Lighthouse's result for one load: scores from 0 to 100, and times in ms. */
export interface LighthouseResult {
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
export async function runLighthouse(
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
