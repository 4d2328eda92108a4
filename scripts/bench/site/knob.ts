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

/** The pages that are measured: the site, and the same page with other scripts. */
const pages = {
  site: ({ site }: BenchEnvironment) => site + knob.path,
  whole: ({ baseline }: BenchEnvironment) => `${baseline}/knob`,
  least: ({ baseline }: BenchEnvironment) => `${baseline}/knob-least`,
  leastInReact: ({ baseline }: BenchEnvironment) => `${baseline}/knob-react`,
}
type PageName = keyof typeof pages

const least = 'the least script that moves one number'

/** What is compared: a share of the moves on two pages, and the ratio that they may reach, if there is a target. */
const comparisons: readonly { page: PageName; to: PageName; what: string; share: number; limit?: number }[] =
  [
    {
      page: 'site',
      to: 'whole',
      what: 'Slider → highlighted code painted ÷ without a framework',
      share: 0.5,
      limit: 1.15,
    },
    {
      page: 'site',
      to: 'whole',
      what: 'Slider → highlighted code painted ÷ without a framework',
      share: 0.95,
      limit: 1.3,
    },
    {
      page: 'site',
      to: 'least',
      what: `Slider → highlighted code painted ÷ ${least}`,
      share: 0.5,
      limit: 1.1,
    },
    {
      page: 'leastInReact',
      to: 'least',
      what: `For comparison: the least React that moves it ÷ ${least}`,
      share: 0.5,
    },
  ]

/** Compares the control with the same control on the pages without a framework, in turns. */
export async function knobMoves(environment: BenchEnvironment): Promise<Row[]> {
  const names = Object.keys(pages) as PageName[]
  const times: Record<PageName, number[]> = { site: [], whole: [], least: [], leastInReact: [] }
  for (let round = 0; round < rounds; round++) {
    for (const name of names) {
      const context = await environment.browser.newContext()
      const page = await context.newPage()
      await page.goto(pages[name](environment), { waitUntil: 'networkidle' })
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
