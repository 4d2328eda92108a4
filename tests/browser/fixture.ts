import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { mockGitHub } from '../../scripts/harness/mock-github'

interface Fixtures {
  /** Opens a page of the site, and waits until it is hydrated. */
  open: (path: string) => Promise<void>
  /** Expects an error or warning in the console. The test fails without it, and with any other. */
  expectConsole: (line: RegExp) => void
}

export { expect, type Page }
export { mount } from './support/mount'

/** Playwright's test, which also fails on an unexpected error or warning in the console. */
export const test = base.extend<Fixtures & { consoleLines: { expected: RegExp[] } }>({
  context: async ({ context }, use) => {
    await mockGitHub(context)
    await use(context)
  },
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
  open: async ({ page }, use) => {
    await use(async (path) => {
      await page.goto(path)
      // The first update after hydration enables the scheme switch.
      await expect(page.getByRole('button', { name: /Color scheme/ })).toBeEnabled()
    })
  },
})

/** For `test.use`: turns motion on. All other tests run with reduced motion. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const

/** A computed style of the layer that holds an element's glass. */
export const glassOf = (element: Locator, property: string): Promise<string> =>
  element.evaluate((one, name) => getComputedStyle(one, '::before').getPropertyValue(name), property)

/** The blur of an element's glass. */
export const blurOf = (element: Locator): Promise<string> => glassOf(element, 'backdrop-filter')

/** A row of the Keyboard table as a sentence: `Escape` and `Closes the menu.` are `Escape closes the menu`. */
const sentence = ([keys = '', does = '']: readonly string[]) =>
  `${keys} ${does.charAt(0).toLowerCase()}${does.slice(1).replace(/\.$/, '')}`

/**
 * Tests the Keyboard table of a page. A step is named by its row, read as a sentence: the keys, then what they do.
 * A row without a step, a step without a row, or another order fails.
 */
export function keyboard(
  route: string,
  steps: Readonly<Record<string, (page: Page) => Promise<void>>>,
): void {
  test.describe(`${route} by keyboard`, () => {
    test('the Keyboard table lists what is tested here, in the same order', async ({ page, open }) => {
      await open(route)
      const rows = await page
        .locator('[data-keyboard] tbody tr')
        .evaluateAll((all) => all.map((row) => Array.from(row.children, (cell) => cell.textContent)))
      expect(rows.map(sentence)).toEqual(Object.keys(steps))
    })
    for (const [name, step] of Object.entries(steps)) {
      test(name, async ({ page, open }) => {
        await open(route)
        await step(page)
      })
    }
  })
}

/** The live example of a section. */
export const stage = (page: Page, section: string) =>
  page.getByRole('region', { name: section, exact: true }).locator('[data-stage]').first()
