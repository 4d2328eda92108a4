import { expect, keyboard, stage, test, type Page } from '#tests/browser'

const route = '/calendar-details'
const today = new Date('2026-11-21T12:00:00Z')

const single = (page: Page) => stage(page, 'Single date')
const range = (page: Page) => stage(page, 'Date range')
const day = (page: Page, name: string) => single(page).getByRole('button', { name })
const heading = (page: Page) => single(page).locator('.react-calendar__navigation__label')
const selection = (page: Page) => single(page).getByRole('status')

test.beforeEach(({ page }) => page.clock.setFixedTime(today))

test('both examples start with today', async ({ page, open }) => {
  await open(route)
  await expect(selection(page)).toHaveText('11/21/2026')
  await expect(range(page).getByRole('status')).toHaveText('11/21/2026')
  await expect(day(page, 'November 21, 2026')).toHaveAccessibleName('November 21, 2026 selected')
})

test('a click picks a date', async ({ page, open }) => {
  await open(route)
  await day(page, 'November 5, 2026').click()
  await expect(selection(page)).toHaveText('11/5/2026')
  await expect(day(page, 'November 5, 2026')).toHaveAccessibleName(/selected/)
  await expect(day(page, 'November 21, 2026')).not.toHaveAccessibleName(/selected/)
})

test('two clicks pick a range; after the first click nothing is selected', async ({ page, open }) => {
  await open(route)
  const pick = (name: string) => range(page).getByRole('button', { name }).click()
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
    const period = (text: string) => find(page).getByRole('button', { name: text, exact: true })
    for (const text of ['November 2026', '2026', '2021 – 2030', '2001 – 2100']) {
      await expect(label).toHaveText(text)
      if (text !== '2001 – 2100') await label.click()
    }
    await expect(label).toBeDisabled()
    await period('1991 – 2000').or(period('2031 – 2040')).first().click()
    await period('2034').click()
    await period('May 2034').click()
    await expect(label).toHaveText('May 2034')
    await find(page).getByRole('button', { name: 'May 9, 2034' }).click()
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
  expect(await single(page).getByRole('group').boundingBox()).toEqual(
    await single(still).getByRole('group').boundingBox(),
  )
  await still.close()
})

/** Presses a key on a day of the first calendar. */
async function press(page: Page, name: string, key: string) {
  await day(page, name).focus()
  await page.keyboard.press(key)
}

keyboard(route, {
  'Tab moves focus through the arrows, the heading and the days': async (page) => {
    await single(page).getByRole('button', { name: 'Previous year' }).focus()
    for (const label of ['Previous month', 'November 2026', 'Next month', 'Next year', 'November 1, 2026']) {
      await page.keyboard.press('Tab')
      await expect(single(page).getByRole('button', { name: label })).toBeFocused()
    }
  },
  'Enter selects the focused day, or opens the focused period': async (page) => {
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
  },
  'Space selects the focused day, or opens the focused period': async (page) => {
    await press(page, 'November 8, 2026', 'Space')
    await expect(selection(page)).toHaveText('11/8/2026')
  },
  'Arrow keys move focus to another day, month, year or decade': async (page) => {
    await day(page, 'November 11, 2026').focus()
    for (const [key, name] of [
      ['ArrowRight', 'November 12, 2026'],
      ['ArrowDown', 'November 19, 2026'],
      ['ArrowLeft', 'November 18, 2026'],
      ['ArrowUp', 'November 11, 2026'],
    ] as const) {
      await page.keyboard.press(key)
      await expect(day(page, name)).toBeFocused()
    }
  },
  'Page Up, Page Down show the previous or the next month, year, decade or century': async (page) => {
    await press(page, 'November 11, 2026', 'PageDown')
    await expect(heading(page)).toHaveText('December 2026')
    await expect(day(page, 'December 9, 2026')).toBeFocused()
    await page.keyboard.press('PageUp')
    await expect(heading(page)).toHaveText('November 2026')
    await expect(day(page, 'November 11, 2026')).toBeFocused()
  },
})
