import { expect, test, type Page } from '../fixture'
import { gate } from '../support/gate'
import { alerts } from './support/alerts'

const save = '**/api/contact/saveContact'
const sent = 'Message Sent Successfully!'
const failed = 'Failed to send message. Please try again later.'

const message = {
  'Full Name': 'Ada Lovelace',
  'Phone Number': '+44 20 7946 0000',
  Email: 'ada@example.org',
  Message: 'A card of glass,\nplease.',
}

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true })
const send = (page: Page) => page.getByRole('button', { name: /^Send/ })

async function fillIn(page: Page) {
  for (const [label, value] of Object.entries(message)) await field(page, label).fill(value)
}

async function expectValues(page: Page, value: (label: string) => string) {
  for (const label of Object.keys(message)) await expect(field(page, label)).toHaveValue(value(label))
}

for (const [path, name] of [
  ['/contact', /^Send/],
  ['/stories', /^Post/],
] as const)
  test(`the colors of the button on ${path} do not fade when it is enabled: its text would be white on white`, async ({
    page,
    open,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await open(path)
    const button = page.getByRole('button', { name })
    const fading = await button.evaluate((element) => getComputedStyle(element).transitionProperty)
    expect(fading).not.toMatch(/all|color|background|opacity/)
  })

test('a sent message shows an alert and clears the fields', async ({ page, open, baseURL }) => {
  const messages = alerts(page)
  await page.context().addCookies([{ name: 'session', value: 'secret', url: baseURL ?? '' }])
  await open('/contact')
  await fillIn(page)
  await page.getByRole('checkbox', { name: "I'm not a robot" }).check()
  const responding = page.waitForResponse(save)
  await send(page).click()
  const response = await responding
  expect(response.status()).toBe(201)
  const request = response.request()
  expect(request.method()).toBe('POST')
  const headers = await request.allHeaders()
  expect(headers).toMatchObject({ 'content-type': 'application/json' })
  expect(headers).not.toHaveProperty('authorization')
  expect(headers).not.toHaveProperty('cookie')
  expect(request.postDataJSON()).toEqual({
    fullName: 'Ada Lovelace',
    phoneNumber: '+44 20 7946 0000',
    email: 'ada@example.org',
    message: 'A card of glass,\nplease.',
  })
  await expect.poll(() => messages).toEqual([sent])
  await expectValues(page, () => '')
})

test('a message that the server rejects shows an alert, logs the error, and keeps the fields', async ({
  page,
  open,
  expectConsole,
}) => {
  expectConsole(/the server responded with a status of 503/)
  expectConsole(/^error: \w+: Something went wrong!/)
  const messages = alerts(page)
  await page.route(save, (route) => route.fulfill({ status: 503, json: { error: 'busy' } }))
  await open('/contact')
  await fillIn(page)
  await send(page).click()
  await expect.poll(() => messages).toEqual([failed])
  await expectValues(page, (label) => message[label as keyof typeof message])
})

for (const response of [{ status: 200, body: '<!doctype html>Thanks' }, { status: 204 }]) {
  test(`any successful status counts, whatever the body (${response.status})`, async ({ page, open }) => {
    const messages = alerts(page)
    await page.route(save, (route) => route.fulfill(response))
    await open('/contact')
    await fillIn(page)
    await send(page).click()
    await expect.poll(() => messages).toEqual([sent])
    await expectValues(page, () => '')
  })
}

test('a message that is lost shows an alert, logs the error, and can be sent again', async ({
  page,
  open,
  expectConsole,
}) => {
  expectConsole(/net::ERR_FAILED/)
  expectConsole(/^error: TypeError: Failed to fetch/)
  const messages = alerts(page)
  await page.route(save, (route) => route.abort())
  await open('/contact')
  await fillIn(page)
  await send(page).click()
  await expect.poll(() => messages).toEqual([failed])
  await page.unroute(save)
  await send(page).click()
  await expect.poll(() => messages).toEqual([failed, sent])
})

test('what is sent again has the same key, and another message has another', async ({
  page,
  open,
  expectConsole,
}) => {
  expectConsole(/net::ERR_CONNECTION_FAILED/)
  expectConsole(/^error: TypeError: Failed to fetch/)
  const messages = alerts(page)
  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') keys.push(request.headers()['idempotency-key'])
  })
  await page.route(save, (route) => route.abort('connectionfailed'), { times: 1 })
  await open('/contact')
  await fillIn(page)
  await send(page).click()
  await expect.poll(() => messages).toEqual([failed])
  await send(page).click()
  await expect.poll(() => messages).toEqual([failed, sent])
  await fillIn(page)
  await send(page).click()
  await expect.poll(() => messages).toEqual([failed, sent, sent])
  expect(keys[0]).toMatch(/./)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

test('the button shows that the message is being sent, and a double click sends it once', async ({
  page,
  open,
}) => {
  const requests = await gate(page, save)
  const messages = alerts(page)
  await open('/contact')
  await fillIn(page)
  await send(page).dblclick()
  await expect(send(page)).toHaveText('Sending…')
  await expect(page.getByRole('status').filter({ hasText: 'Sending…' })).toBeAttached()
  await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit())
  requests.open()
  await expect.poll(() => messages).toEqual([sent])
  await expect(send(page)).toHaveText('Send Message')
  expect(requests.count()).toBe(1)
})

test('the browser requires every field and a valid e-mail address, but not the robot checkbox', async ({
  page,
  open,
}) => {
  await open('/contact')
  for (const label of Object.keys(message)) await expect(field(page, label)).toHaveAttribute('required')
  await expect(field(page, 'Phone Number')).toHaveAttribute('type', 'tel')
  await expect(field(page, 'Email')).toHaveAttribute('type', 'email')
  await expect(page.getByRole('checkbox')).not.toHaveAttribute('required')
  await send(page).click()
  await expect(field(page, 'Full Name')).toBeFocused()
  await fillIn(page)
  await field(page, 'Email').fill('ada')
  await send(page).click()
  await expect(field(page, 'Email')).toBeFocused()
  expect(await field(page, 'Email').evaluate((input: HTMLInputElement) => input.validity.typeMismatch)).toBe(
    true,
  )
})

test('a field of spaces is invalid: its message is its description, and its border stays red under the pointer', async ({
  page,
  open,
}) => {
  await open('/contact')
  await fillIn(page)
  await field(page, 'Full Name').fill('   ')
  await send(page).click()
  await expect(field(page, 'Full Name')).toHaveAccessibleDescription('Full name is required')
  await expect(field(page, 'Full Name')).toBeFocused()
  const line = page.getByText('Full name is required')
  const red = await line.evaluate((element) => getComputedStyle(element).color)
  await field(page, 'Full Name').hover()
  await expect(field(page, 'Full Name')).toHaveCSS('border-color', red)
  await field(page, 'Full Name').fill('Ada')
  await expect(field(page, 'Full Name')).toHaveAccessibleDescription('')
})

test('the panel shows contact details and features', async ({ page, open }) => {
  await open('/contact')
  const panel = page.getByRole('region', { name: 'Welcome to Vitrine' })
  // Neither an address nor a number is configured for the tests: what nobody answers is not shown.
  await expect(panel.getByRole('link')).toHaveText(['github.com/vitrine-ui/vitrine'])
  await expect(panel).toContainText('This copy of Vitrine has no e-mail address or phone number.')
  await expect(panel).not.toContainText(/\.example|00000/)
  await expect(panel.getByRole('listitem')).toHaveCount(4)
  await expect(page.getByRole('region', { name: 'Contact Us' }).getByRole('form')).toBeVisible()
  expect((await field(page, 'Message').boundingBox())?.height).toBe(144)
})
