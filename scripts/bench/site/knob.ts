import type { Page } from '@playwright/test'
import { knob } from './measured-knob'
import { frameTimer, timed } from './frame-timer'
import { slowdown, slowProcessor } from './slow-processor'
import { quantile, type Row } from './table'
import type { BenchEnvironment } from './environment'

const rounds = 3
const moves = 50

/** Times each move of the control: from the key press to the end of the frame whose code holds the new value. */
async function timeMoves(page: Page): Promise<number[]> {
  await slowProcessor(page)
  await page.locator(`#${knob.id}`).focus()
  // The first move fetches the highlighter.
  await page.keyboard.press('ArrowRight')
  await page.waitForTimeout(1000)
  const timer = await frameTimer(page)
  const measure = () =>
    page.evaluate(
      ({ timer, id, property }) => {
        const slider = document.getElementById(id)
        const code = document.querySelector('figure pre code')
        if (!(slider instanceof HTMLInputElement) || code === null)
          throw new Error(`The page has no slider '${id}' with code beside it.`)
        const before = slider.value
        return timer(
          'keydown',
          () => slider.value !== before && code.textContent.includes(`${property}: ${slider.value};`),
        )
      },
      { ...knob, timer },
    )
  const times: number[] = []
  for (let move = 0; move < moves; move++) {
    const key = move % 2 === 0 ? 'ArrowRight' : 'ArrowLeft'
    times.push(await timed(page, measure, () => page.keyboard.press(key)))
    await page.waitForTimeout(40)
  }
  return times
}

/** The targets, by the page that the site is compared with: a share of the moves, and the ratio that it may reach. */
const comparisons = [
  { page: 'whole', what: 'without a framework', share: 0.5, limit: 1.15 },
  { page: 'whole', what: 'without a framework', share: 0.95, limit: 1.3 },
  { page: 'least', what: 'the least script that moves one number', share: 0.5, limit: 1.1 },
] as const

/** Compares the control with the same control on the pages without a framework, in turns. */
export async function knobMoves({ site, baseline, browser }: BenchEnvironment): Promise<Row[]> {
  const pages = { site: site + knob.path, whole: `${baseline}/knob`, least: `${baseline}/knob-least` }
  const times = { site: [] as number[], whole: [] as number[], least: [] as number[] }
  for (let round = 0; round < rounds; round++) {
    for (const name of ['site', 'whole', 'least'] as const) {
      const context = await browser.newContext()
      const page = await context.newPage()
      await page.goto(pages[name], { waitUntil: 'networkidle' })
      times[name].push(...(await timeMoves(page)))
      await context.close()
    }
  }
  return comparisons.map(({ page, what, share, limit }) => {
    const [ours, theirs] = [quantile(times.site, share), quantile(times[page], share)]
    return {
      what: `Slider → highlighted code painted ÷ ${what}, CPU ×${slowdown}, p${share * 100}`,
      toReach: `≤ ${limit}`,
      measured: `${(ours / theirs).toFixed(2)} (${ours.toFixed(1)} ms ÷ ${theirs.toFixed(1)} ms)`,
      holds: ours / theirs <= limit,
    }
  })
}
