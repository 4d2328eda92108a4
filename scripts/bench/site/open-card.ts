import type { Page } from '@playwright/test'
import { frameTimer, timed } from './frame-timer'
import { openPage } from './open-page'

/** The moments after a click on the first card, in ms. */
export interface Opened {
  /** The end of the frame with the heading of the card's page. */
  readonly heading: number
  /** The end of the frame with all of that page's sections. */
  readonly sections: number
}

/** How a card is opened. */
export interface Opening {
  /** How long the pointer rests on the link before the click, in ms. */
  readonly rest: number
  /** Makes the page open links in another way than the site does. */
  readonly prepare?: (page: Page) => Promise<void>
  /** Waits for the sections that are out of sight, too: the page lays them out after its first frame. */
  readonly awaitsAll?: boolean
}

/** Opens the page of the first card with a click. */
export async function openCard(
  page: Page,
  site: string,
  { rest, prepare, awaitsAll = false }: Opening,
): Promise<Opened> {
  await openPage(page, `${site}/components`)
  await prepare?.(page)
  const card = page.getByRole('article').first().getByRole('link')
  const response = await fetch(site + (await card.getAttribute('href')))
  const sections = await page.evaluate(
    (html) => new DOMParser().parseFromString(html, 'text/html').querySelectorAll('#main section h2').length,
    await response.text(),
  )
  const timer = await frameTimer(page)
  await card.hover()
  await page.waitForTimeout(rest)
  return timed(
    page,
    () =>
      page.evaluate(
        async ({ timer, sections, awaitsAll }) => {
          // A page may be in the document before it is shown.
          const before = document.querySelector('h1')
          const [heading, all] = await Promise.all([
            timer('click', () =>
              [...document.querySelectorAll('h1')].some(
                (h1) => h1.textContent !== before?.textContent && h1.checkVisibility(),
              ),
            ),
            timer('click', () => {
              const main = [...document.querySelectorAll('#main')].find((one) => one.checkVisibility())
              const headings = [...(main?.querySelectorAll('section h2') ?? [])]
              const seen = awaitsAll ? headings.filter((h2) => h2.checkVisibility()) : headings
              return seen.length === sections && main?.querySelector('[aria-busy]') === null
            }),
          ])
          return { heading, sections: all }
        },
        { timer, sections, awaitsAll },
      ),
    () => card.click(),
  )
}
