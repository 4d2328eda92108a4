import { announced, expect, keyboard, mount, stage, test, type Page } from '#tests/browser'

const route = '/table-details'
const cases = 'registry/table/table.cases.tsx'

/** What names the rows, from above. */
const names = (page: Page) => page.locator('tbody th').allTextContents()
const heading = (page: Page, name: string) => page.getByRole('columnheader', { name, exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })

test('a press on a heading sorts by texts, dates and numbers, and another one turns the order', async ({
  page,
}) => {
  await mount(page, cases, 'People')
  expect(await names(page)).toEqual(['Zoë', 'Émile', 'adam', 'Bea'])
  const orders = {
    Name: ['adam', 'Bea', 'Émile', 'Zoë'],
    Born: ['Émile', 'Zoë', 'Bea', 'adam'],
    Score: ['Émile', 'Zoë', 'adam', 'Bea'],
    Note: ['Bea', 'Émile', 'Zoë', 'adam'],
  }
  for (const [name, order] of Object.entries(orders)) {
    await press(page, name)
    await expect.poll(() => names(page), name).toEqual(order)
    await expect(heading(page, name)).toHaveAttribute('aria-sort', 'ascending')
    await expect(page.locator('[aria-sort]')).toHaveCount(1)
  }
  await press(page, 'Score')
  await press(page, 'Score')
  // What is no number stays at the end.
  await expect.poll(() => names(page)).toEqual(['adam', 'Zoë', 'Émile', 'Bea'])
  await expect(heading(page, 'Score')).toHaveAttribute('aria-sort', 'descending')
})

test('it is a table: a caption, headings of columns and rows, and cells with what a column returns', async ({
  page,
}) => {
  await mount(page, cases, 'People')
  await expect(page.getByRole('table', { name: 'People' })).toMatchAriaSnapshot(`
    - table "People":
      - rowgroup:
        - row "Name Born Score Note Profile":
          - columnheader "Name"
          - columnheader "Born"
          - columnheader "Score"
          - columnheader "Note"
          - columnheader "Profile"
      - rowgroup:
        - row:
          - rowheader "Zoë"
          - cell "May 1, 1990"
          - cell "10"
          - cell "Item 10"
          - cell "Open Zoë":
            - link "Open Zoë"
  `)
})

test('a parent holds order and selection, and the selection of rows that are elsewhere stays', async ({
  page,
}) => {
  await mount(page, cases, 'Held')
  const state = page.locator('output')
  expect(await names(page)).toEqual(['adam', 'Zoë', 'Émile', 'Bea'])
  await box(page, 'Émile').click()
  await expect(state).toHaveText('elsewhere e by score descending')
  const all = box(page, 'Select all rows')
  expect(await all.evaluate((one: HTMLInputElement) => one.indeterminate)).toBe(true)
  await all.click()
  await expect(state).toHaveText('elsewhere a z e b by score descending')
  await expect(all).toBeChecked()
  await all.click()
  await expect(state).toHaveText('elsewhere by score descending')
  await box(page, 'Bea').click()
  await page.getByRole('button', { name: 'As they came' }).click()
  await expect.poll(() => names(page)).toEqual(['Zoë', 'Émile', 'adam', 'Bea'])
  await expect(page.locator('[aria-sort]')).toHaveCount(0)
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect.poll(() => names(page)).toEqual(['Zoë', 'Émile', 'adam'])
  await expect(state).toHaveText('elsewhere b by undefined undefined')
})

test('rows in the order of a server stay in it', async ({ page }) => {
  await mount(page, cases, 'Presorted')
  expect(await names(page)).toEqual(['Zoë', 'Émile', 'adam', 'Bea'])
  await expect(heading(page, 'Name')).toHaveAttribute('aria-sort', 'ascending')
})

test('without rows, it says so, and while they load, that they come', async ({ page }) => {
  await mount(page, cases, 'Loading')
  const table = page.getByRole('table')
  await expect(page.getByRole('cell', { name: 'No one is here yet.' })).toBeVisible()
  await expect(box(page, 'Select all rows')).toBeDisabled()
  await page.getByRole('button', { name: 'Load' }).click()
  await expect(table).toHaveAttribute('aria-busy', 'true')
  await expect(page.locator('[aria-live]')).toHaveText('Loading')
  await page.getByRole('button', { name: 'Arrive' }).click()
  await expect(table).not.toHaveAttribute('aria-busy')
  await expect(page.locator('tbody tr')).toHaveCount(4)
})

test('in less space, the keyboard scrolls it, the head stays above the rows, and no word breaks', async ({
  page,
}) => {
  await mount(page, cases, 'Narrow')
  const region = page.getByRole('region', { name: 'People' })
  await expect(region).toHaveAttribute('tabindex', '0')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  )
  await region.evaluate((one) => one.scrollTo({ top: 60, left: 0, behavior: 'instant' }))
  const [top, headTop] = await region.evaluate((one) => [
    one.getBoundingClientRect().top,
    one.querySelector('thead')?.getBoundingClientRect().top,
  ])
  expect(headTop).toBe(top)
  await page.setViewportSize({ width: 1280, height: 900 })
  await mount(page, cases, 'People')
  await expect(page.getByRole('region')).toHaveCount(0)
})

test('ten thousand rows are all there, and what is out of view is not laid out', async ({ page }) => {
  await mount(page, cases, 'Long')
  const table = page.getByRole('table', { name: 'Ten thousand' })
  await expect(table.locator('tbody tr')).toHaveCount(10_000)
  const seen = await table.evaluate((one) =>
    Array.from(one.querySelectorAll('tbody'), (part) =>
      part.querySelector('th')?.checkVisibility({ contentVisibilityAuto: true }),
    ),
  )
  expect(seen[0]).toBe(true)
  expect(seen.at(-1)).toBe(false)
  // Find in page and a link to a text reach every row.
  await table.getByText('Person 9876', { exact: true }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('rowheader', { name: 'Person 9876', exact: true })).toBeInViewport()
  await press(page, 'Score')
  await expect(page.locator('tbody th').first()).toHaveText('Person 0')
  await expect(page.getByRole('columnheader', { name: 'Score' })).toHaveAttribute('aria-sort', 'ascending')
})

test('what is typed and open in the cells of up to 100 rows stays when they are sorted', async ({ page }) => {
  await mount(page, cases, 'Kept')
  await page.getByLabel('Of Person 0', { exact: true }).fill('half a sen')
  await page.getByText('About Person 0', { exact: true }).click()
  await press(page, 'Score')
  await press(page, 'Score')
  await expect(heading(page, 'Score')).toHaveAttribute('aria-sort', 'descending')
  const last = page.getByRole('row').last()
  await expect(last.getByLabel('Of Person 0', { exact: true })).toHaveValue('half a sen')
  await expect(last.getByText('A note')).toBeVisible()
})

test('what is pressed before hydration is selected, by the checkbox for all rows, too', async ({ page }) => {
  await page.route('**/assets/*.js', async (request) => {
    await page.waitForFunction(() => document.querySelector('[data-stage] table')?.matches('[data-pressed]'))
    await request.continue()
  })
  await page.goto(route, { waitUntil: 'commit' })
  const example = stage(page, 'Basic Usage')
  const early = (name: string) => example.getByRole('checkbox', { name, exact: true })
  await early('Select all rows').click()
  await early('Mateo Silva').click()
  await early('Select all rows').evaluate((one) => one.closest('table')?.setAttribute('data-pressed', ''))
  await expect(example.locator('tr[data-selected]')).toHaveCount(3)
  await expect(early('Select all rows')).toBeChecked()
  await early('Mateo Silva').click()
  await expect(example.locator('tr[data-selected]')).toHaveCount(2)
  await expect(early('Select all rows')).toBeChecked({ indeterminate: true })
})

test('in less space, the columns of a long table are reached by scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await mount(page, cases, 'Long')
  const last = page.getByRole('row').nth(4).getByRole('cell').last()
  await last.scrollIntoViewIfNeeded()
  // What is clipped is not hit.
  const isHit = await last.evaluate((cell) => {
    const { right, top, height } = cell.getBoundingClientRect()
    return document.elementFromPoint(right - 2, top + height / 2) === cell
  })
  expect(isHit).toBe(true)
})

test('of rows with the same key, the first one is selected', async ({ page }) => {
  await mount(page, cases, 'Twice')
  await expect(box(page, 'First')).toBeChecked()
  await expect(box(page, 'Second')).not.toBeChecked()
  await box(page, 'Third').click()
  await expect(box(page, 'Select all rows')).toBeChecked()
})

keyboard(route, {
  'Tab moves focus to the next heading or checkbox, and to a table that scrolls': async (page) => {
    const table = stage(page, 'Basic Usage')
    await table.getByRole('checkbox', { name: 'Select all rows' }).focus()
    await page.keyboard.press('Tab')
    await expect(table.getByRole('button', { name: 'Customer' })).toBeFocused()
  },
  'Enter sorts by the focused heading, and then the other way': async (page) => {
    const table = stage(page, 'Basic Usage')
    await table.getByRole('button', { name: 'Items' }).press('Enter')
    await expect(table.locator('tbody th')).toHaveText(['Élodie Martin', 'Mateo Silva', 'Amara Okafor'])
    await table.getByRole('button', { name: 'Items' }).press('Enter')
    await expect(table.locator('tbody th')).toHaveText(['Amara Okafor', 'Mateo Silva', 'Élodie Martin'])
  },
  'Space selects the row of the focused checkbox, or no longer': async (page) => {
    const own = stage(page, 'Basic Usage').getByRole('checkbox', { name: 'Mateo Silva' })
    await own.press('Space')
    await expect(own).toBeChecked()
    await own.press('Space')
    await expect(own).not.toBeChecked()
  },
})

announced(route, {
  'A heading, after a press': (page) =>
    stage(page, 'Basic Usage').getByRole('button', { name: 'Customer' }).click(),
  'The checkbox for all, after a press': (page) =>
    stage(page, 'Basic Usage').getByRole('checkbox', { name: 'Select all rows' }).click(),
})
