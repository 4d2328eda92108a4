import type { Browser } from '@playwright/test'
import { mainThreadTasks } from './main-thread-tasks'
import { slowdown, slowProcessor } from './slow-processor'
import { median, type Row } from './table'
import type { BenchEnvironment } from './environment'

const rounds = 3

/** The screen of Lighthouse's phone. */
const viewport = { width: 412, height: 823 }

/** What a task may take before it blocks input, in ms (W3C Long Tasks API, "long task"). */
const shortTask = 50

/** How long to go on measuring a document with scripts after half a second without a request, in ms: it may hydrate late. */
const patience = 1000

/** What a document's tasks block, in ms. */
interface Tasks {
  readonly blocking: number
  readonly longest: number
}

/** Loads a document into an empty cache, and measures the tasks of its main thread. */
async function loadTasks(browser: Browser, url: string, scripts: boolean): Promise<Tasks> {
  const context = await browser.newContext({ viewport })
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
  await context.close()
  return {
    blocking: tasks.reduce((sum, task) => sum + Math.max(0, task - shortTask), 0),
    longest: Math.max(...tasks),
  }
}

/** Compares every document with itself without its scripts, in turns, so that other load on the machine affects both. */
export async function blockingTime({ site, targets, browser }: BenchEnvironment): Promise<Row[]> {
  const found = targets.map((target) => ({ target, without: [] as Tasks[], whole: [] as Tasks[] }))
  for (let round = 0; round < rounds; round++) {
    for (const { target, without, whole } of found) {
      without.push(await loadTasks(browser, site + target, false))
      whole.push(await loadTasks(browser, site + target, true))
    }
  }
  const row = (what: string, pick: (tasks: Tasks) => number): Row => {
    const all = found.map(({ target, without, whole }) => {
      const [base, ours] = [median(without.map(pick)), median(whole.map(pick))]
      return { target, base, ours, difference: ours - base }
    })
    const worst = all.reduce((a, b) => (a.difference >= b.difference ? a : b))
    const above = all.filter(({ difference }) => difference > shortTask)
    const names = above.map(({ target, difference }) => `${target} ${difference.toFixed(0)}`).join(', ')
    return {
      what: `${what} − without scripts, ${targets.length} documents, CPU ×${slowdown}`,
      toReach: `each ≤ ${shortTask} ms`,
      measured: `${worst.difference.toFixed(0)} ms at most (${worst.target}: ${worst.ours.toFixed(0)} − ${worst.base.toFixed(0)})${names && `; above: ${names}`}`,
      holds: above.length === 0,
    }
  }
  return [
    row('Total blocking time', ({ blocking }) => blocking),
    row('Longest task', ({ longest }) => longest),
  ]
}
