import type { Page } from '../../fixture'

declare global {
  interface Window {
    /** Written by `watchShifts`: what has moved by itself, and how far. */
    shifts?: string[]
  }
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly sources: readonly { readonly node?: Node }[]
}

/** Records every layout shift of the documents to come, from their first paint on. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = (window.shifts = [])
    const name = (node?: Node) => (node instanceof Element ? node.outerHTML.slice(0, 80) : node?.nodeName)
    new PerformanceObserver((list) => {
      // The DOM's types do not know the entries of this type.
      for (const { value, sources } of list.getEntries() as LayoutShift[])
        shifts.push(`${value}: ${sources.map(({ node }) => name(node)).join(' | ')}`)
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** What has moved by itself since navigation, and how far. */
export const shifts = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // The shifts of a frame are reported after it.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    return window.shifts ?? ['nothing was recorded']
  })

/** The sum of all layout shifts since navigation. */
export const layoutShift = async (page: Page): Promise<number> =>
  (await shifts(page)).reduce((sum, shift) => sum + Number.parseFloat(shift), 0)
