import type { CDPSession, Page } from '@playwright/test'

/** How much slower a phone's processor is than this one: Lighthouse's factor. */
export const slowdown = 4

/** Slows down a page's processor. @returns The page's session with the browser's developer tools. */
export async function slowProcessor(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return session
}
