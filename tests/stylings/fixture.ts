import { expect, test as playwright, type Page } from '@playwright/test'
import { mockGitHub } from '../../scripts/harness/mock-github'
import { differences } from './support/differences'
import { lastLooks, layout, live, readLooks, readSheets } from './support/read-looks'
import { addressOf } from './support/sites'
import { asItIs, type State } from './support/states'
import { refresh, setState, type StyledPage } from './support/styled-page'

/** The same page of both sites. */
export interface Both {
  readonly emotion: StyledPage
  readonly css: StyledPage
  /** Does something to both at the same time. */
  readonly each: <Result>(act: (one: StyledPage) => Promise<Result>) => Promise<[Result, Result]>
}

interface Fixtures {
  /** Opens a page on both sites, and waits until both are hydrated. Their clocks stand still. */
  openBoth: (path: string) => Promise<Both>
}

export { expect }

/** A moment at which no month and no day ends. */
const noon = new Date('2026-05-13T12:00:00')

export const test = playwright.extend<Fixtures>({
  openBoth: async ({ browser }, use) => {
    const open = async (styling: 'emotion' | 'css', path: string): Promise<StyledPage> => {
      const context = await browser.newContext({
        baseURL: addressOf(styling),
        reducedMotion: 'reduce',
        bypassCSP: true,
      })
      await mockGitHub(context)
      const page = await context.newPage()
      // What an example chooses by chance is the same on both.
      await page.addInitScript(() => (Math.random = () => 0.5))
      await page.clock.install({ time: noon })
      await page.clock.pauseAt(new Date(noon.getTime() + 60_000))
      await page.goto(path)
      // The first update after hydration enables the scheme switch.
      await expect(page.getByRole('button', { name: /Color scheme/ })).toBeEnabled()
      const session = await context.newCDPSession(page)
      await session.send('DOM.enable')
      await session.send('CSS.enable')
      return { page, session, nodes: [], state: asItIs }
    }
    const opened: StyledPage[] = []
    await use(async (path) => {
      const [emotion, css] = await Promise.all([open('emotion', path), open('css', path)])
      opened.push(emotion, css)
      return { emotion, css, each: (act) => Promise.all([act(emotion), act(css)]) }
    })
    await Promise.all(opened.map(({ page }) => page.context().close()))
  },
})

/** Has a page painted, or not: what is read of it is the same, in half the time. */
const setPainted = (page: Page, isPainted: boolean) =>
  page.evaluate((opacity) => (document.documentElement.style.opacity = opacity), isPainted ? '' : '0')

/**
 * Puts both pages into each state in turn, and lists what looks different, with the state.
 *
 * All properties are read in the first state. In the others, those that a style sheet of one of the sites declares, and
 * those that follow the layout: the value of any other one is made by the browser alone, of the element and its state, which
 * are the same on both, and of properties that are compared.
 */
export async function differencesIn({ each }: Both, states: readonly State[]): Promise<string[]> {
  const found: string[] = []
  await each(refresh)
  await each(({ page }) => setPainted(page, false))
  for (const [index, state] of states.entries()) {
    await each((one) => setState(one, state))
    const declared = await each(({ page }) => page.evaluate(readSheets))
    const reading = { selector: live, properties: [...layout, ...declared.flat()], isWhole: index === 0 }
    const [emotion, css] = await each(({ page }) => page.evaluate(readLooks, reading))
    if (emotion === css) continue
    const looks = await each(({ page }) => page.evaluate(lastLooks))
    found.push(...differences(...looks).map((line) => `${state.name}: ${line}`))
  }
  // The browser keeps what was forced on an element once it has numbered the elements anew.
  await each((one) => setState(one, asItIs))
  await each(({ page }) => setPainted(page, true))
  return found
}
