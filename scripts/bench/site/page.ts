import type { CDPSession, JSHandle, Page } from '@playwright/test'

/** How much slower a phone's processor is than this one: Lighthouse's factor. */
const slowdown = 4

/** Slows down a page's processor. @returns The page's session with the browser's developer tools. */
export async function slowProcessor(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return session
}

/** Opens a page of the site, and waits until it is hydrated: before that, a link loads a whole document. */
export async function openPage(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' })
  // The first update after hydration enables the scheme switch.
  await page.getByRole('button', { name: /Color scheme/, disabled: false }).waitFor()
}

/**
 * Times what an event changes, inside the page: from the event to the end of the first frame after it in which `shows` is
 * true, in ms.
 */
type FrameTimer = (event: 'keydown' | 'click', shows: () => boolean) => Promise<number>

/** Creates a timer in a page, to pass to `page.evaluate`. It fails when nothing shows within ten seconds. */
export const frameTimer = (page: Page): Promise<JSHandle<FrameTimer>> =>
  page.evaluateHandle(() => async (event, shows) => {
    const { timeStamp } = await new Promise<Event>((heard) =>
      window.addEventListener(event, heard, { once: true, capture: true }),
    )
    do {
      await new Promise(requestAnimationFrame)
      if (performance.now() - timeStamp > 10_000) throw new Error(`A ${event} changed nothing.`)
    } while (!shows())
    // A message that is sent in a frame arrives after that frame is painted.
    await new Promise((painted) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = painted
      port2.postMessage(null)
    })
    return performance.now() - timeStamp
  })

/** Starts a measurement in the page, then does what it waits for. */
export async function timed<Result>(
  page: Page,
  measure: () => Promise<Result>,
  act: () => Promise<void>,
): Promise<Result> {
  const result = measure()
  // The page must be listening before the event comes.
  await page.evaluate(() => undefined)
  const [measured] = await Promise.all([result, act()])
  return measured
}
