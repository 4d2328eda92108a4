import type { Page } from '@playwright/test'
import { openCard, type Opened, type Opening } from './open-card'
import { networks, onPhone } from './phone'
import { slowdown } from './slow-processor'
import { swapHtml } from './swap-html'
import { median, type Row } from './table'
import type { BenchEnvironment } from './environment'

const rounds = 9

/** How long the pointer rests on a link before the click, in ms: less than a hand takes, and about as long as one takes. */
const rests = { short: 100, long: 500 }

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
  { network: 'this machine', by: 'laidOut', moment: 'sections', limit: undefined },
  { network: 'this machine', by: 'rested', moment: 'heading', limit: undefined },
  { network: 'this machine', by: 'rested', moment: 'sections', limit: undefined },
  { network: 'this machine', by: 'swap', moment: 'sections', limit: undefined },
] as const

/** What the table calls the click. */
const names = {
  site: 'Click on a card',
  laidOut: 'For comparison: a click until all sections are laid out, in sight or not',
  rested: `For comparison: a click after ${rests.long} ms on the card`,
  swap: 'For comparison: a click that swaps in the same HTML',
}

/** Compares a click on a card with a full load of the baseline, in turns. */
export async function cardClicks({ site, baseline, browser }: BenchEnvironment): Promise<Row[]> {
  const found = new Map<string, Record<keyof typeof names, Opened[]> & { loads: number[] }>()
  for (const [name, network] of Object.entries(networks)) {
    const times = {
      site: [] as Opened[],
      laidOut: [] as Opened[],
      rested: [] as Opened[],
      swap: [] as Opened[],
      loads: [] as number[],
    }
    for (let round = 0; round < rounds; round++) {
      const open = (opening: Opening) => onPhone(browser, network, (page) => openCard(page, site, opening))
      times.site.push(await open({ rest: rests.short }))
      // On a slow network the page is not there after so short a rest.
      if (name === 'this machine') {
        times.laidOut.push(await open({ rest: rests.short, awaitsAll: true }))
        times.rested.push(await open({ rest: rests.long }))
        times.swap.push(await open({ rest: rests.short, prepare: swapHtml }))
      }
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
