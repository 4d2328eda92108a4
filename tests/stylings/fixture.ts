import { expect, test as playwright } from '@playwright/test'
import { mockGitHub } from '../../scripts/harness/mock-github'
import { differences } from './support/differences'
import { addressOf } from './support/sites'
import { asItIs, type State } from './support/states'
import { readPage, refresh, setState, type StyledPage } from './support/styled-page'

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
      return { page, session, nodes: [] }
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

/** Puts both pages into each state in turn, and lists what looks different, with the state. */
export async function differencesIn({ each }: Both, states: readonly State[]): Promise<string[]> {
  const found: string[] = []
  await each(refresh)
  for (const state of states) {
    await each((one) => setState(one, state))
    const [emotion, css] = await each(readPage)
    const places = Object.keys({ ...emotion.hashes, ...css.hashes })
    const changed = places.filter((place) => emotion.hashes[place] !== css.hashes[place])
    const [one, other] = await Promise.all([emotion, css].map(({ looksAt }) => looksAt(changed)))
    const lines = [...differences(one ?? {}, other ?? {}), ...differences(emotion.inner, css.inner)]
    found.push(...lines.map((line) => `${state.name}: ${line}`))
  }
  // The browser keeps what was forced on an element once it has numbered the elements anew.
  await each((one) => setState(one, asItIs))
  return found
}
