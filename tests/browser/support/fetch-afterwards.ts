import type { Page } from '../fixture'

/** Requests `/healthz`. Requests are reported in order, so any that the page made before are reported by then. */
export const fetchAfterwards = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await fetch('/healthz')
  })
