import type { Page } from '@playwright/test'
import { frameTimer, timed } from './frame-timer'
import { openPage } from './open-page'
import { networks, onPhone } from './phone'
import { slowdown } from './slow-processor'
import { swapHtml } from './swap-html'
import { median, type Row } from './table'
import type { BenchEnvironment } from './environment'

const rounds = 9

/** How long the pointer rests on a link before the click, in ms: less than a hand takes. */
const rest = 100

/** The moments after a click on the first card, in ms. */
interface Opened {
  /** The end of the frame with the heading of the card's page. */
  readonly heading: number
  /** The end of the frame with all of that page's sections. */
  readonly sections: number
}

/** Opens the page of the first card with a click: as the site does it, or as `prepare` makes the page do it. */
async function openCard(page: Page, site: string, prepare?: (page: Page) => Promise<void>): Promise<Opened> {
  await openPage(page, `${site}/components`)
  await prepare?.(page)
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

/** What is measured: who opens the page, until when, and the share of the baseline's full load that it may take. */
const targets = [
  { network: 'slow network', by: 'site', moment: 'heading', limit: 1 },
  { network: 'this machine', by: 'site', moment: 'heading', limit: 1 },
  { network: 'this machine', by: 'site', moment: 'sections', limit: 1.2 },
  { network: 'this machine', by: 'swap', moment: 'sections', limit: undefined },
] as const

/** What the table calls the click. */
const names = { site: 'Click on a card', swap: 'For comparison: a click that swaps in the same HTML' }

/** Compares a click on a card with a full load of the baseline, in turns. */
export async function cardClicks({ site, baseline, browser }: BenchEnvironment): Promise<Row[]> {
  const found = new Map<string, { site: Opened[]; swap: Opened[]; loads: number[] }>()
  for (const [name, network] of Object.entries(networks)) {
    const times = { site: [] as Opened[], swap: [] as Opened[], loads: [] as number[] }
    for (let round = 0; round < rounds; round++) {
      times.site.push(await onPhone(browser, network, (page) => openCard(page, site)))
      // On a slow network the page is not there after so short a rest.
      if (name === 'this machine')
        times.swap.push(await onPhone(browser, network, (page) => openCard(page, site, swapHtml)))
      times.loads.push(await onPhone(browser, network, (page) => loadBaseline(page, baseline)))
    }
    found.set(name, times)
  }
  return targets.map(({ network, by, moment, limit }) => {
    const times = found.get(network)
    const [click, load] = [
      median(times?.[by].map((opened) => opened[moment]) ?? []),
      median(times?.loads ?? []),
    ]
    return {
      what: `${names[by]} → ${moment} ÷ full load of the baseline, ${network}, CPU ×${slowdown}`,
      toReach: limit === undefined ? '–' : `≤ ${limit.toFixed(1)}`,
      measured: `${(click / load).toFixed(2)} (${click.toFixed(0)} ms ÷ ${load.toFixed(0)} ms)`,
      holds: limit === undefined || click / load <= limit,
    }
  })
}
