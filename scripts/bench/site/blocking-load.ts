import type { Browser } from '@playwright/test'
import { IncompleteTrace, mainThreadTasks, type Task } from './main-thread-tasks'
import { slowProcessor } from './slow-processor'

/** The screen of Lighthouse's phone. */
const viewport = { width: 412, height: 823 }

/** What a task may take before it blocks input, in ms (W3C Long Tasks API, "long task"). */
export const shortTask = 50

/** How long to go on measuring a document with scripts after half a second without a request, in ms: it may hydrate late. */
const patience = 1000

/** What some tasks block, in ms. */
export interface Blocking {
  readonly total: number
  readonly longest: number
}

/** What a document's tasks block, in ms: all of them, and those before and after its first paint. */
export type Load = Readonly<Record<'all' | 'before' | 'after', Blocking>>

const blockingOf = (tasks: readonly Task[]): Blocking => ({
  total: tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - shortTask), 0),
  longest: Math.max(0, ...tasks.map(({ duration }) => duration)),
})

/** How often a document is loaded again when Chromium's trace lacks its navigation or its paint, as some traces do. */
const retries = 3

/** Measures a document's tasks. @throws {Error} When several traces in a row lack what is looked for. */
export async function loadTasks(browser: Browser, url: string, scripts: boolean): Promise<Load> {
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
      all: blockingOf(tasks),
      before: blockingOf(tasks.filter(({ afterPaint }) => !afterPaint)),
      after: blockingOf(tasks.filter(({ afterPaint }) => afterPaint)),
    }
  } finally {
    await context.close()
  }
}
