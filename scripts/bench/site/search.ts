import { basename, dirname } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import type { CatalogueIndex } from '../../../src/registry/page-data'
import { entryFiles } from '../../entry/registry-folders'
import { median } from '../statistics'
import { metaOf } from './baseline'
import type { BenchEnvironment } from './environment'
import { frameTimer, openPage, slowProcessor, timed } from './page'
import type { Row } from './table'

const counts = [30, 3000] as const
const rounds = 5

/** Every title contains each beginning of this text, so that both catalogues show nine new cards per key. */
const typed = 'component'

/** The entries of a catalogue of some size: the real entries again and again, each with a different title. */
function grownEntries(count: number) {
  const metas = entryFiles().map((file) => ({ ...metaOf(file), name: basename(dirname(file)) }))
  return Array.from({ length: count }, (_, index) => {
    const meta = metas[index % metas.length]
    if (meta === undefined) throw new Error('The registry is empty.')
    return {
      ...meta,
      title: `${meta.title} component ${index}`,
      route: `/made-${index}`,
      script: `/assets/made-${index}.js`,
    }
  })
}

/** Opens the catalogue as if it had these entries, and waits until it can search them. */
async function openCatalogue(browser: Browser, site: string, entries: readonly object[]): Promise<Page> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.route('**/assets/catalogue-*.json', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...((await response.json()) as CatalogueIndex), entries } })
  })
  const loaded = page.waitForResponse('**/assets/catalogue-*.json')
  await openPage(page, `${site}/components`)
  await page.getByRole('searchbox').focus()
  await (await loaded).finished()
  await slowProcessor(page)
  return page
}

/** Times each key in the page: from the key press to the end of the frame with the cards that it finds, in ms. */
async function timeKeys(page: Page): Promise<number[]> {
  const timer = await frameTimer(page)
  const times: number[] = []
  for (let length = 1; length <= typed.length; length++) {
    const text = typed.slice(0, length)
    const measure = () =>
      page.evaluate(
        ({ timer, text }) =>
          timer('keydown', () => {
            const field = document.querySelector<HTMLInputElement>('input[type=search]')
            return field?.value === text && document.querySelector('main [aria-busy=false]') !== null
          }),
        { timer, text },
      )
    times.push(await timed(page, measure, () => page.keyboard.press(text.slice(-1))))
  }
  return times
}

/** Compares a key in the search field of a large catalogue with one in a small catalogue, in turns. */
export async function searchKeys({ site, browser }: BenchEnvironment): Promise<Row[]> {
  const catalogues = counts.map(grownEntries)
  const times: number[][] = counts.map(() => [])
  for (let round = 0; round < rounds; round++) {
    for (const [place, entries] of catalogues.entries()) {
      const page = await openCatalogue(browser, site, entries)
      times[place]?.push(...(await timeKeys(page)))
      await page.context().close()
    }
  }
  const [small = 0, large = 0] = times.map(median)
  return [
    {
      what: `Key in the search field → cards painted: ${counts[1].toLocaleString('en')} components ÷ ${counts[0]}`,
      target: '≤ 1.2',
      measured: (large / small).toFixed(2),
      details: `${large.toFixed(0)} ms ÷ ${small.toFixed(0)} ms`,
      holds: large / small <= 1.2,
    },
  ]
}
