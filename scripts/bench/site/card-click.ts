import type { Browser, Page } from '@playwright/test'
import { median, type Row } from './table'
import type { BenchEnvironment } from './environment'

const rounds = 9

/** Latency in ms and bytes per second. The slow network is the one of Lighthouse's mobile preset without simulation. */
const networks = {
  'slow network': { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 86_400 },
  'this machine': { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 },
}
type Network = (typeof networks)[keyof typeof networks]

const slowdown = 4

async function onPhone<Result>(
  browser: Browser,
  network: Network,
  measure: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  try {
    return await measure(page)
  } finally {
    await context.close()
  }
}

/** How long the pointer rests on a link before the click, in ms: less than a hand takes. */
const rest = 100

/** The time from the click on the first card to the frame with the heading of its page, in ms. */
async function openCard(page: Page, site: string): Promise<number> {
  await page.goto(`${site}/components`, { waitUntil: 'networkidle' })
  const card = page.getByRole('article').first().getByRole('link')
  const painted = page.evaluate(async () => {
    const before = document.querySelector('h1')?.textContent
    const clicked = await new Promise<number>((heard) =>
      window.addEventListener('click', ({ timeStamp }) => heard(timeStamp), { once: true, capture: true }),
    )
    do await new Promise(requestAnimationFrame)
    while ([before, undefined].includes(document.querySelector('h1')?.textContent))
    await new Promise((shown) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = shown
      port2.postMessage(null)
    })
    return performance.now() - clicked
  })
  await card.hover()
  await page.waitForTimeout(rest)
  await card.click()
  return painted
}

/** The time from the start of the navigation to the end of `load`, in ms. */
async function loadBaseline(page: Page, baseline: string): Promise<number> {
  await page.goto(baseline, { waitUntil: 'load' })
  const ended = await page.waitForFunction(() => {
    const [navigation] = performance.getEntriesByType('navigation')
    return navigation instanceof PerformanceNavigationTiming && navigation.loadEventEnd
  })
  return Number(await ended.jsonValue())
}

/** Compares a click on a card with a full load of the baseline, in turns. */
export async function cardClicks({ site, baseline, browser }: BenchEnvironment): Promise<Row[]> {
  const rows: Row[] = []
  for (const [name, network] of Object.entries(networks)) {
    const clicks: number[] = []
    const loads: number[] = []
    for (let round = 0; round < rounds; round++) {
      clicks.push(await onPhone(browser, network, (page) => openCard(page, site)))
      loads.push(await onPhone(browser, network, (page) => loadBaseline(page, baseline)))
    }
    const [click, load] = [median(clicks), median(loads)]
    rows.push({
      what: `Click on a card → heading ÷ full load of the baseline, ${name}, CPU ×${slowdown}`,
      toReach: '≤ 1.0',
      measured: `${(click / load).toFixed(2)} (${click.toFixed(0)} ms ÷ ${load.toFixed(0)} ms)`,
      holds: click / load <= 1,
    })
  }
  return rows
}
