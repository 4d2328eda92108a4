import { expect, test, type Page } from './fixture'
import { announcements, type Announcement } from './support/announcements'
import { listen, missingFrom, phraseOf, serveReader } from './support/virtual-reader'

export * from './fixture'

/** A row of the Keyboard table as a sentence: `Escape` and `Closes the menu.` are `Escape closes the menu`. */
const sentence = ([keys = '', does = '']: readonly string[]) =>
  `${keys} ${does.charAt(0).toLowerCase()}${does.slice(1).replace(/\.$/, '')}`

type Steps = Readonly<Record<string, (page: Page) => Promise<void>>>

type Open = (path: string) => Promise<void>

/**
 * The texts of the cells of a Keyboard table, row by row. The document has them: loading its page takes far longer. The dev
 * server's document has nothing, so there the page is loaded.
 */
async function keyboardTable(page: Page, open: Open, address: URL): Promise<readonly (readonly string[])[]> {
  const html = await (await fetch(address)).text()
  if (!html.includes('<h1')) {
    await open(address.pathname)
    return rowsOf(page, 'Keyboard')
  }
  return page.evaluate((text) => {
    const sent = new DOMParser().parseFromString(text, 'text/html')
    const rows = sent.querySelectorAll('[role=region][aria-label="Keyboard, table"] tbody tr')
    return Array.from(rows, (row) => Array.from(row.children, (cell) => cell.textContent))
  }, html)
}

/** The texts of a table's cells, row by row. The dev server renders tables after the rest of the page. */
async function rowsOf(page: Page, table: string): Promise<string[][]> {
  const rows = page.getByRole('region', { name: `${table}, table` }).locator('tbody tr')
  await rows.first().waitFor()
  return rows.evaluateAll((all) => all.map((row) => Array.from(row.children, (cell) => cell.textContent)))
}

/**
 * In Chromium, the tests of Keyboard tables use one tab after each other: what their pages need is in its process
 * already. Playwright clears storage and routes between tests, but neither a stopped clock nor what a DevTools session
 * has emulated. In Firefox it sometimes fails to clear a tab, as the page that it leaves is still there.
 */
const keyboardTest = test.extend({
  reuseContext: [({ browserName }, use) => use(browserName === 'chromium'), { scope: 'worker' }],
})

/** How many samples the rows of all Keyboard tables make: one for each of other people's pages. */
export const samples = 6

/** The sample that a row belongs to, as a tag. The rows of a table belong to different ones. */
const sampleOf = (route: string, row: number) => `@sample-${(route.length + row) % samples}`

/**
 * Tests the Keyboard table of a page. A step is named by its row, read as a sentence: the keys, then what they do.
 * A row without a step, a step without a row, or another order fails.
 */
export function keyboard(route: string, steps: Steps): void {
  keyboardTest.describe(`${route} by keyboard`, () => {
    keyboardTest(
      'the Keyboard table lists what is tested here, in the same order',
      async ({ page, open, baseURL }) => {
        const rows = await keyboardTable(page, open, new URL(route, baseURL))
        expect(rows.map(sentence)).toEqual(Object.keys(steps))
      },
    )
    for (const [row, [name, step]] of Object.entries(steps).entries()) {
      keyboardTest(name, { tag: sampleOf(route, row) }, async ({ page, open }) => {
        await open(route)
        await step(page)
      })
    }
  })
}

/** A row of the table "What is announced": part, role, name and states. */
type AnnouncedCells = readonly string[]

const announcedRows = (page: Page): Promise<AnnouncedCells[]> => rowsOf(page, 'What is announced')

const line = ({ role, name, states }: Announcement) => [role, name, ...states].filter(Boolean).join(', ')

/** Expects the live components of a page to be announced as rows of the table say. */
async function expectAnnounced(page: Page, rows: readonly AnnouncedCells[]) {
  const expected = rows.map(([, ...cells]) => cells.filter((cell) => cell !== '–').join(', '))
  await expect(async () => {
    const found = await announcements(page)
    const lines = found.map(line)
    const missing = expected.filter((row) => !lines.includes(row))
    expect(missing, `The accessibility tree has:\n${lines.join('\n')}`).toEqual([])
    for (const one of found.filter((each) => expected.includes(line(each)))) {
      const said = await phraseOf(page, one)
      expect(missingFrom(said, one), `The virtual screen reader says: ${said}`).toEqual([])
    }
  }).toPass({ timeout: 15_000 })
}

/**
 * Tests the table "What is announced" of a page: each row has an element in the accessibility tree with exactly its
 * role, name and states, and a virtual screen reader says them. A row that needs something to be done first has a step
 * with the name of its part. If that row is a live region, the step makes it speak. A step without a row fails.
 */
export function announced(route: string, steps: Steps = {}): void {
  test.describe(`${route} by ear`, () => {
    test.beforeEach(async ({ page, open }) => {
      await serveReader(page)
      await open(route)
    })

    test('each part is announced as the table says', async ({ page }) => {
      const rows = await announcedRows(page)
      const parts = rows.map(([part = '']) => part)
      expect(parts, 'a row for each step').toEqual(expect.arrayContaining(Object.keys(steps)))
      expect(parts, 'a table').not.toEqual([])
      await expectAnnounced(
        page,
        rows.filter(([part = '']) => !Object.hasOwn(steps, part)),
      )
    })

    for (const [part, step] of Object.entries(steps)) {
      test(`${part}: it is announced as the table says`, async ({ page }) => {
        const rows = (await announcedRows(page)).filter(([name]) => name === part)
        const live = rows.flatMap(([, , , states = '']) => /\b(?:polite|assertive)\b/.exec(states) ?? [])
        const heard = live.length > 0 ? await listen(page) : () => []
        await step(page)
        await expectAnnounced(page, rows)
        for (const how of live) await expect.poll(heard).toContainEqual(expect.stringMatching(`^${how}: .`))
      })
    }
  })
}
