import { expect, test, type Page } from './fixture'
import { announcements, type Announcement } from './support/announcements'
import { runSteps, type Step, type Steps } from './support/run-steps'
import { listen, missingFrom, phraseOf, serveReader } from './support/virtual-reader'

export * from './fixture'

/** A row of the Keyboard table as a sentence: `Escape` and `Closes the menu.` are `Escape closes the menu`. */
const sentence = ([keys = '', does = '']: readonly string[]) =>
  `${keys} ${does.charAt(0).toLowerCase()}${does.slice(1).replace(/\.$/, '')}`

/** The texts of a table's cells, row by row. The dev server renders tables after the rest of the page. */
async function rowsOf(page: Page, table: string): Promise<string[][]> {
  const rows = page.getByRole('region', { name: `${table}, table` }).locator('tbody tr')
  await expect(rows).not.toHaveCount(0)
  return rows.evaluateAll((all) => all.map((row) => Array.from(row.children, (cell) => cell.textContent)))
}

/**
 * Tests the Keyboard table of a page. A step is named by its row, read as a sentence: the keys, then what they do.
 * A row without a step, a step without a row, or another order fails.
 */
export function keyboard(route: string, steps: Steps): void {
  test(`${route} by keyboard: each row of the table is true`, async ({ page, open, foreignPage }) => {
    const { otherKeys } = foreignPage
    await open(route)
    await test.step('the table lists what is tested here, in the same order', async () => {
      const rows = await rowsOf(page, 'Keyboard')
      expect.soft(rows.map(sentence)).toEqual(Object.keys(steps))
    })
    const same = Object.entries(steps).filter(([name]) => !otherKeys?.test(`${route} by keyboard ${name}`))
    await runSteps(page, Object.fromEntries(same), () => open(route))
  })
}

/** A row of the table "Screen readers": part, role, name and states. */
type AnnouncedCells = readonly string[]

const announcedRows = (page: Page): Promise<AnnouncedCells[]> => rowsOf(page, 'Screen readers')

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

/** Does what rows need, and expects them to be announced; a live region must speak. */
async function expectAfter(page: Page, step: Step, rows: readonly AnnouncedCells[]) {
  const live = rows.flatMap(([, , , states = '']) => /\b(?:polite|assertive)\b/.exec(states) ?? [])
  const heard = live.length > 0 ? await listen(page) : () => []
  await step(page)
  await expectAnnounced(page, rows)
  for (const how of live) await expect.poll(heard).toContainEqual(expect.stringMatching(`^${how}: .`))
}

/**
 * Tests the table "Screen readers" of a page: each row has an element in the accessibility tree with exactly its
 * role, name and states, and a virtual screen reader says them. A row that needs something to be done first has a step
 * with the name of its part; rows with the same step share it. If such a row is a live region, the step makes it speak.
 * A step without a row fails.
 */
export function announced(route: string, steps: Steps = {}): void {
  test(`${route} by ear: each part is announced as the table says`, async ({ page, open }) => {
    await serveReader(page)
    await open(route)
    const rows = await announcedRows(page)
    const parts = rows.map(([part = '']) => part)
    expect.soft(parts, 'a row for each step').toEqual(expect.arrayContaining(Object.keys(steps)))
    expect(parts, 'a table').not.toEqual([])
    const isStill = ([part = '']: AnnouncedCells) => !Object.hasOwn(steps, part)
    const after = [...new Set(Object.values(steps))].map((step) => {
      const own = rows.filter(([part = '']) => steps[part] === step)
      const name = own.map(([part = '']) => part).join(', ')
      return [name, (opened: Page) => expectAfter(opened, step, own)] as const
    })
    const first = [
      'as the page opens',
      (opened: Page) => expectAnnounced(opened, rows.filter(isStill)),
    ] as const
    await runSteps(page, Object.fromEntries([first, ...after]), () => open(route))
  })
}
