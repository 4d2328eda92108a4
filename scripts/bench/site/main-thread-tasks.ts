import type { Browser, Page } from '@playwright/test'

/** An event of Chromium's trace. Times are in microseconds. */
interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  readonly args?: { readonly data?: { readonly documentLoaderURL?: string } }
}

/** The categories of tasks, and of the events that mark the start of a navigation and a paint. Others would cost time. */
const categories = ['toplevel', 'blink.user_timing', 'rail']

/** A task of a document's main thread. */
export interface Task {
  /** How long it took, in ms. */
  readonly duration: number
  /** Whether it began after the document's first contentful paint. */
  readonly afterPaint: boolean
}

/** A trace lacks an event that it should have. */
export class IncompleteTrace extends Error {}

/**
 * Traces a browser while a page loads a document. The page must show another document of the same site before: a process
 * that starts with the navigation is traced too late.
 *
 * @returns The tasks of the document's main thread, from the start of the navigation.
 * @throws {IncompleteTrace} When the trace has no navigation to the document, no paint or no task of it.
 */
export async function mainThreadTasks(
  browser: Browser,
  page: Page,
  url: string,
  load: () => Promise<void>,
): Promise<Task[]> {
  await browser.startTracing(page, { categories })
  await load()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: readonly TraceEvent[]
  }
  // The document's own main thread writes this event.
  const start = traceEvents.find(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === new URL(url).href,
  )
  if (start === undefined) throw new IncompleteTrace(`The trace has no navigation to ${url}.`)
  const own = traceEvents.filter(
    ({ pid, tid, ts }) => pid === start.pid && tid === start.tid && ts >= start.ts,
  )
  const paint = own.find(({ name }) => name === 'firstContentfulPaint')
  if (paint === undefined) throw new IncompleteTrace(`The trace has no paint of ${url}.`)
  const tasks = own
    .filter(({ name }) => name === 'ThreadControllerImpl::RunTask')
    .map(({ dur = 0, ts }) => ({ duration: dur / 1000, afterPaint: ts > paint.ts }))
  if (tasks.length === 0) throw new IncompleteTrace(`The trace has no task of ${url}.`)
  return tasks
}
