import type { Page } from '../../fixture'

/** Requests that wait at a gate, as those of a slow server do. */
export interface Gate {
  /** How many have come. */
  readonly count: () => number
  /** Lets those that wait, and all that follow, go on to the server. */
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
