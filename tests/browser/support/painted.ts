import type { Page } from '../fixture'

/** Waits until the browser has painted what has changed so far: the second frame starts after the first is painted. */
export const painted = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
  })
