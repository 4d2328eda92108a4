import type { Page } from '../fixture'

/** Requests that are held back, as by a slow server. */
export interface Gate {
  /** Number of requests so far. */
  readonly count: () => number
  /** Sends the held requests, and all later ones, to the server. */
  readonly open: () => void
}

/** Holds back the requests for an address until the gate is opened. */
export async function gate(page: Page, url: string | RegExp): Promise<Gate> {
  let count = 0
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  await page.route(url, async (route) => {
    count += 1
    await opened
    await route.continue()
  })
  return { count: () => count, open }
}
