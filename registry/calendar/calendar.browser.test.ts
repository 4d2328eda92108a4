import { announced, expect, keyboard, mount, stage, test, type Page } from '#tests/browser'

const route = '/calendar-details'
const today = new Date('2026-11-21T12:00:00Z')

const single = (page: Page) => stage(page, 'Single date')
const range = (page: Page) => stage(page, 'Date range')
const day = (page: Page, name: string) => single(page).getByRole('gridcell', { name, exact: true })
const heading = (page: Page) => single(page).locator('.react-calendar__navigation__label')
const selection = (page: Page) => single(page).getByRole('status')

test.beforeEach(({ page }) => page.clock.setFixedTime(today))

test('both examples start with today', async ({ page, open }) => {
  await open(route)
  await expect(selection(page)).toHaveText('11/21/2026')
  await expect(range(page).getByRole('status')).toHaveText('11/21/2026')
  await expect(day(page, 'November 21, 2026')).toHaveAttribute('aria-selected', 'true')
  await expect(day(page, 'November 21, 2026')).toHaveAttribute('aria-current', 'date')
})

test('a click picks a date', async ({ page, open }) => {
  await open(route)
  await day(page, 'November 5, 2026').click()
  await expect(selection(page)).toHaveText('11/5/2026')
  await expect(day(page, 'November 5, 2026')).toHaveAttribute('aria-selected', 'true')
  await expect(single(page).getByRole('gridcell', { selected: true })).toHaveCount(1)
})

test('two clicks pick a range; after the first click nothing is selected', async ({ page, open }) => {
  await open(route)
  const pick = (name: string) => range(page).getByRole('gridcell', { name }).click()
  await pick('November 18, 2026')
  await expect(range(page).getByRole('status')).toHaveText('No date selected')
  await pick('November 10, 2026')
  await expect(range(page).getByRole('status')).toHaveText('11/10/2026 to 11/18/2026')
  await pick('November 3, 2026')
  await expect(range(page).getByRole('status')).toHaveText('No date selected')
})

for (const [name, find] of Object.entries({ 'single date': single, 'date range': range })) {
  test(`the ${name} calendar drills up to the century and down to the month`, async ({ page, open }) => {
    await open(route)
    const label = find(page).locator('.react-calendar__navigation__label')
    const period = (text: string) => find(page).getByRole('gridcell', { name: text, exact: true })
    for (const text of ['November 2026', '2026', '2021 – 2030', '2001 – 2100']) {
      await expect(label).toHaveText(text)
      if (text !== '2001 – 2100') await label.click()
    }
    await expect(label).toBeDisabled()
    await period('1991 – 2000').or(period('2031 – 2040')).first().click()
    await period('2034').click()
    await period('May 2034').click()
    await expect(label).toHaveText('May 2034')
    await find(page).getByRole('gridcell', { name: 'May 9, 2034' }).click()
    if (name === 'single date') await expect(find(page).getByRole('status')).toHaveText('5/9/2034')
  })
}

test('the arrows change the month and the year', async ({ page, open }) => {
  await open(route)
  await single(page).getByRole('button', { name: 'Next month' }).click()
  await expect(heading(page)).toHaveText('December 2026')
  await single(page).getByRole('button', { name: 'Previous year' }).click()
  await expect(heading(page)).toHaveText('December 2025')
})

test.describe('in another locale and time zone', () => {
  test.use({ locale: 'de-DE', timezoneId: 'Pacific/Auckland' })

  test('today, the language and the date format are the visitor’s', async ({ page, open }) => {
    await open(route)
    await expect(heading(page)).toHaveText('November 2026')
    await expect(single(page).locator('abbr').first()).toHaveText('Mo')
    await expect(selection(page)).toHaveText('22.11.2026')
  })
})

test.describe('where the clocks skip a midnight', () => {
  test.use({ timezoneId: 'America/Santiago' })

  test('the right arrow leads to the next day, which is the only tab stop and is picked', async ({
    page,
    open,
  }) => {
    await page.clock.setFixedTime(new Date('2026-09-05T12:00:00Z'))
    await open(route)
    const stop = single(page).locator('[role=gridcell][tabindex="0"]')
    await stop.focus()
    for (const date of ['5', '6', '7']) {
      await expect(stop).toHaveText(date)
      await expect(stop).toBeFocused()
      await page.keyboard.press('ArrowRight')
    }
    await page.keyboard.press('Enter')
    await expect(selection(page)).toHaveText('9/8/2026')
  })
})

test('a Persian calendar has Gregorian months in Persian digits', async ({ page }) => {
  await mount(page, cases, 'Persian')
  await expect(page.locator('.react-calendar__navigation__label')).toHaveText('نوامبر ۲۰۲۶')
  await expect(page.locator('[aria-current=date]')).toHaveText('۲۱')
})

test('a system’s odd locale, a malformed tag and invalid dates are as good as none', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'language', { get: () => 'en-US@posix' }),
  )
  await mount(page, cases, 'Malformed')
  await expect(page.getByRole('status')).toHaveText('No date selected')
  await page.getByRole('gridcell', { name: 'November 5, 2026' }).click()
  await expect(page.getByRole('status')).toHaveText('11/5/2026')
})

for (const [locale, first] of Object.entries({
  'en-US': 'Sunday',
  'de-DE': 'Montag',
  'ar-EG': 'السبت',
  'he-IL': 'יום ראשון',
})) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale })

    for (const where of ['with week data', 'without week data, as Firefox']) {
      test(`the week begins on ${first} in a browser ${where}`, async ({ page, open }) => {
        if (where !== 'with week data')
          await page.addInitScript(() => {
            for (const name of ['getWeekInfo', 'weekInfo'])
              Reflect.deleteProperty(Intl.Locale.prototype, name)
          })
        await open(route)
        for (const find of [single, range]) {
          const weekdays = find(page).locator('.react-calendar__month-view__weekdays abbr')
          await expect(weekdays).toHaveCount(7)
          await expect(weekdays.first()).toHaveAccessibleName(first)
        }
      })
    }
  })
}

test('nothing moves when the month replaces the placeholder', async ({ page, open, browser, baseURL }) => {
  const still = await browser.newPage({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  await still.goto(route)
  await open(route)
  await expect(selection(page)).toHaveText('11/21/2026')
  await expect(range(page).getByRole('status')).toHaveText('11/21/2026')
  for (const find of [single, range])
    expect(await find(page).getByRole('group').boundingBox()).toEqual(
      await find(still).getByRole('group').boundingBox(),
    )
  await still.close()
})

test('each half of a range is a selected day, and its shape follows the direction of the text', async ({
  page,
  open,
}) => {
  await open(route)
  const cell = (name: string) => range(page).getByRole('gridcell', { name, exact: true })
  const selected = range(page).getByRole('gridcell', { selected: true })
  await cell('November 10, 2026').click()
  await expect(selected).toHaveCount(1)
  await expect(cell('November 10, 2026')).toHaveAttribute('aria-selected', 'true')
  await cell('November 12, 2026').click()
  await expect(selected).toHaveCount(3)
  await page.mouse.move(0, 0)
  for (const [dir, corner, other] of [
    ['ltr', 'border-top-left-radius', 'border-top-right-radius'],
    ['rtl', 'border-top-right-radius', 'border-top-left-radius'],
  ] as const) {
    await page.evaluate((value) => void (document.dir = value), dir)
    await expect(cell('November 10, 2026')).toHaveCSS(corner, '10px')
    await expect(cell('November 10, 2026')).toHaveCSS(other, '0px')
    await expect(cell('November 12, 2026')).toHaveCSS(other, '10px')
  }
})

const roles = ['button', 'grid', 'row', 'columnheader', 'gridcell', 'status']

/** What the browser tells assistive technology of a calendar: roles and names, one a line, children further in. */
async function treeOf(page: Page, name: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  const known = new Map(nodes.map((node) => [node.nodeId, node]))
  const linesOf = (id: string, indent: string): string[] => {
    const node = known.get(id)
    const role = String(node?.role?.value)
    const isShown = roles.includes(role) && node?.ignored === false
    const children = (node?.childIds ?? []).flatMap((child) => linesOf(child, indent + (isShown ? '  ' : '')))
    return isShown ? [`${indent}${role} ${String(node.name?.value)}`.trimEnd(), ...children] : children
  }
  const root = nodes.find((node) => node.role?.value === 'group' && node.name?.value === name)
  return linesOf(root?.nodeId ?? '', '')
}

test('it is a grid: named by the heading, with a header, weeks, days and one tab stop', async ({
  page,
  open,
}) => {
  await open(route)
  await expect(day(page, 'November 21, 2026')).toBeVisible()
  const month = await treeOf(page, 'Calendar')
  expect(month.slice(0, 14)).toEqual([
    'button Previous year',
    'button Previous month',
    'button November 2026',
    'button Next month',
    'button Next year',
    'grid November 2026',
    '  row Sunday Monday Tuesday Wednesday Thursday Friday Saturday',
    '    columnheader Sunday',
    '    columnheader Monday',
    '    columnheader Tuesday',
    '    columnheader Wednesday',
    '    columnheader Thursday',
    '    columnheader Friday',
    '    columnheader Saturday',
  ])
  expect(month[15]).toBe('    gridcell November 1, 2026')
  expect(month.slice(-3)).toEqual([
    '    gridcell December 11, 2026',
    '    gridcell December 12, 2026',
    'status',
  ])
  const rows = month.flatMap((line, index) => (line.startsWith('  row') ? [index] : []))
  expect(rows).toEqual([6, 14, 22, 30, 38, 46, 54])
  await expect(single(page).locator('button:not([tabindex="-1"])')).toHaveCount(6)
  await expect(single(page).getByRole('grid')).not.toHaveAttribute('aria-multiselectable', 'true')
  await expect(range(page).getByRole('grid')).toHaveAttribute('aria-multiselectable', 'true')
  await heading(page).click()
  await expect(single(page).getByRole('grid')).toHaveAccessibleName('2026')
  const year = await treeOf(page, 'Calendar')
  expect(year.slice(5, 10)).toEqual([
    'grid 2026',
    '  row January 2026 February 2026 March 2026',
    '    gridcell January 2026',
    '    gridcell February 2026',
    '    gridcell March 2026',
  ])
  expect(year.filter((line) => line.startsWith('  row'))).toHaveLength(4)
  await expect(day(page, 'November 2026')).toHaveAttribute('aria-selected', 'true')
  await expect(single(page).locator('button:not([tabindex="-1"])')).toHaveCount(6)
})

test('the heading announces a new month politely', async ({ page, open }) => {
  await open(route)
  await expect(heading(page)).toHaveAttribute('aria-live', 'polite')
  await day(page, 'November 21, 2026').press('PageDown')
  await expect(heading(page)).toHaveText('December 2026')
})

test('the heading leads up to the period that was shown, wherever the selection is', async ({
  page,
  open,
}) => {
  await open(route)
  await single(page).getByRole('button', { name: 'Next year' }).click()
  await single(page).getByRole('button', { name: 'Next month' }).click()
  await expect(heading(page)).toHaveText('December 2027')
  await heading(page).click()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(day(page, 'December 2027')).toBeFocused()
})

test('the arrow icons point outward in both directions of text', async ({ page }) => {
  await mount(page, cases, 'Labels')
  const bar = page.locator('.react-calendar__navigation')
  await expect(bar).toBeVisible()
  const ltr = await bar.screenshot()
  await page.evaluate(() => void (document.dir = 'rtl'))
  const [next, label] = await Promise.all([
    page.getByRole('button', { name: 'Forward' }).boundingBox(),
    page.locator('.react-calendar__navigation__label').boundingBox(),
  ])
  expect(next?.x).toBeLessThan(label?.x ?? 0)
  expect((await bar.screenshot()).equals(ltr)).toBe(true)
})

const cases = 'registry/calendar/calendar.cases.tsx'
const cell = (page: Page, name: string) => page.getByRole('gridcell', { name, exact: true })
const send = (page: Page) => page.getByRole('button', { name: 'Send' }).click()

test('a form that requires a date is not sent without one, and focus moves to the grid', async ({ page }) => {
  await mount(page, cases, 'Required')
  await expect(page.getByRole('status')).toHaveText('No date selected')
  await send(page)
  await expect(cell(page, 'November 21, 2026')).toBeFocused()
  await expect(page.getByText('Sent: nothing')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await send(page)
  await expect(page.getByText('Sent: arrival=2026-11-20', { exact: true })).toBeVisible()
})

test('a form sends ISO dates and ranges, not those of a disabled calendar; a reset restores them', async ({
  page,
}) => {
  await mount(page, cases, 'Values')
  const first = 'today=2026-11-21&stay=2026-11-03/2026-11-05&far=2026-11-21/2026-11-21'
  await send(page)
  await expect(page.getByText(`Sent: ${first}`, { exact: true })).toBeVisible()
  const inCalendar = (name: string) => page.getByRole('group', { name })
  await inCalendar('Today').getByRole('button', { name: 'Next month' }).click()
  await cell(page, 'December 24, 2026').click()
  for (const date of ['November 9, 2026', 'November 8, 2026'])
    await inCalendar('Far').getByRole('gridcell', { name: date, exact: true }).click()
  await inCalendar('Stay').getByRole('gridcell', { name: 'November 17, 2026', exact: true }).click()
  await send(page)
  const second = 'today=2026-12-24&stay=&far=2026-11-08/2026-11-09'
  await expect(page.getByText(`Sent: ${second}`, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(inCalendar('Today').getByRole('grid')).toHaveAccessibleName('November 2026')
  await expect(inCalendar('Stay').getByRole('gridcell', { selected: true })).toHaveCount(3)
  await expect(inCalendar('Stay').getByRole('status')).toHaveText('11/3/2026 to 11/5/2026')
  await send(page)
  await expect(page.getByText(`Sent: ${first}`, { exact: true })).toBeVisible()
})

test('nothing in a disabled calendar can be focused or picked', async ({ page }) => {
  await mount(page, cases, 'Values')
  const off = page.getByRole('group', { name: 'Off' })
  await expect(off).toBeDisabled()
  await expect(off.locator('button:enabled')).toHaveCount(0)
  await off.getByRole('gridcell', { name: 'November 5, 2026', exact: true }).click({ force: true })
  await expect(off.getByRole('status')).toHaveText('11/21/2026')
})

test('focus stays between the first and the last date, and starts at a day that can be picked', async ({
  page,
}) => {
  await mount(page, cases, 'Limits')
  // Today, a Saturday, cannot be picked. November 4 is the first day that can.
  await page.getByRole('button', { name: 'Next month' }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Next year' })).toHaveCount(0)
  await expect(cell(page, 'November 4, 2026')).toBeFocused()
  for (const [key, name] of [
    ['ArrowLeft', 'November 4, 2026'],
    ['PageUp', 'November 4, 2026'],
    ['Shift+PageDown', 'December 16, 2026'],
    ['ArrowRight', 'December 16, 2026'],
    ['ArrowUp', 'December 9, 2026'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(cell(page, name)).toBeFocused()
  }
  await expect(page.getByRole('button', { name: 'Next month' })).toBeHidden()
  await expect(cell(page, 'December 16, 2026')).toBeEnabled()
  await expect(cell(page, 'December 17, 2026')).toBeDisabled()
  await expect(cell(page, 'December 17, 2026')).toHaveAttribute('aria-disabled', 'true')
})

test('a disabled day can be focused and heard, but not picked by mouse or by keyboard', async ({ page }) => {
  await mount(page, cases, 'LimitedRange')
  const saturday = cell(page, 'November 7, 2026')
  await expect(saturday).toHaveAttribute('aria-disabled', 'true')
  await expect(cell(page, 'November 6, 2026')).not.toHaveAttribute('aria-disabled')
  await cell(page, 'November 6, 2026').focus()
  await page.keyboard.press('ArrowRight')
  await expect(saturday).toBeFocused()
  await page.keyboard.press('Enter')
  await saturday.click({ force: true })
  await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(0)
  await page.keyboard.press('ArrowDown')
  await expect(cell(page, 'November 14, 2026')).toBeFocused()
  await cell(page, 'November 5, 2026').click()
  await cell(page, 'November 9, 2026').click()
  await expect(page.getByRole('status')).toHaveText('11/5/2026 to 11/9/2026')
})

test('a German calendar with German labels says nothing in English', async ({ page }) => {
  await mount(page, cases, 'German')
  await expect(page.getByRole('status')).toHaveText('21.11.2026')
  const tree = await treeOf(page, 'Kalender')
  expect(tree.slice(0, 8)).toEqual([
    'button Voriges Jahr',
    'button Voriger Monat',
    'button November 2026',
    'button Nächster Monat',
    'button Nächstes Jahr',
    'grid November 2026',
    '  row Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag',
    '    columnheader Montag',
  ])
  expect(tree[15]).toBe('    gridcell 26. Oktober 2026')
  await cell(page, '3. November 2026').click()
  await expect(page.getByRole('status')).toHaveText('Kein Datum gewählt')
  await cell(page, '5. November 2026').click()
  await expect(page.getByRole('status')).toHaveText('3.11.2026 bis 5.11.2026')
  const label = page.locator('.react-calendar__navigation__label')
  for (const [period, next] of [
    ['2026', ['Voriges Jahrzehnt', 'Voriges Jahr', 'Nächstes Jahr', 'Nächstes Jahrzehnt']],
    [
      '2021 – 2030',
      ['Voriges Jahrhundert', 'Voriges Jahrzehnt', 'Nächstes Jahrzehnt', 'Nächstes Jahrhundert'],
    ],
    ['2001 – 2100', ['Voriges Jahrhundert', 'Nächstes Jahrhundert']],
  ] as const) {
    await label.click()
    await expect(label).toHaveText(period)
    const names = page.locator('.react-calendar__navigation__arrow')
    expect(await names.evaluateAll((all) => all.map((arrow) => arrow.ariaLabel))).toEqual(next)
  }
  expect(await page.getByRole('group').innerText()).not.toMatch(/to|selected/)
})

test('a preset picks its range as two clicks do, and shows its month', async ({ page }) => {
  await mount(page, cases, 'Presets')
  const preset = page.getByRole('button', { name: 'Advent' })
  await cell(page, 'November 25, 2026').click()
  await expect(page.getByRole('status')).toHaveText('No date selected')
  await preset.click()
  await expect(page.getByRole('status')).toHaveText('12/1/2026 to 12/24/2026')
  await expect(page.getByRole('grid')).toHaveAccessibleName('December 2026')
  await expect(preset).toBeFocused()
  await send(page)
  await expect(page.getByText('Sent: trip=2026-12-01/2026-12-24', { exact: true })).toBeVisible()
  // The next click picks the first end of another range.
  await cell(page, 'December 2, 2026').click()
  await expect(page.getByRole('status')).toHaveText('No date selected')
  await page.getByRole('button', { name: 'The 24th' }).click()
  await send(page)
  await expect(page.getByText('Sent: trip=2026-11-24/2026-11-24', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'None' }).click()
  await expect(page.getByRole('status')).toHaveText('No date selected')
})

test('a preset shows the month of what is already selected', async ({ page, open }) => {
  await open(route)
  await range(page).getByRole('button', { name: 'Next year' }).click()
  await range(page).getByRole('button', { name: 'November 2027' }).click()
  await range(page).getByRole('button', { name: 'Today' }).click()
  await expect(range(page).getByRole('grid')).toHaveAccessibleName('November 2026')
})

test('a preset that begins or ends with a day that cannot be picked is disabled', async ({ page }) => {
  await mount(page, cases, 'Presets')
  for (const name of ['Last week', 'Until Saturday', 'Never'])
    await expect(page.getByRole('button', { name })).toBeDisabled()
  for (const name of ['The 24th', 'Advent', 'None'])
    await expect(page.getByRole('button', { name })).toBeEnabled()
  await mount(page, cases, 'PresetsOfDays')
  await expect(page.getByRole('button', { name: 'Christmas' })).toBeDisabled()
  await page.getByRole('button', { name: 'Advent' }).click()
  await expect(page.getByRole('status').first()).toHaveText('12/1/2026')
})

test('Tab leads from the days to the presets, and on to what the footer has', async ({ page }) => {
  await mount(page, cases, 'Presets')
  await cell(page, 'November 23, 2026').focus()
  for (const name of ['The 24th', 'Advent', 'None', 'Help']) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole(name === 'Help' ? 'link' : 'button', { name })).toBeFocused()
  }
})

test('a marked day has a dot, and says in any language what it means', async ({ page }) => {
  await mount(page, cases, 'Marks')
  await expect(cell(page, '24. November 2026, 2 Termine, Feiertag')).toBeVisible()
  await expect(cell(page, '6. Dezember 2026, Nikolaus')).toBeVisible()
  await expect(cell(page, '23. November 2026')).toBeVisible()
  const withDot = page
    .getByRole('gridcell')
    .filter({ has: page.locator('abbr') })
    .evaluateAll((days) =>
      days
        .filter((day) => getComputedStyle(day, '::before').position === 'absolute')
        .map((day) => day.textContent),
    )
  expect(await withDot).toEqual(['24', '6'])
})

test('in a label, a press on it or between the days moves focus to the days, and turns no page', async ({
  page,
}) => {
  await mount(page, cases, 'Labeled')
  for (const part of [page.getByText('Arrival'), page.getByText('Wed', { exact: true })]) {
    await part.click()
    await expect(cell(page, 'November 5, 2026')).toBeFocused()
    await page.keyboard.press('Shift+Tab')
  }
})

test('labels that are not given are English', async ({ page }) => {
  await mount(page, cases, 'Labels')
  await expect(page.getByRole('button', { name: 'Forward' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Previous month' })).toBeVisible()
})

test('the ref, the attributes and the key handler of its consumer are those of its root', async ({
  page,
}) => {
  await mount(page, cases, 'Root')
  const root = page.getByRole('group', { name: 'Trip' })
  await expect(root).toHaveId('trip')
  await expect(root).toHaveClass(/\bmine\b/)
  await expect(root).toHaveCSS('max-width', '480px')
  await expect(root).toHaveAttribute('data-kind', 'trip')
  await expect(page.getByText('Ref: trip')).toBeVisible()
  await cell(page, 'November 21, 2026').press('ArrowLeft')
  await expect(cell(page, 'November 20, 2026')).toBeFocused()
  // Its consumer prevents what this key does.
  await page.keyboard.press('PageDown')
  await expect(page.getByText('Keys: ArrowLeft PageDown')).toBeVisible()
  await expect(cell(page, 'November 20, 2026')).toBeFocused()
})

test('a controlled calendar shows the value of its consumer, and follows it to its month', async ({
  page,
}) => {
  await mount(page, cases, 'Controlled')
  const selected = page.getByRole('gridcell', { selected: true })
  await expect(page.getByRole('status')).toHaveText('11/5/2026')
  await cell(page, 'November 12, 2026').click()
  await expect(page.getByRole('status')).toHaveText('11/12/2026')
  await cell(page, 'November 13, 2026').click()
  await expect(page.getByText('Calls: 2')).toBeVisible()
  await expect(page.getByRole('status')).toHaveText('11/12/2026')
  await expect(selected).toHaveAccessibleName('November 12, 2026')
  await page.getByRole('button', { name: 'March' }).click()
  await expect(page.getByRole('grid')).toHaveAccessibleName('March 2027')
  await expect(selected).toHaveAccessibleName('March 9, 2027')
  await expect(page.getByRole('button', { name: 'March', exact: true })).toBeFocused()
})

/** Presses a key on a day of the first calendar. */
async function press(page: Page, name: string, key: string) {
  await day(page, name).focus()
  await page.keyboard.press(key)
}

/** Presses one key after another, and expects each to move focus to a day or a period of the first calendar. */
async function walk(page: Page, steps: readonly (readonly [key: string, name: string])[]) {
  for (const [key, name] of steps) {
    await page.keyboard.press(key)
    await expect(day(page, name)).toBeFocused()
  }
}

/** Shows the year, the decade and then the century, and runs a step at each. */
async function above(page: Page, steps: readonly (readonly (readonly [key: string, name: string])[])[]) {
  for (const step of steps) {
    await heading(page).click()
    await single(page).getByRole('gridcell', { selected: true }).focus()
    await walk(page, step)
  }
}

keyboard(route, {
  'Tab moves focus through the arrows and the heading to the selected day, else today, else the first that can be picked':
    async (page) => {
      await single(page).getByRole('button', { name: 'Previous year' }).focus()
      for (const label of ['Previous month', 'November 2026', 'Next month', 'Next year']) {
        await page.keyboard.press('Tab')
        await expect(single(page).getByRole('button', { name: label })).toBeFocused()
      }
      await walk(page, [['Tab', 'November 21, 2026']])
      await page.keyboard.press('Tab')
      await expect(single(page).locator(':focus')).toHaveCount(0)
      await day(page, 'November 5, 2026').click()
      await single(page).getByRole('button', { name: 'Next year' }).focus()
      await walk(page, [['Tab', 'November 5, 2026']])
      await single(page).getByRole('button', { name: 'Next year' }).click()
      await walk(page, [['Tab', 'November 1, 2027']])
      // Nothing is selected once the first end of a range is picked.
      await range(page).getByRole('gridcell', { name: 'November 5, 2026', exact: true }).click()
      for (const name of ['Next month', 'Previous month'])
        await range(page).getByRole('button', { name }).click()
      await range(page).getByRole('button', { name: 'Next year' }).focus()
      await page.keyboard.press('Tab')
      const focused = range(page).getByRole('gridcell', { name: 'November 21, 2026' })
      await expect(focused).toBeFocused()
    },
  'Enter, Space select the focused day or preset, or open the focused period': async (page) => {
    await press(page, 'November 7, 2026', 'Enter')
    await expect(selection(page)).toHaveText('11/7/2026')
    for (const text of ['2026', '2021 – 2030', '2001 – 2100']) {
      await heading(page).focus()
      await page.keyboard.press('Enter')
      await expect(heading(page)).toHaveText(text)
    }
    // The heading is now disabled, so focus is on the period that contains the selection.
    for (const text of ['2021 – 2030', '2026', 'November 2026']) {
      await expect(day(page, text)).toBeFocused()
      await page.keyboard.press('Enter')
    }
    await expect(heading(page)).toHaveText('November 2026')
    await expect(day(page, 'November 7, 2026')).toBeFocused()
    await press(page, 'November 8, 2026', 'Space')
    await expect(selection(page)).toHaveText('11/8/2026')
    await heading(page).click()
    await press(page, 'March 2026', 'Space')
    await expect(heading(page)).toHaveText('March 2026')
    await expect(day(page, 'March 1, 2026')).toBeFocused()
    for (const [key, text] of [
      ['Enter', '11/21/2026 to 11/27/2026'],
      ['Space', '11/21/2026 to 11/21/2026'],
    ] as const) {
      const name = key === 'Enter' ? 'Next 7 days' : 'Today'
      await range(page).getByRole('button', { name }).press(key)
      await expect(range(page).getByRole('status')).toHaveText(text)
    }
  },
  'Left Arrow, Right Arrow move focus by one day or period, in the direction of the text': async (page) => {
    await day(page, 'November 21, 2026').focus()
    await walk(page, [
      ['ArrowRight', 'November 22, 2026'],
      ['ArrowLeft', 'November 21, 2026'],
    ])
    await page.evaluate(() => void (document.dir = 'rtl'))
    await walk(page, [
      ['ArrowLeft', 'November 22, 2026'],
      ['ArrowRight', 'November 21, 2026'],
    ])
    await page.evaluate(() => void (document.dir = 'ltr'))
    await above(page, [
      [
        ['ArrowRight', 'December 2026'],
        ['ArrowRight', 'January 2027'],
        ['ArrowLeft', 'December 2026'],
      ],
      [
        ['ArrowRight', '2027'],
        ['ArrowLeft', '2026'],
      ],
      [
        ['ArrowLeft', '2011 – 2020'],
        ['ArrowRight', '2021 – 2030'],
      ],
    ])
  },
  'Up Arrow, Down Arrow move focus by one week or row': async (page) => {
    await day(page, 'November 21, 2026').focus()
    await walk(page, [
      ['ArrowDown', 'November 28, 2026'],
      // Past the edge of the month, the next one is shown.
      ['ArrowDown', 'December 5, 2026'],
    ])
    await expect(heading(page)).toHaveText('December 2026')
    await walk(page, [['ArrowUp', 'November 28, 2026']])
    await expect(heading(page)).toHaveText('November 2026')
    await above(page, [
      [
        ['ArrowDown', 'February 2027'],
        ['ArrowUp', 'November 2026'],
      ],
      [['ArrowUp', '2023']],
      [['ArrowDown', '2051 – 2060']],
    ])
  },
  'Home, End move focus to the start or the end of the week or row': async (page) => {
    await day(page, 'November 11, 2026').click()
    await walk(page, [
      ['Home', 'November 8, 2026'],
      ['Home', 'November 8, 2026'],
      ['End', 'November 14, 2026'],
    ])
    await above(page, [
      [
        ['Home', 'October 2026'],
        ['End', 'December 2026'],
      ],
      [['Home', '2024']],
    ])
  },
  'Page Up, Page Down move focus by one month, year, decade or century': async (page) => {
    await day(page, 'November 21, 2026').focus()
    await walk(page, [
      ['PageUp', 'October 21, 2026'],
      ['ArrowDown', 'October 28, 2026'],
      ['ArrowRight', 'October 29, 2026'],
      ['ArrowRight', 'October 30, 2026'],
      ['ArrowRight', 'October 31, 2026'],
      // November has no 31st.
      ['PageDown', 'November 30, 2026'],
      ['PageUp', 'October 30, 2026'],
      ['PageDown', 'November 30, 2026'],
    ])
    await expect(heading(page)).toHaveText('November 2026')
    await above(page, [
      [
        ['PageDown', 'November 2027'],
        ['PageUp', 'November 2026'],
      ],
      [
        ['PageDown', '2036'],
        ['PageUp', '2026'],
      ],
      [['PageUp', '1921 – 1930']],
    ])
  },
  'Shift + Page Up, Shift + Page Down move focus by one year, decade or century': async (page) => {
    await day(page, 'November 21, 2026').focus()
    await walk(page, [
      ['Shift+PageDown', 'November 21, 2027'],
      ['Shift+PageUp', 'November 21, 2026'],
    ])
    await above(page, [
      [
        ['Shift+PageDown', 'November 2036'],
        ['Shift+PageUp', 'November 2026'],
      ],
      [['Shift+PageUp', '1926']],
    ])
  },
})

test.describe('in Germany', () => {
  test.use({ locale: 'de-DE' })

  test('Home and End lead to Monday and Sunday', async ({ page, open }) => {
    await open(route)
    await day(page, '11. November 2026').click()
    await walk(page, [
      ['Home', '9. November 2026'],
      ['End', '15. November 2026'],
    ])
  })
})

announced(route, {
  'A day that was picked': (page) => day(page, 'November 20, 2026').click(),
})
