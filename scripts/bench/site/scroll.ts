import type { Browser } from '@playwright/test'
import { quantile } from '../statistics'
import type { BenchEnvironment } from './environment'
import { openPage, slowProcessor } from './page'
import type { Row } from './table'

const rounds = 5

/** How far a frame scrolls, in px, and how many frames there are: from the first row of cards to the last. */
const step = 8
const frames = 90

const hidden = '[data-thumbnail] { visibility: hidden; content-visibility: hidden }'

/** Scrolls the catalogue down, with its thumbnails or without. @returns The time from each frame to the next, in ms. */
async function scrollCatalogue(browser: Browser, site: string, withThumbnails: boolean): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 844 } })
  const page = await context.newPage()
  await openPage(page, `${site}/components`)
  if (!withThumbnails) await page.addStyleTag({ content: hidden })
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

/** Compares the frames of a scroll through the catalogue with and without thumbnails, in turns. */
export async function scrolling({ site, browser }: BenchEnvironment): Promise<Row[]> {
  const shown: number[] = []
  const without: number[] = []
  for (let round = 0; round < rounds; round++) {
    shown.push(...(await scrollCatalogue(browser, site, true)))
    without.push(...(await scrollCatalogue(browser, site, false)))
  }
  const [one, other] = [quantile(shown, 0.95), quantile(without, 0.95)]
  return [
    {
      what: 'Frame of a scroll through the catalogue ÷ without thumbnails: p95',
      target: '≤ 1.3',
      measured: (one / other).toFixed(2),
      details: `${one.toFixed(1)} ms ÷ ${other.toFixed(1)} ms`,
      holds: one / other <= 1.3,
    },
  ]
}
