import type { Browser, Page } from '@playwright/test'
import { median } from '../statistics'
import type { BenchEnvironment } from './environment'
import { frameTimer, openPage, slowProcessor, timed } from './page'
import type { Row } from './table'

const rounds = 9

/** How long the pointer rests on a link before the click, in ms: less than a hand takes. */
const rest = 100

/** Latency in ms and bytes per second. The slow network is the one of Lighthouse's mobile preset without simulation. */
const networks = {
  slow: { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 86_400 },
  local: { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 },
}
type Network = keyof typeof networks

/** Measures in a new page, with a slow processor and a network. */
async function onPhone<Result>(
  browser: Browser,
  network: Network,
  measure: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const session = await slowProcessor(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', networks[network])
  try {
    return await measure(page)
  } finally {
    await context.close()
  }
}

/** The moments after a click on the first card, in ms. */
interface Opened {
  /** The end of the frame with the heading of the card's page. */
  readonly heading: number
  /** The end of the frame with all of that page's sections. Those out of sight are laid out after it. */
  readonly sections: number
}

/** Opens the page of the first card with a click. */
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
          // A page may be in the document before it is shown.
          const before = document.querySelector('h1')
          const [heading, all] = await Promise.all([
            timer('click', () =>
              [...document.querySelectorAll('h1')].some(
                (h1) => h1.textContent !== before?.textContent && h1.checkVisibility(),
              ),
            ),
            timer('click', () => {
              const main = [...document.querySelectorAll('#main')].find((one) => one.checkVisibility())
              return (
                main?.querySelectorAll('section h2').length === sections &&
                main.querySelector('[aria-busy]') === null
              )
            }),
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

/** Each compares one moment, on some networks. The limit is a share of the baseline's full load. */
const comparisons: readonly {
  readonly what: string
  readonly moment: keyof Opened
  readonly on: readonly Network[]
  readonly limit: number
}[] = [
  {
    what: 'Click on a card → heading painted ÷ full load of the baseline: slow network / no delay',
    moment: 'heading',
    on: ['slow', 'local'],
    limit: 1,
  },
  {
    what: 'Click on a card → sections painted ÷ full load of the baseline, no delay',
    moment: 'sections',
    on: ['local'],
    limit: 1.2,
  },
]

/** Compares a click on a card with a full load of the baseline, in turns. */
export async function cardClicks({ site, baseline, browser }: BenchEnvironment): Promise<Row[]> {
  const found: Record<Network, { readonly clicks: Opened[]; readonly loads: number[] }> = {
    slow: { clicks: [], loads: [] },
    local: { clicks: [], loads: [] },
  }
  for (const network of ['slow', 'local'] as const)
    for (let round = 0; round < rounds; round++) {
      const { clicks, loads } = found[network]
      clicks.push(await onPhone(browser, network, (page) => openCard(page, site)))
      loads.push(await onPhone(browser, network, (page) => loadBaseline(page, baseline)))
    }
  return comparisons.map(({ what, moment, on, limit }) => {
    const results = on.map((network) => {
      const click = median(found[network].clicks.map((opened) => opened[moment]))
      const load = median(found[network].loads)
      return { ratio: click / load, times: `${click.toFixed(0)} ms ÷ ${load.toFixed(0)} ms` }
    })
    return {
      what,
      target: `≤ ${limit.toFixed(1)}`,
      measured: results.map(({ ratio }) => ratio.toFixed(2)).join(' / '),
      details: results.map(({ times }) => times).join(', '),
      holds: results.every(({ ratio }) => ratio <= limit),
    }
  })
}
