import type { Page } from '@playwright/test'
import { bundleScript } from '../../html/inline-script'
import { quantile } from '../statistics'
import type { BenchEnvironment } from './environment'
import { frameTimer, slowProcessor, timed } from './page'
import type { Row } from './table'

const rounds = 3
const moves = 40
const limit = 1.3

/** Loads the studio with its code, which comes when it is near, and goes back to the board. */
async function openStudio(page: Page, site: string): Promise<void> {
  await page.goto(`${site}/studio`, { waitUntil: 'networkidle' })
  await page.locator('#take-it-along').scrollIntoViewIfNeeded()
  await page.locator('[role=tabpanel] pre').waitFor()
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.waitForLoadState('networkidle')
}

/** The same elements and styles, with a script that does without a framework. */
async function openWithoutFramework(page: Page, site: string): Promise<void> {
  await openStudio(page, site)
  const html = (await page.content()).replaceAll(
    /<script[^]*?<\/script>|<link rel="modulepreload"[^>]*>/g,
    '',
  )
  const script = await bundleScript('scripts/bench/site/whole-studio.ts')
  const address = `${site}/studio-without-framework`
  await page.route(address, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: html.replace('</body>', () => `<script type="module">${script}</script></body>`),
    }),
  )
  await page.goto(address, { waitUntil: 'networkidle' })
}

/** Times each move of a control: from the key press to the end of the frame that has it on the board and in the code. */
async function timeMoves(page: Page): Promise<number[]> {
  await slowProcessor(page)
  await page.locator('#control-radius').focus()
  // The first move fetches the highlighter.
  await page.keyboard.press('ArrowRight')
  await page.waitForTimeout(1500)
  const timer = await frameTimer(page)
  const measure = () =>
    page.evaluate((within) => {
      const slider = document.querySelector<HTMLInputElement>('#control-radius')
      const [half] = document.querySelectorAll<HTMLElement>('[data-half]')
      const code = document.querySelector('[role=tabpanel] pre code')
      if (!slider || !half || !code) throw new Error('The page has no control with a board and a code.')
      const before = slider.value
      return within(
        'keydown',
        () =>
          slider.value !== before &&
          half.style.getPropertyValue('--glass-radius') === `${slider.value}px` &&
          code.textContent.includes(`--glass-radius: ${slider.value}px;`),
      )
    }, timer)
  const times: number[] = []
  for (let move = 0; move < moves; move++) {
    const key = move % 2 === 0 ? 'ArrowRight' : 'ArrowLeft'
    times.push(await timed(page, measure, () => page.keyboard.press(key)))
    await page.waitForTimeout(40)
  }
  return times
}

/** Compares a move of the studio's control with the same move on the same page without a framework, in turns. */
export async function studioMoves({ browser, site }: BenchEnvironment): Promise<Row[]> {
  const ways = { site: openStudio, without: openWithoutFramework }
  const times: Record<keyof typeof ways, number[]> = { site: [], without: [] }
  for (let round = 0; round < rounds; round++)
    for (const [name, open] of Object.entries(ways)) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 844 } })
      const page = await context.newPage()
      await open(page, site)
      // The names are the keys of `ways`.
      times[name as keyof typeof ways].push(...(await timeMoves(page)))
      await context.close()
    }
  const shares = [0.5, 0.95].map((share) => {
    const [one, other] = [quantile(times.site, share), quantile(times.without, share)]
    return { ratio: one / other, times: `${one.toFixed(1)} ms ÷ ${other.toFixed(1)} ms` }
  })
  return [
    {
      what: 'Control of the studio moved → board and code painted ÷ without a framework: p50 / p95',
      target: `≤ ${limit}`,
      measured: shares.map(({ ratio }) => ratio.toFixed(2)).join(' / '),
      details: shares.map((one) => one.times).join(', '),
      holds: shares.every(({ ratio }) => ratio <= limit),
    },
  ]
}
