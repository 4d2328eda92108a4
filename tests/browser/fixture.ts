import { expect, test as playwright, type Locator, type Page } from '@playwright/test'
import { mockGitHub } from '../../scripts/harness/mock-github'
import { webkitTest } from '../engines/webkit/test'

interface Fixtures {
  /** Opens a page of the site, and waits until it is hydrated. */
  open: (path: string) => Promise<void>
  /** Expects an error or warning in the console. The test fails without it, and with any other. */
  expectConsole: (line: RegExp) => void
}

/** What a project of a Playwright config can set. */
export interface FixtureOptions {
  /** What each page of the site gets, as if its components were on somebody else's page. */
  foreignPage: {
    readonly css?: string
    readonly dir?: string
    readonly lang?: string
    readonly in?: 'dialog'
    /** The rows of Keyboard tables that are different there, or whose tests choose the direction themselves. */
    readonly otherKeys?: RegExp
  }
}

export { expect, type Page }
export { brush } from './support/brush'
export { copied } from './support/clipboard'
export { contrastIn, luminancesIn } from './support/luminance'
export { mount } from './support/mount'

/** Runs in the page: puts all of it into an open dialog. */
function putIntoDialog() {
  const dialog = document.createElement('dialog')
  dialog.id = 'around'
  dialog.append(...document.body.children)
  document.body.append(dialog)
  dialog.showModal()
}

/** Playwright does not drive WebKitGTK; `ENGINE` is set by the tests of the engines. */
const base = process.env.ENGINE === 'webkit' ? webkitTest : playwright

/** Playwright's test, which also fails on an unexpected error or warning in the console. */
export const test = base.extend<Fixtures & FixtureOptions & { consoleLines: { expected: RegExp[] } }>({
  consoleLines: [
    async ({ page }, use) => {
      const expected: RegExp[] = []
      const lines: string[] = []
      const add = (line: string) => lines.push(line)
      page.on('pageerror', (error) => add(`uncaught: ${error.message}`))
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning')
          add(`${message.type()}: ${message.text()}`)
      })
      await use({ expected })
      expect(lines.filter((line) => !expected.some((pattern) => pattern.test(line)))).toEqual([])
      // The browser reports console messages with a delay.
      for (const pattern of expected) {
        await expect
          .poll(() => lines, `a line like ${String(pattern)}`)
          .toContainEqual(expect.stringMatching(pattern))
      }
    },
    { auto: true },
  ],
  expectConsole: async ({ consoleLines }, use) => {
    await use((line) => void consoleLines.expected.push(line))
  },
  foreignPage: [{}, { option: true }],
  open: async ({ page, foreignPage: { css, dir, lang, in: around } }, use) => {
    await use(async (path) => {
      // Only there, since a route makes every request of a page slower and keeps it from the browser's cache.
      if (path.startsWith('/contributors')) await mockGitHub(page.context())
      await page.goto(path)
      // The first update after hydration enables the scheme switch.
      await expect(page.getByRole('button', { name: /Color scheme/ })).toBeEnabled()
      if (css !== undefined) await page.addStyleTag({ content: css })
      const attributes = Object.entries({ dir, lang }).filter(([, value]) => value !== undefined)
      await page.locator('html').evaluate((root, set) => {
        for (const [name, value] of set) root.setAttribute(name, value ?? '')
      }, attributes)
      if (around === 'dialog') await page.evaluate(putIntoDialog)
    })
    // No key that a component answers closes the dialog around it.
    if (around === 'dialog') await expect(page.locator('#around')).toHaveJSProperty('open', true)
  },
})

/** For `test.use`: turns motion on. All other tests run with reduced motion. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const

/** A computed style of the layer that holds an element's glass. */
export const glassOf = (element: Locator, property: string): Promise<string> =>
  element.evaluate((one, name) => getComputedStyle(one, '::before').getPropertyValue(name), property)

/** The blur of an element's glass. */
export const blurOf = (element: Locator): Promise<string> => glassOf(element, 'backdrop-filter')

/** Stops all animations at their start: however slow the machine is, one lasts until it is looked at. */
export async function holdAnimations(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 })
}

/** The transforms that the pill of a selected item slides from. */
export const slideOf = (item: Locator): Promise<string[]> =>
  item.evaluate((element) =>
    element
      .getAnimations({ subtree: true })
      .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
      .map((frame) => String(frame['transform']))
      .filter((transform) => transform !== 'none'),
  )

/** The point of the window that an element is scaled from, in px. The element itself must have its full size. */
export const originOf = (element: Locator): Promise<{ x: number; y: number }> =>
  element.evaluate((one) => {
    const { x, y } = one.getBoundingClientRect()
    const [left = NaN, top = NaN] = getComputedStyle(one).transformOrigin.split(' ').map(parseFloat)
    return { x: Math.round(x + left), y: Math.round(y + top) }
  })

/** The controls of a section. */
export const controls = (page: Page, section: string) =>
  page.getByRole('group', { name: `${section} controls`, exact: true })

/** The live example of a section. */
export const stage = (page: Page, section: string) =>
  page.getByRole('region', { name: section, exact: true }).locator('[data-stage]').first()

/** Replaces the backdrop of a section's live example by one color. */
export const setBackdrop = (page: Page, section: string, color: string): Promise<void> =>
  stage(page, section).evaluate((element, background) => {
    element.style.background = background
  }, color)
