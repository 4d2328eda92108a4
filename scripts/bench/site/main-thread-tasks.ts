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

/** The category of tasks, and that of the event that marks the start of a navigation. Others would cost time. */
const categories = ['toplevel', 'blink.user_timing']

/**
 * Traces a browser while a page loads a document. The page must show another document of the same site before: a process
 * that starts with the navigation is traced too late.
 *
 * @returns How long each task of the document's main thread took, in ms, from the start of the navigation.
 * @throws {Error} When the trace has no navigation to the document, or no task of it.
 */
export async function mainThreadTasks(
  browser: Browser,
  page: Page,
  url: string,
  load: () => Promise<void>,
): Promise<number[]> {
  await browser.startTracing(page, { categories })
  await load()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: readonly TraceEvent[]
  }
  // The document's own main thread writes this event.
  const start = traceEvents.find(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === new URL(url).href,
  )
  if (start === undefined) throw new Error(`The trace has no navigation to ${url}.`)
  const tasks = traceEvents
    .filter(
      ({ name, pid, tid, ts }) =>
        name === 'ThreadControllerImpl::RunTask' && pid === start.pid && tid === start.tid && ts >= start.ts,
    )
    .map(({ dur = 0 }) => dur / 1000)
  if (tasks.length === 0) throw new Error(`The trace has no task of ${url}.`)
  return tasks
}
