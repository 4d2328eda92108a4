import type { Browser } from '@playwright/test'
import { quantile } from '../statistics'
import type { BenchEnvironment } from './environment'
import { openPage, slowProcessor } from './page'
import type { Row } from './table'

const rounds = 5

/** How far a frame scrolls, in px, and how many frames there are: from the first row of cards to the last. */
const step = 8
const frames = 90

/** What the catalogue is compared with, and the styles that make it so. */
const others = {
  'without thumbnails': '[data-thumbnail] { visibility: hidden; content-visibility: hidden }',
  'without blur': '*, ::before, ::after { backdrop-filter: none !important }',
} as const

/** Scrolls the catalogue down, with more styles or as it is. @returns The time from each frame to the next, in ms. */
async function scrollCatalogue(browser: Browser, site: string, css = ''): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 844 } })
  const page = await context.newPage()
  await openPage(page, `${site}/components`)
  if (css !== '') await page.addStyleTag({ content: css })
  await slowProcessor(page)
  const times = await page.evaluate(
    async ({ step, frames }) => {
      const found: number[] = []
      let last = await new Promise(requestAnimationFrame)
      for (let frame = 0; frame < frames; frame += 1) {
        window.scrollBy(0, step)
        const now = await new Promise(requestAnimationFrame)
        found.push(now - last)
        last = now
      }
      return found
    },
    { step, frames },
  )
  await context.close()
  return times
}

/** Compares the frames of a scroll through the catalogue with the same scroll when there is less to paint, in turns. */
export async function scrolling({ site, browser }: BenchEnvironment): Promise<Row[]> {
  const shown: number[] = []
  const compared = Object.entries(others).map(([what, css]) => ({ what, css, times: [] as number[] }))
  for (let round = 0; round < rounds; round++) {
    shown.push(...(await scrollCatalogue(browser, site)))
    for (const { css, times } of compared) times.push(...(await scrollCatalogue(browser, site, css)))
  }
  const one = quantile(shown, 0.95)
  return compared.map(({ what, times }): Row => {
    const other = quantile(times, 0.95)
    return {
      what: `Frame of a scroll through the catalogue ÷ ${what}: p95`,
      target: '≤ 1.3',
      measured: (one / other).toFixed(2),
      details: `${one.toFixed(1)} ms ÷ ${other.toFixed(1)} ms`,
      holds: one / other <= 1.3,
    }
  })
}
