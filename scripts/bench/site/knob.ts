import type { Page } from '@playwright/test'
import { comparisons, knobPages, type KnobPage } from './knob-comparisons'
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

/** Compares the control with the same control on the pages without a framework, in turns. */
export async function knobMoves(environment: BenchEnvironment): Promise<Row[]> {
  const names = Object.keys(knobPages) as KnobPage[]
  const times: Record<KnobPage, number[]> = {
    site: [],
    whole: [],
    least: [],
    leastInReact: [],
    leastShown: [],
  }
  for (let round = 0; round < rounds; round++) {
    for (const name of names) {
      const context = await environment.browser.newContext()
      const page = await context.newPage()
      await page.goto(knobPages[name](environment), { waitUntil: 'networkidle' })
      times[name].push(...(await timeMoves(page)))
      await context.close()
    }
  }
  return comparisons.map(({ page, to, what, share, limit }) => {
    const [one, other] = [quantile(times[page], share), quantile(times[to], share)]
    return {
      what: `${what}, CPU ×${slowdown}, p${share * 100}`,
      toReach: limit === undefined ? '–' : `≤ ${limit}`,
      measured: `${(one / other).toFixed(2)} (${one.toFixed(1)} ms ÷ ${other.toFixed(1)} ms)`,
      holds: limit === undefined || one / other <= limit,
    }
  })
}
