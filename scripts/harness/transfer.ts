import type { Page } from '@playwright/test'

export const KiB = 1024

const front = ['/', '/components', '/components?page=2', '/components?page=3']

/** A page's transfer budgets, in compressed bytes: for its scripts, lazy ones included, and for everything. */
export const shareOf = (path: string) => ({
  script: (front.includes(path) ? 85 : 120) * KiB,
  total: 150 * KiB,
})

/** Counts the bytes that a page transfers from now on. The returned object is updated with every response. */
export async function countBytes(page: Page): Promise<Readonly<{ script: number; total: number }>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const types = new Map<string, string>()
  const bytes = { script: 0, total: 0 }
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.total += encodedDataLength
    if (types.get(requestId) === 'Script') bytes.script += encodedDataLength
  })
  return bytes
}
