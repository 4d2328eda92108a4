import type { Browser, Page } from '@playwright/test'
import { median, quantile } from '../statistics'
import type { BenchEnvironment } from './environment'
import { control } from './measured-control'
import { frameTimer, openPage, slowProcessor, timed } from './page'
import type { Row } from './table'

const visits = 5
const interactionsPerVisit = 10

const phone = { width: 390, height: 844 }

/** The longest INP that is good, in ms, and the share of visits in which it must be (web.dev, "Interaction to Next Paint"). */
const good = { limit: 200, share: 0.75 }

/** Something that a visitor does over and over. */
interface Interaction {
  readonly what: string
  readonly path: string
  readonly event: 'keydown' | 'click'
  /** Selects what changes: the number of these elements, or their text. */
  readonly changes: string
  readonly act: (page: Page, index: number) => Promise<void>
}

const inTurns = (index: number, one: string, other: string) => (index % 2 === 0 ? one : other)

const all: readonly Interaction[] = [
  {
    what: 'a control',
    path: control.path,
    event: 'keydown',
    changes: 'figure pre code',
    act: (page, index) =>
      page.locator(`#${control.id}:enabled`).press(inTurns(index, 'ArrowRight', 'ArrowLeft')),
  },
  {
    what: 'a code tab',
    path: control.path,
    event: 'click',
    changes: '[role=tabpanel] pre code',
    act: (page) => page.locator('[role=tab][aria-selected=false]').first().click(),
  },
  {
    what: 'the menu',
    path: '/',
    event: 'click',
    changes: '#site-menu:popover-open',
    act: (page) => page.getByRole('button', { name: 'Menu', exact: true }).click(),
  },
  {
    what: 'the search',
    path: '/components',
    event: 'keydown',
    // The titles of the cards: their thumbnails have texts, too, and come later.
    changes: '#main h2',
    act: (page, index) =>
      page.getByRole('searchbox', { disabled: false }).press(inTurns(index, 'b', 'Backspace')),
  },
]

/** Opens a page, interacts with it, and returns each time from the event to the end of the frame that it changes, in ms. */
async function visit(browser: Browser, site: string, interaction: Interaction): Promise<number[]> {
  const { path, event, changes, act } = interaction
  const context = await browser.newContext({ viewport: phone })
  const page = await context.newPage()
  await openPage(page, site + path)
  await slowProcessor(page)
  const timer = await frameTimer(page)
  const measure = () =>
    page.evaluate(
      ({ timer, event, changes }) => {
        const before = Array.from(document.querySelectorAll(changes), (one) => one.textContent).join()
        const count = document.querySelectorAll(changes).length
        return timer(event, () => {
          const now = document.querySelectorAll(changes)
          return now.length !== count || Array.from(now, (one) => one.textContent).join() !== before
        })
      },
      { timer, event, changes },
    )
  const times: number[] = []
  for (let index = 0; index < interactionsPerVisit; index++)
    times.push(await timed(page, measure, () => act(page, index)))
  await context.close()
  return times
}

/** Measures how fast pages respond. As in the field, the slowest interaction of a visit counts. */
export async function interactions({ site, browser }: BenchEnvironment): Promise<Row[]> {
  const results: { readonly what: string; readonly slowest: number; readonly median: number }[] = []
  for (const interaction of all) {
    const times: number[][] = []
    for (let count = 0; count < visits; count++) times.push(await visit(browser, site, interaction))
    const slowest = quantile(
      times.map((one) => Math.max(...one)),
      good.share,
    )
    results.push({ what: interaction.what, slowest, median: median(times.flat()) })
  }
  return [
    {
      what: `INP of ${results.map(({ what }) => what).join(' / ')}`,
      target: `≤ ${good.limit} ms`,
      measured: `${results.map(({ slowest }) => slowest.toFixed(0)).join(' / ')} ms`,
      details: `median interactions ${results.map((one) => one.median.toFixed(0)).join(' / ')} ms`,
      holds: results.every(({ slowest }) => slowest <= good.limit),
    },
  ]
}
