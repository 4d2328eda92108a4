import { announced, expect, keyboard, stage, test, type Page } from '#tests/browser'

const route = '/contact-details'
const live = (page: Page) => stage(page, 'Live')
const field = (page: Page, label: string) => live(page).getByLabel(label, { exact: true })
const send = (page: Page) => live(page).getByRole('button', { name: 'Send Message' })
const robot = (page: Page) => live(page).getByRole('checkbox', { name: "I'm not a robot" })

const typed = {
  Name: 'Ada Lovelace',
  Phone: '+44 20 7946 0000',
  Email: 'ada@example.com',
  Message: 'Hello,\nhow are you?',
}

async function fill(page: Page) {
  for (const [label, text] of Object.entries(typed)) await field(page, label).fill(text)
}

/** Records the page's alerts, logs and requests from now on. */
function listen(page: Page) {
  const heard = { alerts: [] as string[], logs: [] as unknown[], requests: [] as string[] }
  page.on('request', (request) => heard.requests.push(`${request.method()} ${request.url()}`))
  page.on('dialog', (dialog) => {
    heard.alerts.push(dialog.message())
    void dialog.accept()
  })
  page.on('console', (message) => {
    const [argument] = message.args()
    if (message.type() === 'log') void argument?.jsonValue().then((value) => heard.logs.push(value))
  })
  return heard
}

async function expectSent(page: Page, heard: ReturnType<typeof listen>) {
  await expect.poll(() => heard.alerts).toEqual(['Message Sent Successfully! (Check Your Console)'])
  await expect
    .poll(() => heard.logs)
    .toEqual([{ name: typed.Name, phone: typed.Phone, email: typed.Email, message: typed.Message }])
  for (const label of Object.keys(typed)) await expect(field(page, label)).toHaveValue('')
  expect(new URL(page.url()).search).toBe('')
  // One of the site's own scripts may still be loading, and "Add to your project" asks what its host can do.
  const sent = heard.requests.filter(
    (request) => !request.includes('/assets/') && !request.startsWith('HEAD '),
  )
  expect(sent).toEqual([])
}

test('sending a message logs it, confirms it and clears the form', async ({ page, open }) => {
  await open(route)
  const heard = listen(page)
  await fill(page)
  await robot(page).check()
  await send(page).click()
  await expectSent(page, heard)
})

for (const label of Object.keys(typed)) {
  test(`without ${label} nothing is sent`, async ({ page, open }) => {
    await open(route)
    const heard = listen(page)
    await fill(page)
    await field(page, label).fill('')
    await send(page).click()
    await expect(field(page, label)).toBeFocused()
    expect(await field(page, label).evaluate((input: HTMLInputElement) => input.validity.valueMissing)).toBe(
      true,
    )
    expect(heard.alerts).toEqual([])
  })
}

test('the browser validates the email address, and phones show a keypad for the phone number', async ({
  page,
  open,
}) => {
  await open(route)
  await fill(page)
  await field(page, 'Email').fill('ada')
  await send(page).click()
  await expect(field(page, 'Email')).toBeFocused()
  await expect(field(page, 'Phone')).toHaveAttribute('type', 'tel')
})

test('the message field is 144 px high', async ({ page, open }) => {
  await open(route)
  expect((await field(page, 'Message').boundingBox())?.height).toBe(144)
})

test('without JavaScript, nothing can be typed or sent', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  await page.goto(route)
  await expect(field(page, 'Name')).toBeDisabled()
  await expect(send(page)).toBeDisabled()
  await expect(live(page).locator('noscript')).toBeVisible()
  await page.close()
})

test('Back to Home opens the home page', async ({ page, open }) => {
  await open(route)
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL('/')
})

keyboard(route, {
  'Tab moves focus to the next field or button': async (page) => {
    // The fields are disabled until the form is alive.
    await expect(field(page, 'Name')).toBeEnabled()
    await field(page, 'Name').focus()
    for (const next of [
      field(page, 'Phone'),
      field(page, 'Email'),
      field(page, 'Message'),
      robot(page),
      send(page),
    ]) {
      await page.keyboard.press('Tab')
      await expect(next).toBeFocused()
    }
  },
  'Space toggles the checkbox, or activates the button': async (page) => {
    const heard = listen(page)
    await fill(page)
    await robot(page).focus()
    await page.keyboard.press('Space')
    await expect(robot(page)).toBeChecked()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expectSent(page, heard)
  },
  'Enter submits the form from any single-line field': async (page) => {
    const heard = listen(page)
    await fill(page)
    await field(page, 'Email').focus()
    await page.keyboard.press('Enter')
    await expectSent(page, heard)
  },
})

announced(route, {
  'The email field, when the address is wrong': (page) => field(page, 'Email').fill('ada'),
  'The checkbox, when checked': (page) => robot(page).check(),
})
