import { expect, test, withMotion, type Page } from '../fixture'
import { addColorOf } from '../support/color'
import { fetchAfterwards } from '../support/fetch-afterwards'
import { alerts } from './support/alerts'

const amount = (page: Page) => page.getByRole('textbox', { name: 'Donation Amount' })
const name = (page: Page) => page.getByRole('textbox', { name: 'Your Name' })
const email = (page: Page) => page.getByRole('textbox', { name: 'Your Email' })
const donate = (page: Page) => page.getByRole('button', { name: 'Donate Now' })

test('an empty form shows a red message for each field, and focuses the first one', async ({
  page,
  open,
}) => {
  await open('/donate')
  await donate(page).click()
  await expect(amount(page)).toHaveAccessibleDescription('Amount must be a number')
  await expect(name(page)).toHaveAccessibleDescription('Name is required')
  await expect(email(page)).toHaveAccessibleDescription('Invalid email format')
  await expect(amount(page)).toBeFocused()
  await addColorOf(page)
  const message = page.getByText('Name is required')
  const { red, green, blue } = await message.evaluate((line) => window.colorOf(getComputedStyle(line).color))
  expect(red).toBeGreaterThan(1.5 * Math.max(green, blue))
})

for (const width of [390, 1280]) {
  test(`an invalid field has a red border, even while it is filled, focused or under the pointer (${width} px)`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await open('/donate')
    await email(page).fill('ada@')
    await email(page).hover()
    await email(page).press('Enter')
    const message = page.getByText('Invalid email format')
    const red = await message.evaluate((line) => getComputedStyle(line).color)
    for (const field of [email(page), amount(page)]) {
      await field.hover()
      await expect(field).toHaveCSS('border-color', red)
      await field.focus()
      await expect(field).toHaveCSS('border-color', red)
    }
  })
}

test('the fields are checked on submit only', async ({ page, open }) => {
  await open('/donate')
  await amount(page).fill('a hundred')
  await name(page).fill('Ada')
  await email(page).fill('ada@')
  await expect(page.getByText('Amount must be a number')).toHaveCount(0)
  await donate(page).click()
  await expect(amount(page)).toHaveAccessibleDescription('Amount must be a number')
  await expect(name(page)).toHaveAccessibleDescription('')
  await expect(email(page)).toHaveAccessibleDescription('Invalid email format')
  await amount(page).fill('100')
  await expect(amount(page)).toHaveAccessibleDescription('Amount must be a number')
  await donate(page).click()
  await expect(amount(page)).toHaveAccessibleDescription('')
  await expect(email(page)).toHaveAccessibleDescription('Invalid email format')
})

test('a valid form shows an alert, clears the errors, keeps its values, and sends nothing', async ({
  page,
  open,
}) => {
  const messages = alerts(page)
  await open('/donate')
  await donate(page).click()
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await amount(page).fill('500')
  await name(page).fill('Ada')
  await email(page).fill('ada@example.org')
  await page.keyboard.press('Enter')
  await expect.poll(() => messages).toEqual(['Form submitted successfully!'])
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0)
  await expect(amount(page)).toHaveValue('500')
  await expect(name(page)).toHaveValue('Ada')
  await expect(email(page)).toHaveValue('ada@example.org')
  await fetchAfterwards(page)
  expect(requests).toEqual(['/healthz'])
  await expect(page).toHaveURL('/donate')
})

test('native validation is off, and the fields have placeholders and autofill hints', async ({
  page,
  open,
}) => {
  await open('/donate')
  expect(await page.locator('form').evaluate((form: HTMLFormElement) => form.noValidate)).toBe(true)
  await expect(amount(page)).toHaveAttribute('placeholder', 'Enter amount in Rupees')
  await expect(name(page)).toHaveAttribute('autocomplete', 'name')
  await expect(email(page)).toHaveAttribute('autocomplete', 'email')
})

const bodyColor = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the body is dark gray only while the page is shown (${colorScheme})`, async ({ page, open }) => {
    await page.emulateMedia({ colorScheme })
    await open('/about')
    const before = await bodyColor(page)
    const bar = page.getByRole('navigation', { name: 'Main' })
    await bar.getByRole('link', { name: 'Sponsor' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Support Us!')
    expect(await bodyColor(page)).toBe('rgb(47, 47, 53)')
    await bar.getByRole('link', { name: 'About Us' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us')
    expect(await bodyColor(page)).toBe(before)
  })
}

test.describe('with motion', () => {
  test.use(withMotion)

  test('a filled field is highlighted and scaled, the button grows on hover, and the panel is 500 px wide', async ({
    page,
    open,
  }) => {
    await open('/donate')
    const style = () =>
      amount(page).evaluate((input) => {
        const { borderTopColor, transform } = getComputedStyle(input)
        return { borderTopColor, transform }
      })
    const empty = await style()
    await amount(page).fill('5')
    await expect.poll(async () => (await style()).transform).toBe('matrix(1.02, 0, 0, 1.02, 0, 0)')
    await expect.poll(async () => (await style()).borderTopColor).not.toBe(empty.borderTopColor)
    await donate(page).hover()
    await expect(donate(page)).toHaveCSS('transform', 'matrix(1.04, 0, 0, 1.04, 0, 0)')
    const width = await page
      .getByRole('heading', { level: 1 })
      .evaluate((heading) => heading.parentElement?.getBoundingClientRect().width)
    expect(width).toBe(500)
  })
})
