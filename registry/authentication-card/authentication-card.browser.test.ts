import { announced, expect, keyboard, stage, test, type Page } from '#tests/browser'

const route = '/authentication-card'
const secret = 'correct horse'
const form = (page: Page, name: string) => page.getByRole('form', { name, exact: true })

/** Fills in a form and submits it. Expects the page to stay and nothing typed to be sent. */
async function expectNothingSent(page: Page, name: string, submit: () => Promise<void>) {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() || /ada|horse/.test(request.url() + (request.postData() ?? '')))
      asked.push(request.url())
  })
  const address = page.url()
  await form(page, name).getByLabel('Email').fill('ada@example.com')
  for (const field of await form(page, name).locator('input[type=password]').all()) await field.fill(secret)
  await submit()
  // Once this click is handled, a navigation or request that the submit started has been seen.
  await page.getByRole('heading', { level: 1 }).dispatchEvent('click')
  expect(page.url()).toBe(address)
  expect(asked).toEqual([])
  await expect(form(page, name).getByLabel('Email')).toHaveValue('ada@example.com')
}

test('Login asks for an email address and a password, Sign Up for the password twice', async ({
  page,
  open,
}) => {
  await open(route)
  const labels = async (name: string) =>
    (await form(page, name).locator('label').allInnerTexts()).map((text) => text.trim())
  expect(await labels('Login')).toEqual(['Email', 'Password'])
  expect(await labels('Sign Up')).toEqual(['Email', 'Password', 'Confirm password'])
})

for (const name of ['Login', 'Sign Up']) {
  test(`clicking ${name} sends nothing and does not change the URL`, async ({ page, open }) => {
    await open(route)
    const button = form(page, name).getByRole('button', { name })
    await expectNothingSent(page, name, () => button.click())
  })

  test(`without JavaScript, ${name} sends nothing either`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
    const page = await context.newPage()
    await page.goto(route)
    await expectNothingSent(page, name, () => page.keyboard.press('Enter'))
    await expectNothingSent(page, name, () => form(page, name).getByRole('button', { name }).click())
    await context.close()
  })
}

const themes = {
  yellow: ['rgb(0, 0, 0)', 'rgb(0, 0, 0)', 'rgb(195, 129, 5)', '0.996078 0.988235 0.815686'],
  brown: ['rgb(0, 0, 0)', 'rgb(139, 69, 19)', 'rgb(101, 67, 33)', '0.823529 0.705882 0.54902'],
  white: ['rgb(0, 0, 0)', 'rgb(0, 0, 0)', 'rgb(204, 204, 204)', '1 1 1'],
  black: ['rgb(255, 255, 255)', 'rgb(255, 255, 255)', 'rgb(0, 0, 0)', '0.2 0.2 0.2'],
} as const

/** The four colors of the Login card: text, border, shadow, and the tint of its glass. */
function colors(page: Page) {
  return form(page, 'Login').evaluate((element) => {
    const card = element.parentElement ?? element
    const { color } = getComputedStyle(card)
    const { backgroundColor, borderTopColor, boxShadow } = getComputedStyle(card, '::before')
    return [color, borderTopColor, boxShadow, backgroundColor].join(' | ')
  })
}

for (const [theme, parts] of Object.entries(themes)) {
  test(`the ${theme} theme colors text, border, shadow and glass`, async ({ page, open }) => {
    await open(route)
    await page.getByRole('radio', { name: theme, exact: true }).check({ force: true })
    const found = await colors(page)
    for (const part of parts) expect(found).toContain(part)
  })
}

test('each color picker changes the card and selects the custom theme, which starts as yellow', async ({
  page,
  open,
}) => {
  await open(route)
  await page.getByRole('radio', { name: 'custom' }).check({ force: true })
  expect(await colors(page)).toContain(themes.yellow[2])
  await page.getByRole('radio', { name: 'black', exact: true }).check({ force: true })
  for (const [label, color, computed] of [
    ['Background color', '#ff0000', 'color(srgb 1 0 0'],
    ['Text color', '#010203', 'rgb(1, 2, 3)'],
    ['Border color', '#040506', 'rgb(4, 5, 6)'],
    ['Shadow color', '#070809', 'rgb(7, 8, 9)'],
  ] as const) {
    await page.getByLabel(`${label}, picker`).fill(color)
    expect(await colors(page)).toContain(computed)
  }
  await expect(page.getByRole('radio', { name: 'custom' })).toBeChecked()
})

keyboard(route, {
  'Tab moves focus to the next field, then to the button': async (page) => {
    const login = form(page, 'Login')
    await login.getByLabel('Email').focus()
    for (const next of [login.getByLabel('Password'), login.getByRole('button', { name: 'Login' })]) {
      await page.keyboard.press('Tab')
      await expect(next).toBeFocused()
    }
  },
  'Enter submits the form, which sends nothing in these examples': (page) =>
    expectNothingSent(page, 'Sign Up', () => page.keyboard.press('Enter')),
  'Space activates the button': async (page) => {
    await stage(page, 'Sign Up').getByRole('button', { name: 'Sign Up' }).focus()
    await expectNothingSent(page, 'Sign Up', async () => {
      await form(page, 'Sign Up').getByRole('button').focus()
      await page.keyboard.press('Space')
    })
  },
})

announced(route, {
  'The email field, filled in': (page) => form(page, 'Login').getByLabel('Email').fill('ada@example.com'),
  'The password field, filled in': (page) => form(page, 'Login').getByLabel('Password').fill(secret),
})
