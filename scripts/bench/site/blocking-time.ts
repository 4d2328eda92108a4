import type { Browser } from '@playwright/test'
import { median } from '../statistics'
import type { BenchEnvironment } from './environment'
import { IncompleteTrace, mainThreadTasks, type Task } from './main-thread-tasks'
import { slowProcessor } from './page'
import type { Row } from './table'

/** The screen of Lighthouse's phone. */
const viewport = { width: 412, height: 823 }

/** How long a task may take before it blocks input, in ms (W3C Long Tasks API, "long task"). */
const shortTask = 50

/** How long to go on measuring a document with scripts after half a second without a request, in ms: it may hydrate late. */
const patience = 1000

/** In ms. */
interface Blocking {
  readonly total: number
  readonly longest: number
}

/** How long a document blocks, before and after its first paint. */
type Load = Readonly<Record<'before' | 'after', Blocking>>

const blockingOf = (tasks: readonly Task[]): Blocking => ({
  total: tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - shortTask), 0),
  longest: Math.max(0, ...tasks.map(({ duration }) => duration)),
})

/** How often a document is loaded again when Chromium's trace lacks its navigation or its paint, as some traces do. */
const retries = 3

/** Measures a document's tasks. @throws {Error} When several traces in a row lack what is looked for. */
async function loadTasks(browser: Browser, url: string, scripts: boolean): Promise<Load> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await traceLoad(browser, url, scripts)
    } catch (error) {
      if (!(error instanceof IncompleteTrace) || attempt === retries) throw error
    }
  }
}

/** Loads a document into an empty cache, and measures the tasks of its main thread. */
async function traceLoad(browser: Browser, url: string, scripts: boolean): Promise<Load> {
  const context = await browser.newContext({ viewport })
  try {
    const page = await context.newPage()
    const session = await slowProcessor(page)
    await session.send('Network.enable')
    // The document's inline scripts still run: they belong to its HTML.
    if (!scripts) await session.send('Network.setBlockedURLs', { urls: ['*.js'] })
    await page.goto(new URL('/robots.txt', url).href)
    const tasks = await mainThreadTasks(browser, page, url, async () => {
      await page.goto(url, { waitUntil: 'networkidle' })
      if (scripts) await page.waitForTimeout(patience)
      await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)))
    })
    return {
      before: blockingOf(tasks.filter(({ afterPaint }) => !afterPaint)),
      after: blockingOf(tasks.filter(({ afterPaint }) => afterPaint)),
    }
  } finally {
    await context.close()
  }
}

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

/**
 * Scripts start after the first paint, so everything before it is the same with and without them. Its tasks are
 * the longest of a load, and differ between two loads by more than scripts take: they would be most of the difference.
 */
const comparisons: readonly { readonly what: string; readonly of: Compare }[] = [
  {
    what: 'Total blocking time',
    of: ({ without, whole }) => ({
      ours: medianOf(whole, 'after', 'total'),
      base: medianOf(without, 'after', 'total'),
    }),
  },
  {
    what: 'Longest task',
    of: ({ without, whole }) => {
      const shared = medianOf([...without, ...whole], 'before', 'longest')
      return {
        ours: Math.max(shared, medianOf(whole, 'after', 'longest')),
        base: Math.max(shared, medianOf(without, 'after', 'longest')),
      }
    },
  },
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
  return comparisons.map(({ what, of }) => {
    const all = found.map((loads) => {
      const { ours, base } = of(loads)
      return { target: loads.target, ours, base, difference: ours - base }
    })
    const worst = all.reduce((a, b) => (a.difference >= b.difference ? a : b))
    const above = all.filter(({ difference }) => difference > shortTask)
    return {
      what: `${what} − that of the same document without scripts`,
      target: `≤ ${shortTask} ms`,
      measured: `at most ${worst.difference.toFixed(0)} ms`,
      details: [
        `${worst.target}: ${worst.ours.toFixed(0)} − ${worst.base.toFixed(0)}`,
        ...above.map(({ target, difference }) => `above: ${target} ${difference.toFixed(0)}`),
      ].join(', '),
      holds: above.length === 0,
    }
  })
}
