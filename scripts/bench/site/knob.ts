import type { Page } from '@playwright/test'
import { knob } from './baseline'
import { quantile, type Row } from './table'
import type { BenchEnvironment } from './environment'

const rounds = 3
const moves = 50

/** How much slower a phone's processor is than this one: Lighthouse's factor. */
const slowdown = 4

/**
 * Times each move of the control in the page: from the key press to the end of the frame whose code holds the new value.
 * A message that is sent in a frame arrives after that frame is painted.
 */
async function timeMoves(page: Page): Promise<number[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const input = page.locator(`#${knob.id}`)
  await input.focus()
  // The first move fetches the highlighter.
  await page.keyboard.press('ArrowRight')
  await page.waitForTimeout(1000)
  const times: number[] = []
  for (let move = 0; move < moves; move++) {
    const painted = page.evaluate(async ({ id, property }) => {
      const slider = document.getElementById(id)
      const code = document.querySelector('figure pre code')
      if (!(slider instanceof HTMLInputElement) || code === null)
        throw new Error(`The page has no slider '${id}' with code beside it.`)
      const pressed = await new Promise<number>((heard) =>
        window.addEventListener('keydown', ({ timeStamp }) => heard(timeStamp), {
          once: true,
          capture: true,
        }),
      )
      await new Promise((moved) => slider.addEventListener('input', moved, { once: true }))
      do await new Promise(requestAnimationFrame)
      while (!code.textContent.includes(`${property}: ${slider.value};`))
      await new Promise((shown) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = shown
        port2.postMessage(null)
      })
      return performance.now() - pressed
    }, knob)
    // The page must be listening before the key comes.
    await page.evaluate(() => undefined)
    await page.keyboard.press(move % 2 === 0 ? 'ArrowRight' : 'ArrowLeft')
    times.push(await painted)
    await page.waitForTimeout(40)
  }
  return times
}

/** Compares the control with the same control on the page without a framework, in turns. */
export async function knobMoves({ site, baseline, browser }: BenchEnvironment): Promise<Row[]> {
  const pages = [site + knob.path, `${baseline}/knob`]
  const times: number[][] = pages.map(() => [])
  for (let round = 0; round < rounds; round++) {
    for (const [index, url] of pages.entries()) {
      const context = await browser.newContext()
      const page = await context.newPage()
      await page.goto(url, { waitUntil: 'networkidle' })
      times[index]?.push(...(await timeMoves(page)))
      await context.close()
    }
  }
  const [ours = [], plain = []] = times
  return (
    [
      [0.5, 1.15],
      [0.95, 1.3],
    ] as const
  ).map(([share, limit]) => {
    const [mine, theirs] = [quantile(ours, share), quantile(plain, share)]
    return {
      what: `Slider → highlighted code painted ÷ without a framework, CPU ×${slowdown}, p${share * 100}`,
      toReach: `≤ ${limit}`,
      measured: `${(mine / theirs).toFixed(2)} (${mine.toFixed(0)} ms ÷ ${theirs.toFixed(0)} ms)`,
      holds: mine / theirs <= limit,
    }
  })
}
