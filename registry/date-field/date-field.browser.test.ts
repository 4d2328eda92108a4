import { announced, expect, keyboard, mount, stage, test, type Page } from '#tests/browser'

const route = '/date-field-details'
const cases = 'registry/date-field/date-field.cases.tsx'
const arrival = (page: Page) => stage(page, 'Basic Usage').getByRole('textbox', { name: 'Arrival' })
const toggle = (page: Page) =>
  stage(page, 'Basic Usage').getByRole('button', { name: 'Choose from a calendar' })
const calendar = (page: Page) => page.getByRole('dialog', { name: 'Choose from a calendar' })
const day = (page: Page, name: string) => calendar(page).getByRole('gridcell', { name, exact: true })
const named = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

test('a press on the button opens the calendar at the date, and a day that is pressed is the date', async ({
  page,
  open,
}) => {
  await open(route)
  await toggle(page).click()
  await expect(day(page, 'November 12, 2026')).toBeFocused()
  await day(page, 'November 20, 2026').click()
  await expect(calendar(page)).toBeHidden()
  await expect(arrival(page)).toHaveValue('11/20/2026')
  await expect(toggle(page)).toBeFocused()
})

test('the calendar is beside the field, in the window, and goes when something else is pressed', async ({
  page,
  open,
}) => {
  await open(route)
  await toggle(page).click()
  // It has its place once the calendar is there.
  await expect(day(page, 'November 12, 2026')).toBeFocused()
  const [field, pane] = await Promise.all([arrival(page), calendar(page)].map((one) => one.boundingBox()))
  if (!field || !pane) throw new Error('Both are on the page.')
  expect(pane.y >= field.y + field.height || pane.y + pane.height <= field.y + 1).toBe(true)
  expect(pane.x).toBeGreaterThanOrEqual(0)
  expect(pane.y).toBeGreaterThanOrEqual(0)
  // At the edge of the window: to reach what is elsewhere, Playwright would scroll, and the calendar moves with the page.
  await page.mouse.click(3, 400)
  await expect(calendar(page)).toBeHidden()
})

test('a form is told what is wrong, gets the date as ISO 8601 writes it, and a reset takes it back', async ({
  page,
}) => {
  await mount(page, cases, 'Order')
  const field = named(page, 'Delivery')
  const send = () => page.getByRole('button', { name: 'Send' }).click()
  const words = () => field.evaluate((input: HTMLInputElement) => input.validationMessage)
  await send()
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  for (const [text, wrong] of [
    ['tomorrow', 'Write it as mm/dd/yyyy.'],
    ['12/1/2026', 'This day cannot be chosen.'],
  ] as const) {
    await field.fill(text)
    expect(await words()).toBe(wrong)
    await expect(field).toHaveAccessibleDescription(`${wrong} Not on the first.`)
    await send()
    await expect(page.locator('output')).toHaveText('nothing')
    await expect(field).toHaveValue(text === 'tomorrow' ? text : '12/01/2026')
  }
  await field.fill('1/2/2027')
  expect(await words()).not.toBe('')
  await field.fill('12/24/26')
  await expect(field).not.toHaveAttribute('aria-invalid')
  await field.press('Enter')
  await expect(field).toHaveValue('12/24/2026')
  await expect(page.locator('output')).toHaveText('2026-12-24')
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(field).toHaveValue('')
})

/** What the form of a page sends. */
const sent = (page: Page) =>
  page.locator('form').evaluate((form: HTMLFormElement) => [...new FormData(form).values()].map(String))

test('what is no date stays as it is typed, is invalid, and neither its form nor its parent has another', async ({
  page,
}) => {
  await mount(page, cases, 'Kept')
  const [day, night] = [named(page, 'Day'), named(page, 'Night')]
  for (const field of [day, night]) {
    await field.focus()
    await page.keyboard.press('End')
    for (const left of ['11/12/202', '11/12/20', '11/12/2', '11/12/']) {
      await page.keyboard.press('Backspace')
      await expect(field).toHaveValue(left)
    }
    await page.keyboard.type('tomorrow')
    await field.blur()
    await expect(field).toHaveValue('11/12/tomorrow')
    expect(await field.evaluate((input: HTMLInputElement) => input.checkValidity())).toBe(false)
  }
  expect(await sent(page)).toEqual(['', ''])
  // The first parent has refused the empty value.
  await expect(page.locator('output')).toHaveText('2026-11-12,')
  await page.getByRole('button', { name: 'Choose', exact: true }).click()
  await expect(day).toHaveValue('12/24/2026')
  expect(await sent(page)).toEqual(['2026-12-24', ''])
  await night.fill('1/2/2027')
  await night.blur()
  await expect(night).toHaveValue('01/02/2027')
  expect(await sent(page)).toEqual(['2026-12-24', '2027-01-02'])
})

test('a calendar over what is no date has no day, and its pick is told once, by the field', async ({
  page,
}) => {
  await mount(page, cases, 'Kept')
  const told = await page.locator('form').evaluateHandle((form) => {
    const names: string[] = []
    for (const type of ['input', 'change'])
      form.addEventListener(type, ({ target }) => {
        if (target instanceof HTMLSelectElement) names.push(`${type} ${target.name}`)
      })
    return names
  })
  await named(page, 'Day').fill('tomorrow')
  await expect.poll(() => told.jsonValue()).toEqual(['input day', 'change day'])
  await named(page, 'Day').press('ArrowDown')
  await expect(calendar(page).locator(':focus')).toHaveCount(1)
  await expect(calendar(page).getByRole('gridcell', { selected: true })).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(calendar(page)).toBeHidden()
  expect(await told.jsonValue()).toEqual(['input day', 'change day', 'input day', 'change day'])
  const [first] = await sent(page)
  await expect(page.locator('output')).toHaveText(`${first}, 2026-11-12`)
})

test('it is written and read as its language does, and a range is two dates', async ({ page }) => {
  await mount(page, cases, 'Places')
  await expect(named(page, 'Berlin')).toHaveValue('29.11.2026')
  await named(page, 'Berlin').fill('5.3.27')
  await named(page, 'Berlin').blur()
  await expect(named(page, 'Berlin')).toHaveValue('05.03.2027')
  await expect(named(page, 'Cairo')).toHaveValue(/٢٩.*١١.*٢٠٢٦/)
  const stay = named(page, 'Stay')
  await expect(stay).toHaveValue('11/29/2026 – 12/06/2026')
  await stay.press('ArrowDown')
  await day(page, 'November 12, 2026').click()
  await expect(calendar(page)).toBeVisible()
  await day(page, 'November 3, 2026').click()
  await expect(calendar(page)).toBeHidden()
  await expect(stay).toHaveValue('11/03/2026 – 11/12/2026')
  await expect(stay).toBeFocused()
})

test('in a dialog, Escape closes the calendar before the dialog', async ({ page }) => {
  await mount(page, cases, 'InDialog')
  await named(page, 'Day').press('ArrowDown')
  await expect(day(page, 'November 29, 2026')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(calendar(page)).toBeHidden()
  await expect(page.locator('dialog :focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(named(page, 'Day')).toBeHidden()
})

test('what cannot be changed opens no calendar', async ({ page }) => {
  await mount(page, cases, 'Sizes')
  await named(page, 'Read-only').press('ArrowDown')
  await expect(calendar(page)).toHaveCount(0)
  await expect(named(page, 'Read-only')).toHaveValue('11/29/2026')
  const heights = await Promise.all(
    ['Small', 'Medium', 'Large'].map(async (name) => (await named(page, name).boundingBox())?.height ?? 0),
  )
  expect(heights).toEqual(heights.toSorted((one, other) => one - other))
})

keyboard(route, {
  'Tab moves focus to the field, then to its button': async (page) => {
    await page.getByRole('heading', { name: 'Basic Usage' }).getByRole('link').focus()
    await page.keyboard.press('Tab')
    await expect(arrival(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(toggle(page)).toBeFocused()
  },
  'Digits type a date': async (page) => {
    await arrival(page).focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('1/2/27')
    await page.keyboard.press('Tab')
    await expect(arrival(page)).toHaveValue('01/02/2027')
  },
  'Down Arrow opens the calendar, with focus on the day': async (page) => {
    await arrival(page).press('ArrowDown')
    await expect(day(page, 'November 12, 2026')).toBeFocused()
  },
  'Enter, Space pick the day, and close the calendar': async (page) => {
    for (const [key, shown] of [
      ['Enter', '11/05/2026'],
      ['Space', '10/29/2026'],
    ] as const) {
      await arrival(page).press('ArrowDown')
      await expect(calendar(page).locator(':focus')).toHaveCount(1)
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press(key)
      await expect(calendar(page)).toBeHidden()
      await expect(arrival(page)).toHaveValue(shown)
    }
  },
  'Escape closes the calendar': async (page) => {
    await arrival(page).press('ArrowDown')
    await expect(calendar(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(calendar(page)).toBeHidden()
  },
})

announced(route, {
  'The calendar, when open': (page) => toggle(page).click(),
  'A day in it': (page) => toggle(page).click(),
})
