import type { Browser, Page } from '@playwright/test'
import { slowProcessor } from './slow-processor'

/** Latency in ms and bytes per second. The slow network is the one of Lighthouse's mobile preset without simulation. */
export const networks = {
  'slow network': { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 86_400 },
  'this machine': { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 },
}
type Network = (typeof networks)[keyof typeof networks]

/** Does something on a page of its own, with a slow processor and a network. */
export async function onPhone<Result>(
  browser: Browser,
  network: Network,
  measure: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const session = await slowProcessor(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', network)
  try {
    return await measure(page)
  } finally {
    await context.close()
  }
}
