import type { Page } from '../fixture'
import { painted } from './painted'

declare global {
  interface Window {
    /** Recorded by `recordLayoutShifts`: the value of each shift, and what has moved. */
    layoutShifts?: string[]
  }
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly sources: readonly { readonly node?: Node }[]
}

/** Records every layout shift of the documents to come, from their first paint on. */
export const recordLayoutShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = (window.layoutShifts = [])
    const name = (node?: Node) => (node instanceof Element ? node.outerHTML.slice(0, 80) : node?.nodeName)
    new PerformanceObserver((list) => {
      // TypeScript's DOM library has no type for these entries.
      for (const { value, sources } of list.getEntries() as LayoutShift[])
        shifts.push(`${value}: ${sources.map(({ node }) => name(node)).join(' | ')}`)
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** The layout shifts since navigation. */
export async function layoutShifts(page: Page): Promise<string[]> {
  // The shifts of a frame are reported after it.
  await painted(page)
  return page.evaluate(() => window.layoutShifts ?? ['nothing was recorded'])
}

/** The sum of all layout shifts since navigation. */
export const totalLayoutShift = async (page: Page): Promise<number> =>
  (await layoutShifts(page)).reduce((sum, shift) => sum + Number.parseFloat(shift), 0)
