import { announced, expect, keyboard, mount, stage, test, type Page } from '#tests/browser'

const route = '/number-field-details'
const cases = 'registry/number-field/number-field.cases.tsx'
const tickets = (page: Page) => stage(page, 'Basic Usage').getByRole('spinbutton', { name: 'Tickets' })
const button = (page: Page, name: string) =>
  stage(page, 'Basic Usage').getByRole('button', { name, exact: true })
const named = (page: Page, name: string) => page.getByRole('spinbutton', { name, exact: true })

test('the buttons make the number smaller and larger, up to its limits, and focus is in the field', async ({
  page,
  open,
}) => {
  await open(route)
  await button(page, 'Decrease').click()
  await expect(tickets(page)).toHaveValue('1')
  await expect(tickets(page)).toBeFocused()
  await expect(button(page, 'Decrease')).toBeDisabled()
  await button(page, 'Increase').click({ clickCount: 3 })
  await expect(tickets(page)).toHaveValue('4')
})

test('a button that is held goes on, and stops where the pointer leaves it', async ({ page, open }) => {
  await open(route)
  await button(page, 'Increase').hover()
  await page.mouse.down()
  await expect(tickets(page)).toHaveValue('9')
  await expect(button(page, 'Increase')).toBeDisabled()
  await page.mouse.up()
  await button(page, 'Decrease').hover()
  await page.mouse.down()
  await expect(tickets(page)).not.toHaveValue('9')
  await page.mouse.move(0, 0)
  const value = await tickets(page).inputValue()
  await page.mouse.up()
  await expect(tickets(page)).toHaveValue(value)
})

test('the wheel scrolls the page and changes no number', async ({ page, open }) => {
  await open(route)
  await tickets(page).click()
  const top = () => page.evaluate(() => window.scrollY)
  const before = await top()
  await page.mouse.wheel(0, 200)
  await expect.poll(top).toBeGreaterThan(before)
  await expect(tickets(page)).toHaveValue('2')
})

test('a form is told what is wrong by the browser, gets the plain number, and a reset takes it back', async ({
  page,
}) => {
  await mount(page, cases, 'Order')
  const field = named(page, 'Tickets')
  const send = () => page.getByRole('button', { name: 'Send' }).click()
  await send()
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  const words = () => field.evaluate((input: HTMLInputElement) => input.validationMessage)
  const missing = await words()
  await expect(field).toHaveAccessibleDescription(`${missing} They are for pairs.`)
  await field.fill('3')
  expect(await words()).not.toBe(missing)
  await expect(field).toHaveAccessibleDescription(`${await words()} They are for pairs.`)
  await field.press('ArrowUp')
  await expect(field).toHaveValue('4')
  await expect(field).not.toHaveAttribute('aria-invalid')
  await field.fill('12345678')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await field.fill('1234')
  await field.press('Enter')
  await expect(field).toHaveValue('1,234')
  await expect(page.locator('output')).toHaveText('1234')
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(field).toHaveValue('')
  await expect(field).not.toHaveAttribute('aria-invalid')
})

test('it is written and read as its language does, in its digits, and with its unit', async ({ page }) => {
  await mount(page, cases, 'Places')
  await expect(named(page, 'Berlin')).toHaveValue('1.234,5')
  await named(page, 'Berlin').press('ArrowUp')
  await expect(named(page, 'Berlin')).toHaveValue('1.235')
  await named(page, 'Berlin').fill('7,5')
  await named(page, 'Berlin').press('Tab')
  await expect(named(page, 'Berlin')).toHaveValue('7,5')
  await expect(named(page, 'Cairo')).toHaveValue('١٢')
  await named(page, 'Cairo').fill('34')
  await named(page, 'Cairo').press('ArrowUp')
  await expect(named(page, 'Cairo')).toHaveValue('٣٥')
  await named(page, 'Speed').fill('100 mph')
  await named(page, 'Speed').press('Enter')
  await expect(named(page, 'Speed')).toHaveValue('100 km/h')
})

test('sizes are on the scale of the glass, and what is fixed has no buttons to press', async ({ page }) => {
  await mount(page, cases, 'Sizes')
  const heights = await Promise.all(
    ['Small', 'Medium', 'Large'].map((name) =>
      named(page, name).evaluate((field) => field.parentElement?.getBoundingClientRect().height),
    ),
  )
  expect(heights).toEqual([40, 48, 56])
  for (const name of ['Read-only', 'Disabled']) {
    await expect(named(page, name).locator('~ button')).toHaveCount(2)
    await expect(named(page, name).locator('~ button:enabled')).toHaveCount(0)
  }
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true })

  test('each button has 44 px in any size, and a tap on it opens no keyboard', async ({ page }) => {
    await mount(page, cases, 'Sizes')
    for (const size of ['Small', 'Medium', 'Large']) {
      const plus = named(page, size).locator('~ button').last()
      const { x = 0, y = 0, width = 0, height = 0 } = (await plus.boundingBox()) ?? {}
      const middle = { x: x + width / 2, y: y + height / 2 }
      const reached = await page.evaluate(
        ({ x: left, y: top }) =>
          [
            [-21, -21],
            [21, -21],
            [-21, 21],
            [21, 21],
          ].map(([dx = 0, dy = 0]) => document.elementFromPoint(left + dx, top + dy)?.ariaLabel),
        middle,
      )
      expect(reached).toEqual(Array.from({ length: 4 }, () => 'Increase'))
      await page.touchscreen.tap(middle.x, middle.y)
      await expect(named(page, size)).toHaveValue('2')
      await expect(named(page, size)).not.toBeFocused()
    }
  })
})

/** Types in place of the number. Firefox lets Playwright's `fill` set the text only in a way that React does not hear. */
async function typeOver(page: Page, field: ReturnType<typeof named>, text: string) {
  await field.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

/** Presses keys in the field and checks its number after each. */
async function pressed(page: Page, steps: Readonly<Record<string, string>>) {
  await tickets(page).focus()
  for (const [key, value] of Object.entries(steps)) {
    await page.keyboard.press(key)
    await expect(tickets(page)).toHaveValue(value)
  }
}

keyboard(route, {
  'Tab moves focus to the field': async (page) => {
    await page.getByRole('heading', { name: 'Basic Usage' }).getByRole('link').focus()
    await page.keyboard.press('Tab')
    await expect(tickets(page)).toBeFocused()
  },
  'Up Arrow, Down Arrow increase or decrease the number by one step': (page) =>
    pressed(page, { ArrowUp: '3', ArrowDown: '2' }),
  'Page Up, Page Down increase or decrease it by ten steps': async (page) => {
    const price = stage(page, 'Custom Number Field').getByRole('spinbutton', { name: 'Price' })
    await price.press('PageUp')
    await expect(price).toHaveValue('€1,239.50')
    await price.press('PageDown')
    await expect(price).toHaveValue('€1,234.50')
  },
  'Home, End set it to the lowest or highest number, if there is one': (page) =>
    pressed(page, { End: '9', Home: '1' }),
  'Digits type a number': async (page) => {
    await typeOver(page, tickets(page), '7')
    await page.keyboard.press('ArrowDown')
    await expect(tickets(page)).toHaveValue('6')
  },
  'Enter writes the number with its format, and submits a form': async (page) => {
    const price = stage(page, 'Custom Number Field').getByRole('spinbutton', { name: 'Price' })
    await typeOver(page, price, '99')
    await price.press('Enter')
    await expect(price).toHaveValue('€99.00')
  },
})

announced(route, {
  'After Up Arrow': (page) => tickets(page).press('ArrowUp'),
})
