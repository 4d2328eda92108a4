import type { Page } from '@playwright/test'

export const KiB = 1024

/** Home, and all pages of the catalogue. */
const isFront = (path: string) => /^\/(components(\?|$)|$)/.test(path)

export interface Budget {
  /** Compressed bytes of its scripts, lazy ones included. */
  readonly script: number
  /** Compressed bytes of everything. */
  readonly total: number
  /** Elements of its document. */
  readonly elements: number
}

/** The budget of a page. The studio shows a whole screen of components twice, each with its stylesheet. */
export const budgetOf = (path: string): Budget => ({
  script: (isFront(path) ? 85 : 120) * KiB,
  total: (path === '/studio' ? 170 : 150) * KiB,
  elements: 1000,
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
