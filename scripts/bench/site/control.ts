import type { Page } from '@playwright/test'
import { median } from '../statistics'
import type { BenchEnvironment } from './environment'
import { control } from './measured-control'
import { frameTimer, slowProcessor, timed } from './page'
import type { Row } from './table'

const rounds = 3
const moves = 50
const limit = 1.1

/** Times each move of the control: from the key press to the end of the frame whose code holds the new value. */
async function timeMoves(page: Page): Promise<number[]> {
  await slowProcessor(page)
  await page.locator(`#${control.id}`).focus()
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
      { ...control, timer },
    )
  const times: number[] = []
  for (let move = 0; move < moves; move++) {
    const key = move % 2 === 0 ? 'ArrowRight' : 'ArrowLeft'
    times.push(await timed(page, measure, () => page.keyboard.press(key)))
    await page.waitForTimeout(40)
  }
  return times
}

/** Compares a move of the control with the same move by the least script, in turns. */
export async function controlMoves({ browser, site, baseline }: BenchEnvironment): Promise<Row[]> {
  const ours: number[] = []
  const least: number[] = []
  for (let round = 0; round < rounds; round++) {
    for (const [address, times] of [
      [site + control.path, ours],
      [`${baseline}/least-control`, least],
    ] as const) {
      const context = await browser.newContext()
      const page = await context.newPage()
      await page.goto(address, { waitUntil: 'networkidle' })
      times.push(...(await timeMoves(page)))
      await context.close()
    }
  }
  const [one, other] = [median(ours), median(least)]
  return [
    {
      what: 'Slider moved → highlighted code painted ÷ the least script that moves one number',
      target: `≤ ${limit}`,
      measured: (one / other).toFixed(2),
      details: `${one.toFixed(1)} ms ÷ ${other.toFixed(1)} ms`,
      holds: one / other <= limit,
    },
  ]
}
