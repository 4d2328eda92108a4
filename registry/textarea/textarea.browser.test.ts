import { announced, controls, expect, keyboard, stage, test, type Page } from '#tests/browser'

const route = '/textarea-details'
const section = 'Custom Styling'
const message = (page: Page) => stage(page, 'Basic Usage').getByRole('textbox', { name: 'Message' })
const story = (page: Page) => stage(page, section).getByRole('textbox', { name: 'Story' })
const code = (page: Page) => page.getByRole('region', { name: section, exact: true }).locator('pre')

const themes = {
  yellow: ['#fefcd0', 'rgb(0, 0, 0)', 'rgb(0, 0, 0)', 'rgb(195, 129, 5)'],
  brown: ['#d2b48c', 'rgb(0, 0, 0)', 'rgb(139, 69, 19)', 'rgb(101, 67, 33)'],
  white: ['#ffffff', 'rgb(0, 0, 0)', 'rgb(0, 0, 0)', 'rgb(204, 204, 204)'],
  black: ['#333333', 'rgb(255, 255, 255)', 'rgb(255, 255, 255)', 'rgb(0, 0, 0)'],
} as const

test('the field shows what is typed', async ({ page, open }) => {
  await open(route)
  await message(page).click()
  await message(page).pressSequentially('Glass!')
  await expect(message(page)).toHaveValue('Glass!')
})

test('each theme sets the background, text, border and shadow in the field and in the code', async ({
  page,
  open,
}) => {
  await open(route)
  for (const [theme, [background, text, border, shadow]] of Object.entries(themes)) {
    await controls(page, 'Custom Styling')
      .getByRole('radio', { name: theme, exact: true })
      .check({ force: true })
    await expect(code(page)).toContainText(`'--glass-tint': '${background}'`)
    await expect(story(page)).toHaveCSS('color', text)
    await expect(story(page)).toHaveCSS('border-top-color', border)
    expect(await story(page).evaluate((field) => getComputedStyle(field).boxShadow)).toContain(
      `${shadow} 0px 16px 32px -16px`,
    )
  }
})

test('editing a color selects the custom theme', async ({ page, open }) => {
  await open(route)
  for (const label of ['Background', 'Text', 'Border', 'Shadow']) {
    await controls(page, 'Custom Styling')
      .getByRole('radio', { name: 'white', exact: true })
      .check({ force: true })
    await controls(page, 'Custom Styling').getByRole('textbox', { name: label, exact: true }).fill('#0c2238')
    await expect(controls(page, 'Custom Styling').getByRole('radio', { name: 'custom' })).toBeChecked()
    await expect(code(page)).toContainText('#0c2238')
  }
})

test('the text survives a change of theme', async ({ page, open }) => {
  await open(route)
  await story(page).fill('Once upon a time')
  await controls(page, 'Custom Styling')
    .getByRole('radio', { name: 'black', exact: true })
    .check({ force: true })
  await expect(story(page)).toHaveValue('Once upon a time')
})

test('Back goes one history entry back', async ({ page, open }) => {
  await open('/components?q=text')
  await page.getByRole('article').filter({ hasText: 'Textarea' }).getByRole('link').click()
  await expect(page).toHaveURL(route)
  await page.getByRole('link', { name: 'Back to Components' }).click()
  await expect(page).toHaveURL('/components?q=text')
  await page.goForward()
  await expect(page).toHaveURL(route)
})

keyboard(route, {
  'Tab moves focus to the field, then on': async (page) => {
    await page.getByRole('heading', { name: 'Basic Usage' }).getByRole('link').focus()
    await page.keyboard.press('Tab')
    await expect(message(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(message(page)).not.toBeFocused()
  },
  'Enter starts a new line': async (page) => {
    await message(page).focus()
    await page.keyboard.type('one')
    await page.keyboard.press('Enter')
    await page.keyboard.type('two')
    await expect(message(page)).toHaveValue('one\ntwo')
  },
})

announced(route, {
  'Its text, when typed': (page) => message(page).fill('Glass!'),
})
