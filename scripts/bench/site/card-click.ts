import type { Browser, Page } from '@playwright/test'
import { frameTimer, timed } from './frame-timer'
import { openPage } from './open-page'
import { slowdown, slowProcessor } from './slow-processor'
import { median, type Row } from './table'
import type { BenchEnvironment } from './environment'

const rounds = 9

/** Latency in ms and bytes per second. The slow network is the one of Lighthouse's mobile preset without simulation. */
const networks = {
  'slow network': { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 86_400 },
  'this machine': { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 },
}
type Network = (typeof networks)[keyof typeof networks]

async function onPhone<Result>(
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

/** How long the pointer rests on a link before the click, in ms: less than a hand takes. */
const rest = 100

/** The moments after a click on the first card, in ms. */
interface Opened {
  /** The end of the frame with the heading of the card's page. */
  readonly heading: number
  /** The end of the frame with all of that page's sections. */
  readonly sections: number
}

async function openCard(page: Page, site: string): Promise<Opened> {
  await openPage(page, `${site}/components`)
  const card = page.getByRole('article').first().getByRole('link')
  const response = await fetch(site + (await card.getAttribute('href')))
  const sections = await page.evaluate(
    (html) => new DOMParser().parseFromString(html, 'text/html').querySelectorAll('#main section h2').length,
    await response.text(),
  )
  const timer = await frameTimer(page)
  await card.hover()
  await page.waitForTimeout(rest)
  return timed(
    page,
    () =>
      page.evaluate(
        async ({ timer, sections }) => {
          const before = document.querySelector('h1')?.textContent
          const [heading, all] = await Promise.all([
            timer('click', () => ![before, undefined].includes(document.querySelector('h1')?.textContent)),
            timer(
              'click',
              () =>
                document.querySelectorAll('#main section h2').length === sections &&
                document.querySelector('#main [aria-busy]') === null,
            ),
          ])
          return { heading, sections: all }
        },
        { timer, sections },
      ),
    () => card.click(),
  )
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

/** The targets: a moment after the click, and the share of the baseline's full load that it may take. */
const targets = [
  { network: 'slow network', moment: 'heading', limit: 1 },
  { network: 'this machine', moment: 'heading', limit: 1 },
  { network: 'this machine', moment: 'sections', limit: 1.2 },
] as const

/** Compares a click on a card with a full load of the baseline, in turns. */
export async function cardClicks({ site, baseline, browser }: BenchEnvironment): Promise<Row[]> {
  const found = new Map<string, { clicks: Opened[]; loads: number[] }>()
  for (const [name, network] of Object.entries(networks)) {
    const clicks: Opened[] = []
    const loads: number[] = []
    for (let round = 0; round < rounds; round++) {
      clicks.push(await onPhone(browser, network, (page) => openCard(page, site)))
      loads.push(await onPhone(browser, network, (page) => loadBaseline(page, baseline)))
    }
    found.set(name, { clicks, loads })
  }
  return targets.map(({ network, moment, limit }) => {
    const { clicks = [], loads = [] } = found.get(network) ?? {}
    const [click, load] = [median(clicks.map((opened) => opened[moment])), median(loads)]
    return {
      what: `Click on a card → ${moment} ÷ full load of the baseline, ${network}, CPU ×${slowdown}`,
      toReach: `≤ ${limit.toFixed(1)}`,
      measured: `${(click / load).toFixed(2)} (${click.toFixed(0)} ms ÷ ${load.toFixed(0)} ms)`,
      holds: click / load <= limit,
    }
  })
}
